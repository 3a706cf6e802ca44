// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
public import ResponderFoundation

/// Draws with what a renderer gives.
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void

// Rules: DR-52.
/// What makes something by drawing.
///
/// [Apple: UIGraphicsRenderer](https://developer.apple.com/documentation/uikit/uigraphicsrenderer)
@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private let ownFormat: UIGraphicsRendererFormat

  /// Makes a renderer of what lies in a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat.default())
  }

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - bounds: what is seen of what is drawn, in points.
  ///   - format: what is made.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    ownFormat = format
    format.area = bounds
    super.init()
  }

  /// What is made.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Whether pictures are made.
  open var allowsImageOutput: Bool { false }

  /// Makes what is drawn into.
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    let image = format as? UIGraphicsImageRendererFormat
    return CGContext.picture(
      format.bounds, scale: image?.scale ?? 0, isOpaque: image?.opaque ?? false)
  }

  /// Prepares what is drawn into; does nothing by itself.
  ///
  /// - Parameters:
  ///   - context: what is drawn into.
  ///   - rendererContext: what the drawing gets.
  open class func prepare(
    _ context: CGContext, with rendererContext: UIGraphicsRendererContext
  ) {}

  /// Draws into a context that is the current one meanwhile.
  ///
  /// - Parameters:
  ///   - drawingActions: what draws.
  ///   - completionActions: called when all is drawn; nil for nothing.
  /// - Throws: nothing by itself.
  open func runDrawingActions(
    _ drawingActions: UIGraphicsDrawingActions, completionActions: UIGraphicsDrawingActions? = nil
  ) throws {
    run(drawingActions, completionActions)
  }

  final func run(_ actions: UIGraphicsDrawingActions, _ completion: UIGraphicsDrawingActions?) {
    guard let context = type(of: self).context(with: format) else { return }
    let drawing = makeContext(context)
    type(of: self).prepare(context, with: drawing)
    GraphicsStack.shared.withCurrent(context) {
      actions(drawing)
      completion?(drawing)
    }
  }

  // Rules: DR-68.
  /// The class of what drawings get, a `UIGraphicsRendererContext`.
  ///
  /// A renderer whose class answers another one gives its drawings such.
  open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

  final func makeContext(_ context: CGContext) -> UIGraphicsRendererContext {
    let drawing = makeDrawing()
    drawing.take(context, format)
    return drawing
  }

  /// What a drawing gets: of the class that is said, if it is one of the renderer's kind.
  func makeDrawing() -> UIGraphicsRendererContext {
    let named = type(of: self).rendererContextClass() as? UIGraphicsRendererContext.Type
    return (named ?? UIGraphicsRendererContext.self).init()
  }
}

/// What a renderer's closure draws into.
///
/// [Apple: UIGraphicsRendererContext](https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext)
@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject, ExposedClass {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private var context = CGContext()
  private var ownFormat = UIGraphicsRendererFormat()

  /// Makes one whose drawing nobody sees; a renderer makes one for each drawing.
  public required override init() { super.init() }

  final func take(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    self.context = context
    ownFormat = format
  }

  /// The context.
  open var cgContext: CGContext { context }

  /// What the renderer makes.
  open var format: UIGraphicsRendererFormat { ownFormat }

  /// Fills a rectangle with the colour for fills.
  open func fill(_ rect: CGRect) { context.fill(rect) }

  /// Fills a rectangle with the colour for fills, in a blend mode of its own.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.with(blendMode) { context.fill(rect) }
  }

  /// Draws the outline of a rectangle, a point wide and inside it.
  open func stroke(_ rect: CGRect) {
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws the outline of a rectangle, a point wide and inside it, in a blend mode of its own.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.with(blendMode) { stroke(rect) }
  }

  /// Restricts what is drawn from now on to a rectangle.
  open func clip(to rect: CGRect) { context.clip(to: rect) }
}
