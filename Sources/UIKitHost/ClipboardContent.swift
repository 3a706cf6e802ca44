// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What the clipboard of a device holds: items, each in one or several forms.
public struct ClipboardContent: Sendable, Equatable, Codable {
  /// One form of an item.
  public struct Representation: Sendable, Equatable, Codable {
    /// Such as `text/plain`, `text/html`, `text/uri-list`, `image/png`.
    public var mediaType: String
    /// The bytes; text is UTF-8.
    public var data: Data

    /// Makes a form.
    public init(mediaType: String, data: Data) {
      self.mediaType = mediaType
      self.data = data
    }

    /// Makes a form of text.
    public init(mediaType: String = ClipboardContent.plainText, text: String) {
      self.init(mediaType: mediaType, data: Data(text.utf8))
    }
  }

  /// The media type of plain text.
  public static let plainText = "text/plain"

  /// The items; each is a list of its forms, the best first.
  public var items: [[Representation]]

  /// Makes a content, empty by default.
  public init(items: [[Representation]] = []) { self.items = items }

  /// Makes a content of one item of plain text.
  public init(text: String) { items = [[Representation(text: text)]] }

  /// The size of all forms, in bytes.
  public var byteCount: Int {
    items.reduce(0) { $0 + $1.reduce(0) { $0 + $1.data.count } }
  }

  /// Whether every form here is one of `other`, item by item.
  ///
  /// A device may hand back less than it was given: forms it does not know are lost.
  public func isPart(of other: ClipboardContent) -> Bool {
    items.count == other.items.count
      && zip(items, other.items).allSatisfy { mine, theirs in
        mine.allSatisfy { theirs.contains($0) }
      }
  }
}
