// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

extension TextEditor {
  // Rules: PK-16, PK-26.
  /// Does what a key says to the text of a view; what it types and deletes goes by the view's members,
  /// which can be overridden.
  ///
  /// - Parameter page: how far a page goes, in points.
  func perform(_ action: TextKeyAction, of view: any UIKeyInput, page: CGFloat) {
    switch action {
    case .insert(let text): view.insertText(text)
    case .insertNewline: view.insertText("\n")
    case .insertTab: view.insertText("\t")
    case .deleteBackward(.one): view.deleteBackward()
    case .deleteBackward(let step): delete(to: Self.motion(deleting: step, forward: false))
    case .deleteForward(let step): delete(to: Self.motion(deleting: step, forward: true))
    case .move(let direction, let step, let extends):
      move(Self.motion(direction, step, page: page), extending: extends)
    }
  }

  /// Where a key sends the caret.
  private static func motion(
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
  private static func motion(deleting step: TextKeyStep, forward: Bool) -> TextMotion {
    switch step {
    case .one, .page: forward ? .characterForward : .characterBackward
    case .word: forward ? .wordForward : .wordBackward
    case .line: forward ? .lineEnd : .lineStart
    case .document: forward ? .end : .start
    }
  }
}
