// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSAttributedString {
  // Rules: TS-56.
  /// A part of the text as a document, such as HTML.
  ///
  /// HTML has fonts, colours, links, lines below and through text, and how paragraphs are aligned and
  /// set apart; attachments are left out. A document of plain text is the characters alone.
  ///
  /// [Apple: data(from:documentAttributes:)](https://developer.apple.com/documentation/foundation/nsattributedstring/data(from:documentattributes:))
  ///
  /// - Parameters:
  ///   - range: the part, in UTF-16 units.
  ///   - dict: of which kind the document is, which must be said, and how characters are written.
  /// - Throws: an error of Cocoa for a range that is not within the text, a kind of document that cannot
  ///   be written here, or an encoding that has not all the characters.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else { throw DocumentWriting.error(DocumentWriting.noSuchRange) }
    let part = attributedSubstring(from: range)
    let encoding = DocumentText.encoding(dict[.characterEncoding]) ?? .utf8
    let text: String
    switch DocumentText.named(dict[.documentType]) {
    case .plain?: text = part.string
    case .html?:
      text = MarkupWriter.html(of: part, charset: DocumentWriting.charset(encoding))
    default: throw DocumentWriting.error(DocumentWriting.cannotWrite)
    }
    guard let data = text.data(using: encoding) else {
      throw DocumentWriting.error(DocumentWriting.wrongEncoding)
    }
    return data
  }
}

// Rules: TS-56.
/// What goes wrong with documents that are written, by Cocoa's numbers.
private enum DocumentWriting {
  static let noSuchRange = 512
  static let wrongEncoding = 517
  static let cannotWrite = 66062

  static func error(_ code: Int) -> NSError { NSError(domain: NSCocoaErrorDomain, code: code) }

  /// The name of an encoding as documents say it; nil for one that needs none or is rarely written.
  static func charset(_ encoding: String.Encoding) -> String? {
    switch encoding {
    case .utf8: "utf-8"
    case .ascii: "us-ascii"
    case .isoLatin1: "iso-8859-1"
    case .windowsCP1252: "windows-1252"
    default: nil
    }
  }
}
