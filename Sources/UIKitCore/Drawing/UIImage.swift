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
  private let mode: RenderingMode

  init(
    content: ImageContent, size: CGSize, scale: CGFloat, mode: RenderingMode = .automatic
  ) {
    self.content = content
    ownSize = size
    ownScale = scale > 0 && scale.isFinite ? scale : 1
    self.mode = mode
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

  /// Takes a picture that has `scale` pixels a point.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - scale: pixels of the picture a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    let resource = ImageResource(
      id: ImageNumbers.next(), mediaType: header.mediaType, data: data)
    let image = CGImage(resource: resource, width: header.width, height: header.height)
    self.init(cgImage: image, scale: scale)
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

  /// A symbol by its name: one of a small set, drawn in the tint colour.
  ///
  /// - Returns: nil for a symbol that is not in the set.
  public convenience init?(systemName name: String) {
    guard let commands = SymbolDrawings.commands(named: name) else { return nil }
    self.init(
      content: .drawing(commands, isSymbol: true), size: SymbolDrawings.size, scale: 1)
  }

  /// Takes a picture of Core Graphics, one pixel a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1) }

  private convenience init(cgImage: CGImage, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      content: .encoded(cgImage),
      size: CGSize(
        width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
      scale: scale)
  }

  /// The size in points.
  open var size: CGSize { ownSize }

  /// Pixels a point.
  open var scale: CGFloat { ownScale }

  /// The encoded picture; nil for a drawing.
  open var cgImage: CGImage? {
    if case .encoded(let image) = content { image } else { nil }
  }

  /// Whether the picture is drawn in its own colours or in that of the view it is in.
  open var renderingMode: RenderingMode { mode }

  /// Whether it is one of the symbols.
  open var isSymbolImage: Bool {
    if case .drawing(_, isSymbol: true) = content { true } else { false }
  }

  /// The picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content: content, size: size, scale: scale, mode: renderingMode)
  }

  /// A drawing in one colour; an encoded picture keeps its colours.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(content: content.tinted(color), size: size, scale: scale, mode: .alwaysOriginal)
  }

  /// Draws the picture in the current context, its upper left corner at a point.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the picture in the current context, stretched to a rectangle.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for command in content.commands(size: size, in: rect) { context.record(command) }
  }

  /// The size.
  open override var description: String { "UIImage(\(size.width) x \(size.height))" }
}

extension UIImage {
  /// In which colours a picture is drawn.
  public enum RenderingMode: Int, Sendable {
    /// Symbols in the tint colour, other pictures in their own colours.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint colour, if it is a drawing.
    case alwaysTemplate = 2
  }

  /// Whether a view draws it in its tint colour.
  var takesTint: Bool {
    mode == .alwaysTemplate || (mode == .automatic && isSymbolImage)
  }
}
