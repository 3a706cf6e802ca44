// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: PX-66.
/// Makes documents of pages in the form PDF by drawing, with the trait `Pictures`.
///
/// [Apple: UIGraphicsPDFRenderer](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer)
@preconcurrency @MainActor
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Draws pages with what a renderer of documents gives.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Makes a renderer of documents that say nothing of themselves.
  ///
  /// - Parameter bounds: the box of pages, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.default())
  }

  /// Makes a renderer of documents.
  ///
  /// - Parameters:
  ///   - bounds: the box of pages, in points; one that no paper has stands for 612 by 792.
  ///   - format: what documents say of themselves.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  open override class func rendererContextClass() -> AnyClass {
    UIGraphicsPDFRendererContext.self
  }

  override func makeDrawing() -> UIGraphicsRendererContext {
    let named = type(of: self).rendererContextClass() as? UIGraphicsPDFRendererContext.Type
    return (named ?? UIGraphicsPDFRendererContext.self).init()
  }

  /// Makes a context of a document that nobody gets; nil without the trait `Pictures`.
  open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
    CGDataConsumer(data: NSMutableData()).flatMap { document(for: $0, format) }
  }

  // Rules: PX-65, PX-66.
  /// Runs `actions`, which begin and draw pages, and returns the document.
  ///
  /// There are no bytes without the trait `Pictures`, which is said on the standard error; `actions` is
  /// not called then.
  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    if let consumer = CGDataConsumer(data: data) { write(to: consumer, actions) }
    return Data(referencing: data)
  }

  // Rules: PX-65, PX-66.
  /// Runs `actions`, which begin and draw pages, and writes the document into a file.
  ///
  /// - Parameters:
  ///   - url: where the file goes, in the place of one that there is.
  ///   - actions: what draws; not called where there is no document.
  /// - Throws: what keeps the file from being written; `CocoaError.featureUnsupported` without the trait
  ///   `Pictures`.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data), write(to: consumer, actions) else {
      throw CocoaError(.featureUnsupported)
    }
    try Data(referencing: data).write(to: url)
  }

  @discardableResult
  private func write(to consumer: CGDataConsumer, _ actions: DrawingActions) -> Bool {
    guard let context = Self.document(for: consumer, format) else { return false }
    let drawing = makeContext(context)
    type(of: self).prepare(context, with: drawing)
    GraphicsStack.shared.withCurrent(context) {
      if let drawing = drawing as? UIGraphicsPDFRendererContext { actions(drawing) }
    }
    context.closePDF()
    return true
  }

  private static func document(
    for consumer: CGDataConsumer, _ format: UIGraphicsRendererFormat
  ) -> CGContext? {
    var box = format.bounds
    let info = (format as? UIGraphicsPDFRendererFormat)?.documentInfo
    return CGContext(consumer: consumer, mediaBox: &box, info)
  }
}

// Rules: PX-66.
/// What a closure of a renderer of documents draws pages with.
///
/// [Apple: UIGraphicsPDFRendererContext](https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext)
@preconcurrency @MainActor
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the page, or of the format before there is one, in points.
  open var pdfContextBounds: CGRect { cgContext.pageBox ?? format.bounds }

  /// Begins a page as large as the format says, and ends the one before.
  ///
  /// What is drawn before the first page is lost.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page, and ends the one before.
  ///
  /// - Parameters:
  ///   - bounds: of the page, in points; one that no paper has stands for that of the document.
  ///   - pageInfo: not read.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPageDown(bounds)
  }

  /// Makes a part of the page lead to an address.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - rect: the part, in points from the lower left of the page.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Gives a place of the page a name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - point: in points from the lower left of the page.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Makes a part of the page lead to a place of the document.
  ///
  /// - Parameters:
  ///   - name: the name of the place.
  ///   - rect: the part, in points from the lower left of the page.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}

// Rules: PX-66.
/// What documents a renderer makes.
///
/// [Apple: UIGraphicsPDFRendererFormat](https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat)
@preconcurrency @MainActor
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What documents say of themselves, under `kCGPDFContextTitle` and the like; nothing at first.
  open var documentInfo: [String: Any] = [:]
}
