// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

// Rules: FR-71.
/// What dictation does to a text field or a text view.
extension TextEditor {
  /// The room that stands for what is being understood, in heights of a line.
  private static let roomOfPhrase: CGFloat = 2

  func insertDictationPlaceholder() -> TextPlaceholder {
    let height = typingAttributes.style.font.capHeight
    return insertPlaceholder(CGSize(width: height * Self.roomOfPhrase, height: height))
  }

  /// The first rectangle of room; empty for what is no room of this text.
  func frame(ofPlaceholder placeholder: Any) -> CGRect {
    (placeholder as? TextPlaceholder)?.rects.first?.rect ?? .zero
  }

  /// Takes room away; what is inserted next comes there if a result is to come.
  func removePlaceholder(_ placeholder: Any, willInsertResult: Bool) {
    guard let own = placeholder as? TextPlaceholder, let range = range(of: own) else { return }
    remove(own)
    if willInsertResult {
      select(TextSelection(TextCaret(offset: range.lowerBound)), isByProgram: false)
    }
  }
}
