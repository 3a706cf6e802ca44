// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension NSItemProviderWriting {
  /// Hands over the bytes of a form that is there.
  func deliver(
    _ data: Data?, to handler: (Data?, (any Error)?) -> Void
  ) -> Progress? {
    handler(data, data == nil ? NSItemProvider.unavailable : nil)
    return nil
  }
}

extension String: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.text] }
  /// Plain text, or any text.
  public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.texts }

  /// Hands over UTF-8.
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
  ) -> Progress? { deliver(Data(utf8), to: completionHandler) }

  /// Reads UTF-8.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  /// - Throws: for other bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
    -> String
  {
    guard let text = String(data: data, encoding: .utf8) else {
      throw NSItemProvider.error(.unexpectedValueClassError)
    }
    return text
  }
}

extension URL: NSItemProviderWriting, NSItemProviderReading {
  /// An address, or its text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.url, PasteboardType.text]
  }
  /// An address.
  public static var readableTypeIdentifiersForItemProvider: [String] { PasteboardType.urls }

  /// Hands over its text.
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
  ) -> Progress? { deliver(Data(absoluteString.utf8), to: completionHandler) }

  /// Reads its text.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - typeIdentifier: the type, such as `public.utf8-plain-text`.
  /// - Throws: for what is no address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> URL {
    guard
      let url = URL(
        string: try String.object(
          withItemProviderData: data, typeIdentifier: typeIdentifier))
    else { throw NSItemProvider.error(.unexpectedValueClassError) }
    return url
  }
}

extension NSString: NSItemProviderWriting {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [PasteboardType.text] }

  /// Hands over UTF-8.
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
  ) -> Progress? { deliver(Data((self as String).utf8), to: completionHandler) }
}

extension NSURL: NSItemProviderWriting {
  /// An address, or its text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    URL.writableTypeIdentifiersForItemProvider
  }

  /// Hands over its text.
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
  ) -> Progress? { deliver(Data((self as URL).absoluteString.utf8), to: completionHandler) }
}
