// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: TS-55, TS-56.
extension NSAttributedString {
  /// What kind of document a text is read from, or written as.
  ///
  /// [Apple: DocumentType](https://developer.apple.com/documentation/foundation/nsattributedstring/documenttype)
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a kind of a name; one that is not declared here can be neither read nor written.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind of a name; one that is not declared here can be neither read nor written.
    public init(_ rawValue: String) { self.rawValue = rawValue }

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
    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`; without it what begins with `<` is HTML.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; without it the document is looked at.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// A dictionary of the attributes that text without attributes gets.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  // Rules: TS-56.
  /// What is said of a document that is written, or was read.
  ///
  /// [Apple: DocumentAttributeKey](https://developer.apple.com/documentation/foundation/nsattributedstring/documentattributekey)
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`, or its raw value.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; without it UTF-8 is written.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
  }
}
