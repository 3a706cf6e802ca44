// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
package import UIKitHost

// Rules: DR-40.
/// A picture of some pixels: an encoded one, a drawing, or a part of either.
///
/// See [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage).
public final class CGImage: Sendable {
  enum Source {
    case encoded(ImageResource)
    /// Pixels, of which a file is made for whoever shows them.
    case pixels(PixelFile)
    /// A drawing with the size of its coordinates.
    case drawing([DrawingCommand], CGSize)
  }

  private let source: Source
  /// All of the source, in pixels.
  private let whole: CGSize
  /// What is shown of it, in pixels.
  let part: CGRect
  let nature: ImageNature

  private init(_ source: Source, whole: CGSize, part: CGRect, nature: ImageNature) {
    self.source = source
    self.whole = whole
    self.part = part
    self.nature = nature
  }

  /// Makes an image of a resource that has that many pixels.
  package convenience init(resource: ImageResource, width: Int, height: Int) {
    self.init(resource: resource, width: width, height: height, nature: ImageNature())
  }

  /// Makes an image of a resource of which more is known.
  convenience init(resource: ImageResource, width: Int, height: Int, nature: ImageNature) {
    let size = CGSize(width: width, height: height)
    self.init(
      .encoded(resource), whole: size, part: CGRect(origin: .zero, size: size), nature: nature)
  }

  /// Makes an image of pixels.
  convenience init(pixels: ImagePixels, isMask: Bool = false, interpolates: Bool = true) {
    let size = CGSize(width: pixels.width, height: pixels.height)
    self.init(
      .pixels(PixelFile(of: pixels)), whole: size, part: CGRect(origin: .zero, size: size),
      nature: ImageNature(isMask: isMask, interpolates: interpolates, pixels: pixels))
  }

  /// Makes an image of pixels whose components stand for the colours of a space.
  convenience init(
    pixels: ImagePixels, in space: CGColorSpace.Kind, shownAs shown: ImagePixels,
    interpolates: Bool
  ) {
    let size = CGSize(width: pixels.width, height: pixels.height)
    self.init(
      .pixels(PixelFile(of: shown)), whole: size, part: CGRect(origin: .zero, size: size),
      nature: ImageNature(interpolates: interpolates, pixels: pixels, space: space))
  }

  /// The image with a space whose colours look the same.
  func alike(in space: CGColorSpace.Kind) -> CGImage {
    var nature = nature
    nature.space = space
    return CGImage(source, whole: whole, part: part, nature: nature)
  }

  /// Makes an image of a drawing; nil for one without a pixel.
  ///
  /// - Parameters:
  ///   - commands: the drawing.
  ///   - extent: the size of its coordinates.
  ///   - scale: pixels for one of these.
  package convenience init?(drawing commands: [DrawingCommand], extent: CGSize, scale: CGFloat) {
    let size = CGSize(
      width: (extent.width * scale).rounded(.up), height: (extent.height * scale).rounded(.up))
    guard size.width >= 1, size.height >= 1, size.width < 1e9, size.height < 1e9 else { return nil }
    self.init(
      .drawing(commands, extent), whole: size, part: CGRect(origin: .zero, size: size),
      nature: ImageNature())
  }

  /// The bytes as a host takes them, of a whole encoded picture; nil for any other.
  package var resource: ImageResource? {
    guard part.size == whole else { return nil }
    return switch source {
    case .encoded(let resource): resource
    case .pixels(let file): file.resource
    case .drawing: nil
    }
  }

  /// The media type of the file; nil for a drawing.
  var encoding: String? {
    switch source {
    case .encoded(let resource): resource.mediaType
    case .pixels: PixelFile.mediaType
    case .drawing: nil
    }
  }

  /// The width in pixels.
  public var width: Int { Int(part.width, in: 0...1_000_000_000) }
  /// The height in pixels.
  public var height: Int { Int(part.height, in: 0...1_000_000_000) }

  /// Draws the picture upright into a rectangle of coordinates whose y points down.
  package func commands(in rect: CGRect) -> [DrawingCommand] {
    let drawing = smoothed(in: rect)
    guard !nature.interpolates, !drawing.isEmpty else { return drawing }
    return [.save, .smoothing(.none)] + drawing + [.restore]
  }

  private func smoothed(in rect: CGRect) -> [DrawingCommand] {
    guard rect.width != 0, rect.height != 0, part.width > 0, part.height > 0 else { return [] }
    let (across, down) = (rect.width / part.width, rect.height / part.height)
    let frame = CGRect(
      x: rect.minX - part.minX * across, y: rect.minY - part.minY * down,
      width: whole.width * across, height: whole.height * down)
    switch source {
    case .encoded(let resource): return shown(resource, in: rect, of: frame)
    case .pixels(let file): return shown(file.resource, in: rect, of: frame)
    case .drawing(let commands, let extent):
      guard extent.width > 0, extent.height > 0, !commands.isEmpty else { return [] }
      let map = AffineNumbers(
        a: Double(frame.width / extent.width), b: 0, c: 0, d: Double(frame.height / extent.height),
        tx: Double(frame.minX), ty: Double(frame.minY))
      return [.save] + (part.size == whole ? [] : [clip(to: rect)]) + [.concatenate(map)] + commands
        + [.restore]
    }
  }

  private func shown(
    _ resource: ImageResource, in rect: CGRect, of frame: CGRect
  ) -> [DrawingCommand] {
    if part.size == whole { return [.image(resource, rect)] }
    return [.save, clip(to: rect), .image(resource, frame), .restore]
  }

  private func clip(to rect: CGRect) -> DrawingCommand {
    .clip(CGPath(rect: rect, transform: nil).steps, evenOdd: false)
  }

  // Rules: DR-41.
  /// A part of the picture, counted in its pixels from the upper left.
  ///
  /// - Returns: nil where the rectangle has no pixel of the picture.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    // Whole pixels around what was asked for.
    let found = rect.standardized.integral.overlap(with: bounds)
    guard found.width >= 1, found.height >= 1 else { return nil }
    return CGImage(
      source, whole: whole, part: found.offsetBy(dx: part.minX, dy: part.minY), nature: nature)
  }

  /// The picture itself: it cannot change.
  public func copy() -> CGImage? { self }

  // How it is drawn, whatever its bytes are

  /// Bits of a component of a pixel, once it is drawn.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel, once it is drawn.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row of pixels, once it is drawn.
  public var bytesPerRow: Int { 4 * width }
  /// What the colours stand for: those of sRGB, unless the image was copied with another space.
  public var colorSpace: CGColorSpace? { CGColorSpace(nature.space) }
  /// Where the opacity is: behind the colours; in a photograph there is none.
  public var alphaInfo: CGImageAlphaInfo {
    encoding == "image/jpeg" ? .noneSkipLast : .premultipliedLast
  }
  /// The same, as the initialiser of a context takes it.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

extension CGImage: Hashable {
  /// True for the same object.
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  /// Feeds which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
