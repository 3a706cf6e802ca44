// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What a colour space consists of.
public enum CGColorSpaceModel: Int32, Sendable {
  /// None of the others.
  case unknown = -1
  /// One component, from black to white.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Cyan, magenta, yellow and black.
  case cmyk
  /// Lightness and two opponent colours.
  case lab
  /// Any number of inks.
  case deviceN
  /// A number in a table of colours.
  case indexed
  /// A drawing that is repeated.
  case pattern
  /// The three values of an eye.
  case XYZ
}

// Rules: DR-30.
/// What the components of a colour stand for.
///
/// See [CGColorSpace](https://developer.apple.com/documentation/coregraphics/cgcolorspace).
public final class CGColorSpace: Sendable {
  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Finds a space by its name, one of the constants of this class.
  ///
  /// - Returns: nil for any other name.
  public init?(name: CFString) {
    guard let kind = Kind(rawValue: name) else { return nil }
    self.kind = kind
  }

  /// Makes the space of drawings that are repeated.
  ///
  /// - Parameter baseSpace: what drawings without colours take their colour from; nil for those that
  ///   have some.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    kind = .pattern
  }

  /// The name to find it by; nil for the space of drawings.
  public var name: CFString? { kind == .pattern ? nil : kind.rawValue }

  /// Components of a colour, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: 0
    default: 3
    }
  }

  /// What the space consists of.
  public var model: CGColorSpaceModel {
    switch kind {
    case .gray, .extendedGray, .linearGray, .extendedLinearGray, .deviceGray: .monochrome
    case .cmyk, .deviceCMYK: .cmyk
    case .pattern: .pattern
    default: .rgb
    }
  }

  /// Whether it has colours that sRGB lacks.
  public var isWideGamutRGB: Bool { model == .rgb && (kind.primaries != .sRGB || kind.isExtended) }

  // Rules: DR-39.
  /// Whether it has lights that are brighter than white, by the curve PQ or HLG.
  public func isHDR() -> Bool { kind.curve == .perceptual || kind.curve == .hybrid }

  /// Whether colours of it can be drawn with; not so for the space of drawings.
  public var supportsOutput: Bool { kind != .pattern }
}

extension CGColorSpace: Hashable {
  /// True for spaces of the same name.
  public static func == (x: CGColorSpace, y: CGColorSpace) -> Bool { x.kind == y.kind }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Makes a space of red, green and blue, here the same colours as sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.deviceRGB) }

/// Makes a space of greys, from black to white.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.deviceGray) }

/// Makes a space of cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.deviceCMYK) }
