// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Told of each edit of a text storage, before and after attributes are put right.
///
/// [Apple: NSTextStorageDelegate](https://developer.apple.com/documentation/uikit/nstextstoragedelegate)
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Tells of an edit before layout managers learn of it; characters and attributes may be changed.
  ///
  /// - Parameters:
  ///   - editedRange: the range that changed, as it is now.
  ///   - delta: by how many UTF-16 units the text grew.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Tells of an edit before layout managers learn of it; only attributes may be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

// Apple's requirements are optional; these are the answers of a delegate without them.
extension NSTextStorageDelegate {
  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}

  /// Does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
