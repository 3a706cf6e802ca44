// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What is selected: from where it was begun to where it was taken.
package struct TextSelection: Equatable {
  /// Where the selection was begun.
  package var anchor: Int
  /// The end that moves, where the caret is.
  package var head: TextCaret

  package init(_ caret: TextCaret) {
    anchor = caret.offset
    head = caret
  }

  package init(anchor: Int, head: TextCaret) {
    self.anchor = anchor
    self.head = head
  }

  package init(_ range: Range<Int>) {
    anchor = range.lowerBound
    head = TextCaret(offset: range.upperBound)
  }

  package var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }
  package var isEmpty: Bool { anchor == head.offset }
}
