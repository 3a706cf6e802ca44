// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// Room in a text field or a text view.
final class TextPlaceholder: UITextPlaceholder {
  private weak var editor: TextEditor?
  fileprivate let room = NSTextAttachment()

  fileprivate init(_ editor: TextEditor, _ size: CGSize) {
    self.editor = editor
    room.bounds = CGRect(origin: .zero, size: size)
    super.init()
  }

  override var rects: [UITextSelectionRect] {
    guard let editor, let range = editor.range(of: self) else { return [] }
    return editor.selectionRects(for: TextSpan(range))
  }
}

// Rules: FR-71.
extension TextEditor {
  /// Puts room of a size in the place of the selection; nobody is asked, and it cannot be undone.
  func insertPlaceholder(_ size: CGSize) -> TextPlaceholder {
    unmark()
    let placeholder = TextPlaceholder(self, size)
    let values = typingAttributes.values.merging([.attachment: placeholder.room]) { $1 }
    let room = StyledText(
      String(InlineBox.character), AttributeSet(values, base: document.base.style))
    replaceSilently(selection.range, with: room)
    select(TextSelection(TextCaret(offset: selection.range.upperBound)), isByProgram: false)
    return placeholder
  }

  /// Takes room away again.
  func remove(_ placeholder: UITextPlaceholder) {
    guard let own = placeholder as? TextPlaceholder, let range = range(of: own) else { return }
    replaceSilently(range, with: StyledText("", document.base))
  }

  private func replaceSilently(_ range: Range<Int>, with text: StyledText) {
    inputDelegate?.textWillChange(host as? any UITextInput)
    let newLength = document.replace(range, with: text)
    programDidReplace(range, newLength: newLength)
    inputDelegate?.textDidChange(host as? any UITextInput)
    host?.textNeedsDisplay()
  }

  /// Where a placeholder is; nil when it was deleted.
  func range(of placeholder: TextPlaceholder) -> Range<Int>? {
    var place: TextBuffer.Place? = document.buffer.firstPlace
    while let current = place {
      var start = current.start
      for run in document.buffer[current].runs {
        if run.attributes.style.inline?.object === placeholder.room {
          return start..<start + run.length
        }
        start += run.length
      }
      place = document.buffer.next(after: current)
    }
    return nil
  }
}
