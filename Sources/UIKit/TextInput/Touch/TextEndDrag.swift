// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// One end of a selection that is taken elsewhere, while the other stays.
///
/// It may cross the other one; one character stays selected.
///
/// - Rules: FR-82.
@MainActor
struct TextEndDrag {
  private let fixed: Int
  /// Whether the end that moves is behind the one that stays.
  private var isBehind: Bool

  init(_ selection: Range<Int>, isStart: Bool) {
    fixed = isStart ? selection.upperBound : selection.lowerBound
    isBehind = !isStart
  }

  /// The selection with its end at a caret.
  mutating func selection(to caret: TextCaret, in document: TextDocument) -> TextSelection {
    let fixed = document.buffer.valid(fixed)
    var head = caret
    if caret.offset == fixed {
      let after = document.offset(after: fixed)
      let before = document.offset(before: fixed)
      head = TextCaret(offset: (isBehind && after > fixed) || before == fixed ? after : before)
    }
    isBehind = head.offset > fixed
    return TextSelection(anchor: fixed, head: head)
  }
}
