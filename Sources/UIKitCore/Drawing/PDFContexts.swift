// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation

// Rules: PX-65, PX-67.
/// Begins a document in the form PDF and makes its context the current one, until
/// `UIGraphicsEndPDFContext()`.
///
/// Without the trait `Pictures` nothing is begun, which is said on the standard error.
///
/// - Parameters:
///   - data: what the document is appended to when it ends.
///   - bounds: the box of pages, in points; zero stands for 612 by 792.
///   - documentInfo: what the document says of itself, under `kCGPDFContextTitle` and the like.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  guard let consumer = CGDataConsumer(data: data) else { return }
  var box = bounds
  if let context = CGContext(consumer: consumer, mediaBox: &box, documentInfo) {
    GraphicsStack.shared.push(context)
  }
}

// Rules: PX-65, PX-67.
/// Begins a document in the form PDF and makes its context the current one, until
/// `UIGraphicsEndPDFContext()`, which writes the file.
///
/// - Parameters:
///   - path: where the file goes, in the place of one that there is.
///   - bounds: the box of pages, in points; zero stands for 612 by 792.
///   - documentInfo: what the document says of itself, under `kCGPDFContextTitle` and the like.
/// - Returns: false, and nothing is begun, where no file can be written, and without the trait
///   `Pictures`, which is said on the standard error.
@preconcurrency @MainActor
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  var box = bounds
  let url = URL(fileURLWithPath: path)
  guard !path.isEmpty, let context = CGContext(url, mediaBox: &box, documentInfo) else {
    return false
  }
  GraphicsStack.shared.push(context)
  return true
}

// Rules: PX-67.
/// Ends the document that is drawn, which writes it; the context before it is the current one again.
///
/// Does nothing where the current context is none of a document.
@preconcurrency @MainActor
public func UIGraphicsEndPDFContext() {
  guard let context = PDFContexts.current else { return }
  context.closePDF()
  GraphicsStack.shared.pop()
}

// Rules: PX-67.
/// Begins a page as large as the document says; does nothing where the current context is none of one.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }

// Rules: PX-67.
/// Begins a page; does nothing where the current context is none of a document.
///
/// - Parameters:
///   - bounds: the box of the page, in points; zero stands for the document's.
///   - pageInfo: not read.
@preconcurrency @MainActor
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFContexts.current?.beginPageDown(bounds)
}

// Rules: PX-67.
/// The bounds of the page that is drawn, in points; zero where the current context is none of a
/// document.
@preconcurrency @MainActor
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFContexts.current?.pageBox ?? .zero }

// Rules: PX-63, PX-67.
/// Makes a part of the page lead to an address.
///
/// - Parameters:
///   - url: the address.
///   - rect: the part, in points from the lower left of the page.
@preconcurrency @MainActor
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  PDFContexts.current?.setURL(url, for: rect)
}

// Rules: PX-63, PX-67.
/// Gives a place of the page a name.
///
/// - Parameters:
///   - name: the name.
///   - point: in points from the lower left of the page.
@preconcurrency @MainActor
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  PDFContexts.current?.addDestination(name, at: point)
}

// Rules: PX-63, PX-67.
/// Makes a part of the page lead to a place of the document.
///
/// - Parameters:
///   - name: the name of the place.
///   - rect: the part, in points from the lower left of the page.
@preconcurrency @MainActor
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  PDFContexts.current?.setDestination(name, for: rect)
}

/// The documents among the contexts that are drawn into.
@MainActor
private enum PDFContexts {
  /// The current context if it is one of a document.
  static var current: CGContext? {
    guard let context = UIGraphicsGetCurrentContext(), context.pageBox != nil else { return nil }
    return context
  }
}
