// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// What fingers select in a text, by the members of its protocol.
extension UITextInput {
  /// What is selected, counted from the beginning of the text; nil when nothing is, not even a caret.
  var selectedOffsets: Range<Int>? {
    guard let range = selectedTextRange else { return nil }
    let start = offset(from: beginningOfDocument, to: range.start)
    let end = offset(from: beginningOfDocument, to: range.end)
    return min(start, end)..<max(start, end)
  }

  /// The range from where a selection was begun to where it was taken.
  ///
  /// Texts of this module remember which end is which; others get the earlier one first.
  func selection(from anchor: UITextPosition, to head: UITextPosition) -> UITextRange? {
    let isBackward = compare(anchor, to: head) == .orderedDescending
    return isBackward && !(self is any TextStreaming)
      ? textRange(from: head, to: anchor) : textRange(from: anchor, to: head)
  }

  /// The word at a position, else the character there.
  func word(at position: UITextPosition) -> UITextRange? {
    if let word = unit(.word, at: position) { return word }
    if let after = neighbour(of: position, .forward),
      let character = textRange(from: position, to: after),
      let first = text(in: character)?.first, !first.isNewline
    {
      return character
    }
    return textRange(from: neighbour(of: position, .backward) ?? position, to: position)
  }

  /// The unit that a position is in, or touches on either side.
  func unit(_ granularity: UITextGranularity, at position: UITextPosition) -> UITextRange? {
    tokenizer.rangeEnclosingPosition(
      position, with: granularity, inDirection: .storage(.forward))
      ?? tokenizer.rangeEnclosingPosition(
        position, with: granularity, inDirection: .storage(.backward))
  }

  /// The position a character away; nil at the end of the text.
  func neighbour(
    of position: UITextPosition, _ direction: UITextStorageDirection
  ) -> UITextPosition? {
    tokenizer.position(
      from: position, toBoundary: .character, inDirection: .storage(direction))
  }
}
