// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where the opacity of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none.
  case none
  /// Behind the colours, which are multiplied with it.
  case premultipliedLast
  /// Before the colours, which are multiplied with it.
  case premultipliedFirst
  /// Behind the colours.
  case last
  /// Before the colours.
  case first
  /// There is none, but room for it behind the colours.
  case noneSkipLast
  /// There is none, but room for it before the colours.
  case noneSkipFirst
  /// There is nothing else.
  case alphaOnly
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits that say it.
  case orderMask = 0x7000
  /// That in which components are named.
  case orderDefault = 0
  /// Pixels of 16 bits, the lowest byte first.
  case order16Little = 0x1000
  /// Pixels of 32 bits, the lowest byte first.
  case order32Little = 0x2000
  /// Pixels of 16 bits, the highest byte first.
  case order16Big = 0x3000
  /// Pixels of 32 bits, the highest byte first.
  case order32Big = 0x4000
}

/// How the components of a pixel are packed.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
  /// The bits that say it.
  case mask = 0xF0000
  /// Each in bits of its own.
  case packed = 0
  /// Five bits a colour.
  case RGB555 = 0x10000
  /// Five bits of red, six of green, five of blue.
  case RGB565 = 0x20000
  /// Ten bits a colour.
  case RGB101010 = 0x30000
  /// Ten bits a colour, which may be beyond 0 and 1.
  case RGBCIF10 = 0x40000
}

/// How the pixels of a bitmap are laid out.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// A `CGImageAlphaInfo` in the lowest bits, and a `CGImageByteOrderInfo`.
  public let rawValue: UInt32

  /// Makes a layout from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits that tell of floating point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
  /// Components are floating point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of a `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Bytes in the order in which components are named.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// Pixels of 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Pixels of 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Pixels of 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Pixels of 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}
