// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation
import UIKitHost

/// A picture: an encoded one that the host decodes, or a drawing that stays sharp at any size.
///
/// [Apple: UIImage](https://developer.apple.com/documentation/uikit/uiimage)
open class UIImage: NSObject, ExposedClass, @unchecked Sendable {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  let content: ImageContent
  private let ownSize: CGSize
  private let ownScale: CGFloat
  let traits: ImageTraits

  init(content: ImageContent, size: CGSize, scale: CGFloat, traits: ImageTraits = ImageTraits()) {
    self.content = content
    ownSize = size
    ownScale = scale > 0 && scale.isFinite ? scale : 1
    self.traits = traits
    super.init()
  }

  /// Makes an empty picture.
  public convenience override init() {
    self.init(content: .drawing([], isSymbol: false), size: .zero, scale: 1)
  }

  /// Takes a picture in a form that browsers show: PNG, JPEG, GIF, WebP or SVG.
  ///
  /// - Returns: nil for data of another form.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  // Rules: DR-72.
  /// Takes a picture that has `scale` pixels a point, turned as a JPEG says.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - scale: pixels of the picture a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    let exif = header.mediaType == "image/jpeg" ? ExifOrientation([UInt8](data)) : nil
    // Browsers turn what asks for it themselves; it is turned here, so no host may do it again.
    let upright = exif.flatMap { $0.number == 1 ? nil : $0.setting(1, in: data) } ?? data
    let resource = ImageResource(
      id: ImageNumbers.next(), mediaType: header.mediaType, data: upright)
    let image = CGImage(resource: resource, width: header.width, height: header.height)
    self.init(cgImage: image, scale: scale, orientation: Orientation(exif: exif?.number ?? 1))
  }

  /// Reads a picture from a file; `@2x` or `@3x` at the end of its name tells the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: UIImage.scale(ofPath: path))
  }

  /// Looks a picture up in the application's asset catalogue, then among its files, with or without
  /// extension.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A symbol by its name, drawn in the tint colour.
  ///
  /// There are several hundred, under the names that applications ask for most, such as `folder` and
  /// `arrow.up`; they are drawings of this project. The end of a name makes variants: `.fill`,
  /// `.slash`, `.badge.plus`, and a shape around it such as `.circle` or `.square.fill`.
  ///
  /// - Returns: nil for a symbol that there is not.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Takes a picture of Core Graphics, one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  // Rules: DR-53.
  /// Takes a picture of Core Graphics.
  ///
  /// - Parameters:
  ///   - cgImage: the picture.
  ///   - scale: pixels of it a point.
  ///   - orientation: how it is turned to be shown.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    var traits = ImageTraits()
    traits.orientation = orientation
    let (across, down) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      content: .image(cgImage),
      size: orientation.isSideways
        ? CGSize(width: down, height: across) : CGSize(width: across, height: down),
      scale: scale, traits: traits)
  }

  /// The size in points.
  open var size: CGSize { ownSize }

  /// Pixels a point.
  open var scale: CGFloat { ownScale }

  // Rules: DR-40.
  /// The picture as Core Graphics has it, not turned; nil for one without a pixel.
  open var cgImage: CGImage? {
    switch content.shown {
    case .image(let image): return image
    case .drawing(let commands, _):
      let extent =
        traits.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
      return CGImage(drawing: commands, extent: extent, scale: scale)
    case .inTint: return nil
    }
  }

  // Rules: DR-71.
  /// A name to find the picture by; nil by default.
  ///
  /// A view of the picture is found by it too.
  @preconcurrency @MainActor
  open var accessibilityIdentifier: String?

  /// Whether the picture is drawn in its own colours or in that of the view it is in.
  open var renderingMode: RenderingMode { traits.mode }

  /// Whether it is one of the symbols.
  open var isSymbolImage: Bool { content.isSymbol }

  /// Draws the picture in the current context, its upper left corner at a point.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  // Rules: DR-45.
  /// Draws the picture in the current context, stretched to a rectangle; a mask in the fill colour.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.record(picture: commands(in: rect, by: context))
  }

  // Rules: DR-54.
  /// Draws the picture in the current context, stretched to a rectangle, in a blend mode and an opacity
  /// of its own.
  ///
  /// - Parameters:
  ///   - rect: where it goes.
  ///   - blendMode: how it is put together with what is there.
  ///   - alpha: from 0, which is not seen, to 1.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.with(blendMode, alpha) { draw(in: rect) }
  }

  // Rules: DR-54.
  /// Draws the picture in the current context, its upper left corner at a point, in a blend mode and an
  /// opacity of its own.
  ///
  /// - Parameters:
  ///   - point: where its corner goes.
  ///   - blendMode: how it is put together with what is there.
  ///   - alpha: from 0, which is not seen, to 1.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  // Rules: DR-54.
  /// Repeats the picture over a rectangle of the current context, from the origin of its coordinates.
  @preconcurrency @MainActor
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let cell = CGRect(origin: .zero, size: size)
    guard !cell.isEmpty else { return }
    context.saveGState()
    context.clip(to: rect)
    context.record(.tiles(commands(in: cell, by: context), cell: cell, step: size))
    context.restoreGState()
  }

  /// The picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.mode = renderingMode }
  }

  // Rules: DR-56.
  /// The picture in one colour, as opaque as it is.
  ///
  /// It keeps that colour wherever it is shown.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysOriginal)
  }

  // Rules: DR-56.
  /// The picture in one colour, as opaque as it is, with another rendering mode.
  ///
  /// - Parameters:
  ///   - color: the colour.
  ///   - renderingMode: whether a view may put its tint in the place of the colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    var traits = traits
    traits.mode = renderingMode
    traits.tint = color
    traits.asset = nil
    let ownSize =
      traits.orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    return UIImage(
      content: content.tinted(color, size: ownSize), size: size, scale: scale, traits: traits)
  }

  // Rules: DR-57.
  /// The picture with edges that keep their size; what lies between them is repeated.
  ///
  /// - Parameter capInsets: how wide the edges are, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  // Rules: DR-57.
  /// The picture with edges that keep their size.
  ///
  /// - Parameters:
  ///   - capInsets: how wide the edges are, in points.
  ///   - resizingMode: whether what lies between them is repeated or stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.caps = capInsets
      $0.resizing = resizingMode
    }
  }

  // Rules: DR-57.
  /// The picture with a left and a top edge that keep their size; one point behind them is stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: the width of the left edge, in points; 0 stretches all of it.
  ///   - topCapHeight: the height of the top edge, in points; 0 stretches all of it.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
        right: left > 0 ? max(0, size.width - left - 1) : 0), resizingMode: .stretch)
  }

  /// How wide the edges are that keep their size, in points; zero at first.
  open var capInsets: UIEdgeInsets { traits.caps ?? .zero }

  /// How what lies between the edges is made larger; `tile` at first.
  open var resizingMode: ResizingMode { traits.resizing }

  /// The left edge that keeps its size, in whole points.
  open var leftCapWidth: Int { Int(capInsets.left, in: 0...1_000_000) }

  /// The top edge that keeps its size, in whole points.
  open var topCapHeight: Int { Int(capInsets.top, in: 0...1_000_000) }

  /// The picture with edges that do not count where it is aligned.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentInsets = alignmentInsets }
  }

  /// How wide the edges are that do not count where it is aligned, in points; zero at first.
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentInsets }

  // Rules: DR-53.
  /// How the picture is turned to be shown.
  open var imageOrientation: Orientation { traits.orientation }

  // Rules: DR-53.
  /// The picture with left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  // Rules: DR-55.
  /// A picture that shows others one after another where a view shows it.
  ///
  /// - Parameters:
  ///   - images: the pictures in their order; the first one is what the picture is anywhere else.
  ///   - duration: how long one round takes, in seconds; 0 for 30 pictures a second.
  /// - Returns: nil without a picture.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.frames = images
      $0.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
    }
  }

  // Rules: DR-55.
  /// The pictures that are shown one after another; nil for one that is not animated.
  open var images: [UIImage]? { traits.frames }

  // Rules: DR-55.
  /// How long one round of the pictures takes, in seconds; 0 for one that is not animated.
  open var duration: TimeInterval { traits.duration }

  /// What was said of the picture besides its name; nil for nothing.
  open var configuration: Configuration? { traits.configuration }

  /// What was said of how a symbol looks; nil for nothing.
  open var symbolConfiguration: SymbolConfiguration? {
    traits.configuration as? SymbolConfiguration
  }

  // Rules: DR-62.
  /// The picture as a configuration says, and as its own where that says nothing.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(traits.configuration?.applying(configuration) ?? configuration)
  }

  // Rules: DR-62.
  /// The symbol as a configuration says, and as its own where that says nothing; nil for any other picture.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    traits.symbol == nil ? nil : withConfiguration(configuration)
  }

  /// The picture itself: what shows it decodes it.
  open func preparingForDisplay() -> UIImage? { self }

  // Rules: DR-51.
  /// The format that makes pictures like this one.
  @preconcurrency @MainActor
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The size.
  open override var description: String { "UIImage(\(size.width) x \(size.height))" }
}

extension UIImage {
  /// Whether a view draws it in its tint colour.
  var takesTint: Bool {
    traits.mode == .alwaysTemplate || (traits.mode == .automatic && isSymbolImage)
  }
}
