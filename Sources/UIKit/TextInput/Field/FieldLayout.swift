// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

/// Places what a field consists of.
@MainActor
enum FieldLayout {
  /// The side of the clear button, in points.
  static let clearSize: CGFloat = 20
  /// Between the clear button and the edge, in points.
  private static let clearGap: CGFloat = 5

  /// Between border and text, in points.
  static func inset(_ style: UITextField.BorderStyle) -> CGSize {
    switch style {
    case .none: .zero
    case .line: CGSize(width: 3, height: 3)
    case .bezel: CGSize(width: 7, height: 5)
    case .roundedRect: CGSize(width: 7, height: 7)
    }
  }

  static func showsLeft(_ field: UITextField, _ isEditing: Bool) -> Bool {
    field.parts.left != nil && field.look.leftMode.isShown(whileEditing: isEditing)
  }

  static func showsRight(_ field: UITextField, _ isEditing: Bool) -> Bool {
    field.parts.right != nil && field.look.rightMode.isShown(whileEditing: isEditing)
      && !showsClear(field, isEditing)
  }

  static func showsClear(_ field: UITextField, _ isEditing: Bool) -> Bool {
    field.isEnabled && field.editor.hasText && field.look.clearMode.isShown(whileEditing: isEditing)
  }

  static func textRect(_ field: UITextField, _ bounds: CGRect, isEditing: Bool) -> CGRect {
    let inset = inset(field.look.border)
    var rect = bounds.insetBy(dx: inset.width, dy: 0)
    if showsLeft(field, isEditing) {
      let edge = field.leftViewRect(forBounds: bounds).maxX
      rect = CGRect(
        x: max(rect.minX, edge), y: rect.minY, width: rect.maxX - max(rect.minX, edge),
        height: rect.height)
    }
    let right: CGFloat? =
      if field.look.clearMode.isShown(whileEditing: isEditing), field.editor.hasText {
        field.clearButtonRect(forBounds: bounds).minX
      } else if showsRight(field, isEditing) {
        field.rightViewRect(forBounds: bounds).minX
      } else {
        nil
      }
    if let right, right < rect.maxX { rect.size.width = max(0, right - rect.minX) }
    return rect.width < 0 ? CGRect(origin: rect.origin, size: .zero) : rect
  }

  static func clearRect(_ field: UITextField, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - clearSize - clearGap, y: bounds.midY - clearSize / 2, width: clearSize,
      height: clearSize)
  }

  static func leftRect(_ field: UITextField, _ bounds: CGRect) -> CGRect {
    let size = field.parts.left?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  static func rightRect(_ field: UITextField, _ bounds: CGRect) -> CGRect {
    let size = field.parts.right?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Where the line begins between top and bottom of its rectangle, in points.
  static func textTop(_ field: UITextField) -> CGFloat {
    guard let surface = field.parts.surface else { return 0 }
    let free = max(0, surface.bounds.height - field.editor.document.height)
    return switch field.contentVerticalAlignment {
    case .top: 0
    case .bottom: free
    case .center, .fill: (free / 2).rounded(.down)
    }
  }

  /// Where the line stands: in the middle of the field's height.
  ///
  /// - Rules: LY-12.
  static func baseline(_ field: UITextField) -> (fraction: CGFloat, offset: CGFloat) {
    guard let font = field.font else { return (0.5, 0) }
    return (0.5, font.ascender - font.lineHeight / 2)
  }

  static func naturalSize(_ field: UITextField) -> CGSize {
    let inset = inset(field.look.border)
    var width = field.editor.document.firstParagraphWidth
    if !field.editor.hasText, let placeholder = field.look.placeholder {
      width = FieldDrawing.placeholderText(field, placeholder).width
    }
    if showsLeft(field, field.isEditing) { width += leftRect(field, field.bounds).width }
    if showsRight(field, field.isEditing) { width += rightRect(field, field.bounds).width }
    if field.look.clearMode != .never { width += clearSize + clearGap }
    let height = max(field.look.font.lineHeight, field.editor.document.height)
    return CGSize(
      width: (width + TextDocument.caretWidth + 2 * inset.width).rounded(.up),
      height: (height + 2 * inset.height).rounded(.up))
  }

  static func place(_ field: UITextField) {
    guard let surface = field.parts.surface else { return }
    let bounds = field.bounds
    let isEditing = field.isEditing
    if let left = field.parts.left {
      show(left, showsLeft(field, isEditing), field.leftViewRect(forBounds: bounds), in: field)
    }
    if let right = field.parts.right {
      show(right, showsRight(field, isEditing), field.rightViewRect(forBounds: bounds), in: field)
    }
    let showsClear = showsClear(field, isEditing)
    if showsClear || field.parts.clear != nil {
      show(clearButton(field), showsClear, field.clearButtonRect(forBounds: bounds), in: field)
    }
    let isPlaceholder = !field.editor.hasText
    let text =
      isEditing
      ? field.editingRect(forBounds: bounds)
      : isPlaceholder ? field.placeholderRect(forBounds: bounds) : field.textRect(forBounds: bounds)
    surface.frame = text
    field.editor.document.frame.width = text.width
    scrollToCaret(field, width: text.width)
    surface.refresh()
  }

  private static func show(_ view: UIView, _ isShown: Bool, _ rect: CGRect, in field: UITextField) {
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== field { field.addSubview(view) }
    view.frame = rect
  }

  private static func clearButton(_ field: UITextField) -> UIButton {
    if let button = field.parts.clear { return button }
    let button = UIButton(frame: .zero)
    button.accessibilityIdentifier = "clear text"
    button.setTitle("\u{2715}", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: clearGlyph, weight: .bold)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemGray3
    button.layer.cornerRadius = clearSize / 2
    button.addAction(
      UIAction { [weak field] _ in if let field { FieldEditing.clear(field) } },
      for: .touchUpInside)
    field.parts.clear = button
    return button
  }

  /// The size of the cross on the clear button, in points.
  private static let clearGlyph: CGFloat = 10

  /// Scrolls text that is too long so that the caret is seen.
  private static func scrollToCaret(_ field: UITextField, width: CGFloat) {
    guard field.isEditing else { return field.parts.scroll = 0 }
    let document = field.editor.document
    let caret = document.rect(of: field.editor.selection.head)
    let most = max(0, document.firstParagraphWidth + TextDocument.caretWidth - width)
    var scroll = min(field.parts.scroll, most)
    if caret.maxX - scroll > width { scroll = caret.maxX - width }
    if caret.minX - scroll < 0 { scroll = max(0, caret.minX) }
    field.parts.scroll = scroll
  }
}
