// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The edits of a text storage that were not told yet.
struct StorageEdit {
  var mask: NSTextStorage.EditActions = []
  /// Where, in the text as it is now.
  var range = NSRange(location: NSNotFound, length: 0)
  var delta = 0
  /// How often edits are held back.
  var depth = 0
  var isProcessing = false

  /// Adds an edit of a range, as it was before, that grew by a number of units.
  mutating func note(_ mask: NSTextStorage.EditActions, _ edited: NSRange, _ growth: Int) {
    self.mask.formUnion(mask)
    delta += growth
    guard range.location != NSNotFound else {
      range = NSRange(location: edited.location, length: max(0, edited.length + growth))
      return
    }
    let start = min(range.location, edited.location)
    let end = max(NSMaxRange(range), NSMaxRange(edited)) + growth
    range = NSRange(location: start, length: max(0, end - start))
  }

  // Rules: FR-60, FR-61.
  /// Tells a storage's edits; what its delegate changes meanwhile is a part of them.
  static func tell(_ storage: NSTextStorage) {
    let center = NotificationCenter.default
    // Foundation's class belongs to no actor; text is edited on the main one.
    nonisolated(unsafe) let storage = storage
    center.post(name: NSTextStorage.willProcessEditingNotification, object: storage)
    MainActor.assumeIsolated {
      storage.delegate?.textStorage(
        storage, willProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
      storage.delegate?.textStorage(
        storage, didProcessEditing: storage.editedMask, range: storage.editedRange,
        changeInLength: storage.changeInLength)
    }
    center.post(name: NSTextStorage.didProcessEditingNotification, object: storage)
    MainActor.assumeIsolated {
      for manager in storage.layoutManagers {
        manager.processEditing(
          for: storage, edited: storage.editedMask, range: storage.editedRange,
          changeInLength: storage.changeInLength, invalidatedRange: storage.editedRange)
      }
    }
  }
}
