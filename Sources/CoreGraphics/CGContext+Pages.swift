// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// The title of a document, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who wrote a document, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// What a document is about, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// Words to find a document by, a string or several.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made a document, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The box of a page, data that hold a `CGRect`.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

// Documents of pages, as PDF.
extension CGContext {
  // Rules: PX-60, PX-65.
  /// Makes a context whose pages become a document in the form PDF, with the trait `Pictures`.
  ///
  /// It is written when `closePDF()` is called, or the context is gone. The origin of a page is at its
  /// lower left.
  ///
  /// - Parameters:
  ///   - consumer: what gets the document.
  ///   - mediaBox: the box of pages, in points; nil, and for one that no paper has, 612 by 792.
  ///   - auxiliaryInfo: what the document says of itself, under `kCGPDFContextTitle` and the like.
  /// - Returns: nil without the trait, which is said on the standard error.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    #if Pictures
      let document = PageRecord(consumer, mediaBox?.pointee, auxiliaryInfo)
      self.init(clip: document.box)
      self.document = document
    #else
      PageRecord.tellWhatIsMissing()
      return nil
    #endif
  }

  // Rules: PX-60, PX-65.
  /// Makes a context whose pages become a file in the form PDF, with the trait `Pictures`.
  ///
  /// - Parameters:
  ///   - url: where the file goes, in the place of one that there is.
  ///   - mediaBox: the box of pages, in points; nil, and for one that no paper has, 612 by 792.
  ///   - auxiliaryInfo: what the document says of itself, under `kCGPDFContextTitle` and the like.
  /// - Returns: nil where no file can be written, and without the trait, which is said on the standard
  ///   error.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    #if Pictures
      guard let consumer = CGDataConsumer(url: url) else { return nil }
      self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    #else
      PageRecord.tellWhatIsMissing()
      return nil
    #endif
  }

  // Rules: PX-61.
  /// Begins a page, and ends the one before; does nothing in a context of anything but a document.
  ///
  /// What is set, such as colours and the transform, is what it is in a new context.
  ///
  /// - Parameter pageInfo: the page's own box under `kCGPDFContextMediaBox`; nil for that of the
  ///   document.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard let box = document?.box(pageInfo) else { return }
    beginPage(box)
  }

  // Rules: PX-61.
  /// Begins a page, and ends the one before; does nothing in a context of anything but a document.
  ///
  /// - Parameter mediaBox: the page's own box, in points; nil for that of the document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    let info = mediaBox.map { [kCGPDFContextMediaBox: Self.data(of: $0.pointee)] }
    beginPDFPage(info)
  }

  private func beginPage(_ box: CGRect) {
    endPDFPage()
    guard document?.isClosed == false else { return }
    startOver(clip: box)
    document?.page = PrintedPage(box: box)
  }

  // Rules: PX-61.
  /// Ends the page; what is drawn before the next one is lost.
  public func endPDFPage() {
    guard var page = document?.page else { return }
    page.commands = commands.closed
    document?.pages.append(page)
    document?.page = nil
    startOver(clip: page.box)
  }

  // Rules: PX-61.
  /// Ends the page; what is drawn before the next one is lost.
  public func endPage() { endPDFPage() }

  // Rules: PX-60.
  /// Ends the page and writes the document; nothing can be added afterwards.
  ///
  /// A document without a page gets one that is empty.
  public func closePDF() {
    endPDFPage()
    guard let bytes = document?.close() else { return }
    // The program may ask for the context where it takes them.
    document?.consumer.put(bytes)
  }

  // Rules: PX-64.
  /// Says more of the document, as XMP; nil for nothing.
  public func addDocumentMetadata(_ metadata: CFData?) { document?.notes.metadata = metadata }

  // Rules: PX-63.
  /// Makes a part of the page lead to an address.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - rect: the part, in the coordinates that the page began with.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    let target = PrintedPage.Target.address(url.absoluteString)
    document?.page?.links.append(PrintedPage.Link(rect: rect.standardized, target: target))
  }

  // Rules: PX-63.
  /// Makes a part of the page lead to a place of the document, on whatever page.
  ///
  /// - Parameters:
  ///   - name: the name of the place; where there is none of it, the part leads nowhere.
  ///   - rect: the part, in the coordinates that the page began with.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    let target = PrintedPage.Target.place(name)
    document?.page?.links.append(PrintedPage.Link(rect: rect.standardized, target: target))
  }

  // Rules: PX-63.
  /// Gives a place of the page a name.
  ///
  /// - Parameters:
  ///   - name: the name; the first place of it counts.
  ///   - point: in the coordinates that the page began with.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    document?.page?.places.append(PrintedPage.Place(name: name, point: point))
  }

  /// The box of the page, or of the document between pages; nil for a context of something else.
  package var pageBox: CGRect? { document?.page?.box ?? document?.box }

  /// Begins a page with a box whose coordinates go down from its upper left, as those of views do.
  package func beginPageDown(_ box: CGRect) {
    beginPDFPage([kCGPDFContextMediaBox: Self.data(of: box)])
    guard let box = document?.page?.box else { return }
    translateBy(x: 0, y: box.minY + box.maxY)
    scaleBy(x: 1, y: -1)
    beginDrawing()
  }

  private static func data(of rect: CGRect) -> Data {
    withUnsafeBytes(of: rect) { Data($0) }
  }
}
