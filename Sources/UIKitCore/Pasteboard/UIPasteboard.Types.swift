// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// What may be said about items that are put on a pasteboard.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `Date` at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A `Bool`: true keeps the items from the clipboard of the device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted after what is on a pasteboard changed, by the pasteboard.
  ///
  /// Once for each change, with the types that came and went.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// Key of an array of the types that no item had before.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedUserInfoKey"

  /// Key of an array of the types that no item has any more.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedUserInfoKey"

  /// Posted before a pasteboard is removed, by an object of that pasteboard.
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")

  /// Stands for the types that an object's kind is written in.
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The types that strings are read from; the first one is written.
  public class var typeListString: NSArray { NSArray(array: PasteboardType.texts) }

  /// The types that addresses are read from.
  public class var typeListURL: NSArray { NSArray(array: PasteboardType.urls) }

  /// The types that pictures are read from.
  public class var typeListImage: NSArray { NSArray(array: PasteboardType.images) }

  /// The types that colours are read from.
  public class var typeListColor: NSArray { NSArray(array: PasteboardType.colors) }
}
