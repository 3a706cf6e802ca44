// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitText

extension NSAttributedString {
  // Rules: TS-50, TS-55.
  /// Makes a text of a document, such as HTML, which is read while one waits.
  ///
  /// Of HTML that is what one would read of it, with fonts, colours, links and paragraphs; a line
  /// break ends each block. Scripts, pictures and sheets of styles are left out; nothing is loaded.
  ///
  /// [Apple: init(data:options:documentAttributes:)](https://developer.apple.com/documentation/foundation/nsattributedstring/init(data:options:documentattributes:))
  ///
  /// - Parameters:
  ///   - data: the document.
  ///   - options: of which kind it is, and how its characters are written.
  ///   - dict: gets what was found of both, by the names of the keys; nil for nothing.
  /// - Throws: an error of Cocoa for a kind of document that cannot be read here.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let (text, encoding) = DocumentText.decoded(data, options[.characterEncoding])
    let type = try DocumentText.type(options[.documentType], of: text)
    let found: [String: Any] = [
      DocumentReadingOptionKey.documentType.rawValue: type.rawValue,
      DocumentReadingOptionKey.characterEncoding.rawValue: encoding.rawValue,
    ]
    dict?.pointee = NSDictionary(dictionary: found)
    guard type == .html else {
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes)
      return
    }
    self.init(attributedString: MarkupText.attributedString(of: text))
  }
}

// Rules: TS-55.
/// What is in the data of a document.
enum DocumentText {
  /// Cocoa's number for a document of a kind that cannot be read.
  private static let cannotRead = 65806

  static func type(_ option: Any?, of text: String) throws -> NSAttributedString.DocumentType {
    guard let named = named(option) else {
      return text.first { !$0.isWhitespace } == "<" ? .html : .plain
    }
    guard named == .html || named == .plain else {
      throw NSError(domain: NSCocoaErrorDomain, code: cannotRead)
    }
    return named
  }

  /// The kind that an option or an attribute says; nil for none.
  static func named(_ option: Any?) -> NSAttributedString.DocumentType? {
    option as? NSAttributedString.DocumentType
      ?? (option as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
  }

  /// The text, in the encoding that is said, or one that fits: UTF-16 with a mark, UTF-8, or that
  /// of Windows.
  static func decoded(_ data: Data, _ option: Any?) -> (text: String, encoding: String.Encoding) {
    if let said = encoding(option), let text = String(data: data, encoding: said) {
      return (unmarked(text), said)
    }
    let start = Array(data.prefix(2))
    if start == [0xFE, 0xFF] || start == [0xFF, 0xFE],
      let text = String(data: data, encoding: .utf16)
    {
      return (unmarked(text), .utf16)
    }
    if let text = String(data: data, encoding: .utf8) { return (unmarked(text), .utf8) }
    if let text = String(data: data, encoding: .windowsCP1252) { return (text, .windowsCP1252) }
    return (String(decoding: data, as: UTF8.self), .utf8)
  }

  /// The encoding that an option or an attribute says; nil for none.
  static func encoding(_ option: Any?) -> String.Encoding? {
    switch option {
    case let encoding as String.Encoding: encoding
    case let number as UInt: String.Encoding(rawValue: number)
    case let number as Int where number >= 0: String.Encoding(rawValue: UInt(number))
    case let number as NSNumber: String.Encoding(rawValue: number.uintValue)
    default: nil
    }
  }

  private static func unmarked(_ text: String) -> String {
    text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }
}
