// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension TextEditor {
  /// Where a key sends the caret.
  static func motion(
    _ direction: TextKeyDirection, _ step: TextKeyStep, page: CGFloat
  ) -> TextMotion {
    switch (direction, step) {
    case (.left, .one), (.left, .page): .left
    case (.right, .one), (.right, .page): .right
    case (.up, .one): .up
    case (.down, .one): .down
    case (.left, .word): .wordLeft
    case (.right, .word): .wordRight
    case (.up, .word): .paragraphStart
    case (.down, .word): .paragraphEnd
    case (.left, .line): .lineLeft
    case (.right, .line): .lineRight
    case (.up, .page): .page(-page)
    case (.down, .page): .page(page)
    case (.up, .line),
      (_, .document) where direction == .up || direction == .left:
      .start
    default: .end
    }
  }

  /// What a delete key deletes up to, before the caret or behind it.
  static func motion(deleting step: TextKeyStep, forward: Bool) -> TextMotion {
    switch step {
    case .one, .page: forward ? .characterForward : .characterBackward
    case .word: forward ? .wordForward : .wordBackward
    case .line: forward ? .lineEnd : .lineStart
    case .document: forward ? .end : .start
    }
  }
}
