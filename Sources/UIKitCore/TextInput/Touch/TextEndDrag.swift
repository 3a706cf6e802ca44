// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: FR-82.
/// One end of a selection that is taken elsewhere, while the other stays.
///
/// It may cross the other one; one character stays selected.
@MainActor
struct TextEndDrag {
  private let fixed: UITextPosition
  /// Whether the end that moves is behind the one that stays.
  private var isBehind: Bool
  /// The end that moves.
  private(set) var head: UITextPosition

  init(_ selection: UITextRange, isStart: Bool) {
    fixed = isStart ? selection.end : selection.start
    head = isStart ? selection.start : selection.end
    isBehind = !isStart
  }

  /// The selection with its end at a position.
  mutating func selection(
    to position: UITextPosition, in input: any UITextInput
  ) -> UITextRange? {
    head = position
    if input.compare(position, to: fixed) == .orderedSame {
      let after = input.neighbour(of: fixed, .forward)
      let before = input.neighbour(of: fixed, .backward)
      head = (isBehind ? after ?? before : before ?? after) ?? position
    }
    isBehind = input.compare(head, to: fixed) == .orderedDescending
    return input.selection(from: fixed, to: head)
  }
}
