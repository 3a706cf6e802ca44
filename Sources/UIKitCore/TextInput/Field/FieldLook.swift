// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// What a field was told about its looks.
struct FieldLook {
  static let defaultFont = UIFont.systemFont(ofSize: 17)
  /// How strong the text of a disabled field is.
  static let disabledAlpha: CGFloat = 0.5

  var font = FieldLook.defaultFont
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  var placeholder: NSAttributedString?
  var shrinks = false
  var leastSize: CGFloat = 0
  var isSecret = false
  var border = UITextField.BorderStyle.none
  var background: UIImage?
  var disabledBackground: UIImage?
  var clearMode = UITextField.ViewMode.never
  var leftMode = UITextField.ViewMode.never
  var rightMode = UITextField.ViewMode.never
  private var others: [NSAttributedString.Key: Any] = [:]

  /// The style of text without attributes.
  var style: TextStyle { TextStyle(font: font, color: color) }

  /// What all text has.
  var attributes: AttributeSet {
    AttributeSet(others.merging([.font: font, .foregroundColor: color]) { $1 }, base: style)
  }

  mutating func setDefaults(_ values: [NSAttributedString.Key: Any]) {
    font = values[.font] as? UIFont ?? font
    color = values[.foregroundColor] as? UIColor ?? color
    others = values
    others[.font] = nil
    others[.foregroundColor] = nil
  }
}

/// What a field consists of besides its text.
@MainActor
struct FieldParts: EditedTextParts {
  /// Shows the text.
  var surface: TextSurface?
  var touches: TextTouches?
  var textTransfer: TextTransfer?
  var untold: [() -> Void] = []
  var left: UIView?
  var right: UIView?
  var clear: UIButton?
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var isEditing = false
  /// Whom the field is a part of.
  weak var overseer: (any FieldOverseer)?
  /// Whether the next letter that is typed or deleted replaces the whole secret.
  var startsOver = false
  /// How far text that is too long is scrolled, in points.
  var scroll: CGFloat = 0
  let undo = UndoManager()

  static func setLeft(_ view: UIView?, of field: UITextField) {
    field.parts.left?.removeFromSuperview()
    field.parts.left = view
    field.setNeedsLayout()
  }

  static func setRight(_ view: UIView?, of field: UITextField) {
    field.parts.right?.removeFromSuperview()
    field.parts.right = view
    field.setNeedsLayout()
  }
}

/// What `interactionState` holds.
struct FieldState {
  let selection: TextSelection
  let isEditing: Bool
}

extension UITextField.ViewMode {
  /// Whether it is time to show something.
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
}

extension UITextField {
  func setUp() {
    editor.document.frame.isOneLine = true
    editor.history.useUndo { [weak self] in self?.parts.undo }
    setUpEditing()
    contentMode = .redraw
  }

  func setLook(_ change: (inout FieldLook) -> Void) {
    let old = look.attributes
    change(&look)
    let new = look.attributes
    if !new.isSame(as: old) {
      // What was not told anew stays as it is.
      let told = new.values.filter { !AttributeSet.isSame($1, old.values[$0]) }
      editor.document.restyle(new, setting: told)
    }
    editor.document.frame.alignment = look.alignment
    editor.document.frame.isSecret = look.isSecret
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    parts.surface?.refresh()
  }
}
