// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitText

extension TextEditor {
  // Rules: AC-15, AC-17.
  /// Whether text can be done to what an edit action does; nil for an action that is not of text.
  func allows(
    _ action: Selector, isSecret: Bool, isEditable: Bool, editsAttributes: Bool
  ) -> Bool? {
    let hasSelection = !selection.isEmpty
    switch action.name {
    case "copy:": return hasSelection && !isSecret
    case "cut:": return hasSelection && !isSecret && isEditable
    case "delete:": return hasSelection && isEditable
    case "paste:", "pasteAndMatchStyle:": return isEditable && UIPasteboard.general.hasStrings
    case "select:": return length > 0 && !hasSelection
    case "selectAll:": return length > 0 && selection.range != 0..<length
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:",
      "decreaseSize:":
      return editsAttributes && isEditable && hasSelection
    case "makeTextWritingDirectionLeftToRight:":
      return isEditable && document.isRightToLeft(at: selection.head.offset)
    case "makeTextWritingDirectionRightToLeft:":
      return isEditable && !document.isRightToLeft(at: selection.head.offset)
    default: return nil
    }
  }

  func copySelection() {
    guard !selection.isEmpty else { return }
    UIPasteboard.general.string = document.buffer.string(in: selection.range)
  }

  func cutSelection() {
    guard !selection.isEmpty else { return }
    let text = document.buffer.string(in: selection.range)
    if change(deletedRange, to: "", .other) { UIPasteboard.general.string = text }
  }

  func paste() {
    guard let text = UIPasteboard.general.string else { return }
    unmark()
    change(selection.range, to: spaced(text, in: selection.range), .other)
  }

  func deleteSelection() {
    unmark()
    if !selection.isEmpty { change(deletedRange, to: "", .other) }
  }

  /// Selects the word at the caret.
  func selectWord() {
    guard let word = (host as? any UITextInput)?.word(at: TextPlace(selection.head)),
      let range = range(word)
    else { return }
    select(TextSelection(range), isByProgram: false)
  }

  func selectEverything() { select(TextSelection(0..<length), isByProgram: false) }

  /// Has the paragraphs of the selection run to a side.
  func setDirection(_ direction: NSWritingDirection) {
    setBaseWritingDirection(direction, for: TextSpan(selection.range))
  }

  /// Changes the attributes of the selection, or those for what is typed next.
  func changeAttributes(
    _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    let base = document.base.style
    func changed(_ old: AttributeSet) -> AttributeSet {
      var values = old.values
      values[.font] = font(of: old)
      return AttributeSet(change(values), base: base)
    }
    guard !selection.isEmpty else {
      typing = changed(typingAttributes)
      return
    }
    let range = selection.range
    let old = document.buffer.text(in: range)
    document.changeAttributes(in: range, changed)
    history.note(range, old: old, newLength: range.count, before: selection, .other, of: self)
    host?.textNeedsDisplay()
    host?.textDidChangeByPerson()
  }

  /// The font that attributes name, or that of the text; its class keeps what a size alone does not.
  func font(of attributes: AttributeSet) -> UIFont {
    attributes.values[.font] as? UIFont ?? document.base.values[.font] as? UIFont
      ?? UIFont(attributes.style.font)
  }

  /// Changes the font of the selection.
  func changeFont(_ change: (UIFont) -> UIFont) {
    let base = font(of: document.base)
    changeAttributes { values in
      var values = values
      values[.font] = change(values[.font] as? UIFont ?? base)
      return values
    }
  }

  /// What decides whether a style goes on or off: of a selection its first character.
  private var styleToToggle: TextStyle {
    if selection.isEmpty { return typingAttributes.style }
    return (document.buffer.attributes(at: selection.range.lowerBound) ?? document.base).style
  }

  /// Underlines the selection, or takes the line away if its first character has one.
  func toggleUnderline() {
    let isOn = styleToToggle.isUnderlined
    changeAttributes { values in
      var values = values
      values[.underlineStyle] = isOn ? nil : NSUnderlineStyle.single.rawValue
      return values
    }
  }

  /// Makes the selection bold, or regular if its first character is bold.
  func toggleBold() {
    let isBold = styleToToggle.font.face.weight >= Self.boldWeight
    changeFont { font in
      var face = font.face
      face.weight = isBold ? Self.regularWeight : Self.boldWeight
      return UIFont(face: face, size: font.pointSize, form: font.textFont.form)
    }
  }

  /// Slants the selection, or sets it upright if its first character is slanted.
  func toggleItalic() {
    let isItalic = styleToToggle.font.face.isItalic
    changeFont { font in
      var face = font.face
      face.isItalic = !isItalic
      return UIFont(face: face, size: font.pointSize, form: font.textFont.form)
    }
  }

  /// Makes the selection larger or smaller by a number of points.
  func changeSize(by points: CGFloat) {
    changeFont { $0.withSize(max(1, $0.pointSize + points)) }
  }

  private static let regularWeight = 400
  private static let boldWeight = 700
  /// Points by which "bigger" and "smaller" change text.
  static let sizeStep: CGFloat = 1
}
