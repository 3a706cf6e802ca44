// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

#if Pictures
  import UIKitPictures
#endif

/// The pages of a context of a document until they are written.
struct PageRecord {
  let consumer: CGDataConsumer
  /// The box of pages that have none of their own.
  let box: CGRect
  var notes: PrintedNotes
  var pages: [PrintedPage] = []
  /// The page that is drawn on; nil between pages.
  var page: PrintedPage?
  var isClosed = false

  /// The box of a page where none is said: a sheet of letter paper, in points.
  static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  /// Makes a record without pages.
  ///
  /// - Parameters:
  ///   - consumer: where the document goes.
  ///   - box: of the pages.
  ///   - info: what the document says of itself.
  init(_ consumer: CGDataConsumer, _ box: CGRect?, _ info: CFDictionary?) {
    self.consumer = consumer
    self.box = box.flatMap(Self.usable) ?? Self.letter
    notes = PrintedNotes()
    notes.title = info?[kCGPDFContextTitle] as? String
    notes.author = info?[kCGPDFContextAuthor] as? String
    notes.subject = info?[kCGPDFContextSubject] as? String
    notes.creator = info?[kCGPDFContextCreator] as? String
    notes.keywords =
      info?[kCGPDFContextKeywords] as? String
      ?? (info?[kCGPDFContextKeywords] as? [String])?.joined(separator: ", ")
  }

  /// The box that the dictionary of a page says, or the document's.
  func box(_ info: CFDictionary?) -> CGRect {
    guard let data = info?[kCGPDFContextMediaBox] as? Data, data.count == MemoryLayout<CGRect>.size
    else { return box }
    let rect = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    return Self.usable(rect) ?? box
  }

  /// A box that paper can have, in points; nil for any other.
  private static func usable(_ rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    let isPlaced = abs(rect.minX) < 1e6 && abs(rect.minY) < 1e6
    guard isPlaced, rect.width > 0, rect.height > 0, rect.width <= largest, rect.height <= largest
    else { return nil }
    return rect
  }

  /// The longest side of a page of PDF, in points.
  private static let largest: CGFloat = 14_400

  #if !Pictures
    static func tellWhatIsMissing() {
      StandardStream.error.write(
        "A PDF was asked for. It needs the trait Pictures: swift build --traits Pictures\n")
    }
  #endif

  /// Ends the document.
  ///
  /// - Returns: its bytes; nil where it had ended or cannot be written.
  mutating func close() -> Data? {
    guard !isClosed else { return nil }
    isClosed = true
    #if Pictures
      return PDFWriter().data(of: pages.isEmpty ? [PrintedPage(box: box)] : pages, notes)
    #else
      return nil
    #endif
  }
}
