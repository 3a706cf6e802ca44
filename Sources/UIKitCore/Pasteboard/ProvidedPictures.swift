// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

extension UIImage: NSItemProviderWriting {
  /// The forms that pictures come in.
  public static var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.images }

  /// The form that this picture is encoded in; a drawing has none.
  public var writableTypeIdentifiersForItemProvider: [String] {
    encoded == nil ? [] : [pasteboardType]
  }

  /// Hands over the encoded picture.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  ///   - completionHandler: gets the data or an error.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? { deliver(encoded?.data, to: completionHandler) }
}

extension UIColor: NSItemProviderWriting {
  /// A colour.
  public static var writableTypeIdentifiersForItemProvider: [String] { PasteboardType.colors }

  /// Hands over the components.
  ///
  /// - Parameters:
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  ///   - completionHandler: gets the data or an error.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (
        Data?, (any Error)?
      ) -> Void
  ) -> Progress? { deliver(pasteboardData, to: completionHandler) }
}

extension UIImage: NSItemProviderReading {
  /// The forms that pictures come in.
  public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.images }

  /// Reads an encoded picture.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  /// - Throws: for bytes of no known form.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try asked(UIImage(data: data))
  }
}

extension UIColor: NSItemProviderReading {
  /// A colour.
  public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.colors }

  /// Reads the components.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  /// - Throws: for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try asked(UIColor(pasteboardData: data))
  }
}

extension NSString: NSItemProviderReading {
  /// Plain text, or any text.
  public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.texts }

  /// Reads UTF-8.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  /// - Throws: for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try asked(String(data: data, encoding: .utf8).map { NSString(string: $0) })
  }
}

extension NSURL: NSItemProviderReading {
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.urls }

  /// Reads its text.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  /// - Throws: for what is no address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try asked(
      String(data: data, encoding: .utf8).flatMap { URL(string: $0) }.map { $0 as NSURL })
  }
}

extension NSItemProviderReading {
  /// What was read, as the kind that was asked for.
  ///
  /// Fails for nil, and for a subclass, of which nothing can be made.
  fileprivate static func asked(_ object: Any?) throws -> Self {
    guard let object = object as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return object
  }
}
