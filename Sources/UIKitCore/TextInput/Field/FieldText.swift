// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// Text that the program sets.
extension UITextField {
  func setText(_ text: String) {
    setText(StyledText(admissible(text), look.attributes))
  }

  func setText(_ text: NSAttributedString) {
    var text = StyledText(text, base: look.style)
    let plain = admissible(text.string)
    if plain != text.string { text = StyledText(plain, look.attributes) }
    setText(text)
  }

  // Rules: FR-99.
  private func setText(_ text: StyledText) {
    // A delegate that sets the text it already has keeps its caret.
    if text.runs.count <= 1, text.string == editor.document.string,
      text.runs.first.map({ $0.attributes.isSame(as: editor.typingAttributes) }) ?? false
    {
      return
    }
    let before = editor.selection
    editor.setText(text)
    parts.startsOver = false
    parts.undo.removeAllActions()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    if isEditing, editor.selection.range != before.range { selectionDidChange() }
  }
}

extension UITextField: EditedText {
  var isTouchable: Bool { isEnabled }

  var isOneLine: Bool { true }

  var textOrigin: CGPoint {
    guard let surface = parts.surface else { return .zero }
    return CGPoint(
      x: surface.frame.minX - (isEditing ? parts.scroll : 0),
      y: surface.frame.minY + textTop())
  }

  /// A field has one line: what ends a line becomes a space.
  func admissible(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  func allowsChange(_ range: NSRange, _ text: String) -> Bool {
    guard parts.overseer?.fieldShouldChange(range, to: text) ?? true else { return false }
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text)
      ?? true
  }

  // Rules: FR-54.
  func textDidChangeByPerson() {
    parts.touches?.menu.dismiss()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    send(.editingChanged, nil)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func selectionDidChange() {
    clearsOnInsertion = false
    parts.touches?.menu.dismiss()
    prepareSelection()
    delegate?.textFieldDidChangeSelection(self)
  }

  func becomeEditable() { isEnabled = true }

  func textNeedsDisplay() {
    setNeedsLayout()
    parts.surface?.refresh()
  }

  var seenText: CGRect { parts.surface?.frame ?? bounds }

  func scrollText(by step: CGPoint) -> Bool {
    let most = editor.document.firstParagraphWidth + TextDocument.caretWidth - seenText.width
    let scroll = max(0, min(parts.scroll + step.x, most))
    guard scroll != parts.scroll else { return false }
    parts.scroll = scroll
    textNeedsDisplay()
    return true
  }

  var shownHandles: TextHandlePlaces? {
    guard isEditing else { return nil }
    let window = seenText.insetBy(dx: -TextDocument.caretWidth, dy: 0)
    return selectionEdges { $0.midX >= window.minX && $0.midX <= window.maxX }
  }

  var shownCaret: CGRect? {
    guard isEditing, editor.selection.isEmpty else { return nil }
    return caretRect(for: TextPlace(editor.selection.head))
  }

  var shownSelection: [CGRect] {
    guard isEditing, !editor.selection.isEmpty else { return [] }
    return selectionRects(for: TextSpan(editor.selection.range)).map(\.rect)
  }
}
