// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: TS-55.
extension NSAttributedString {
  /// What kind of document a text is read from.
  ///
  /// [Apple: DocumentType](https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype)
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind of a name; one that is not declared here cannot be read.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What is said of a document that is read.
  ///
  /// [Apple: DocumentReadingOptionKey](https://developer.apple.com/documentation/foundation/nsattributedstring/documentreadingoptionkey)
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`; without it what begins with `<` is HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; without it the document is looked at.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// A dictionary of the attributes that text without attributes gets.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }
}
