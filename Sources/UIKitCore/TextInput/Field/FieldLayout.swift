// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitText

/// Places what a field consists of.
extension UITextField {
  /// The side of the clear button, in points.
  static let clearSize: CGFloat = 20
  /// Between the clear button and the edge, in points.
  private static let clearGap: CGFloat = 5

  /// Between border and text, in points.
  func borderInset(_ style: UITextField.BorderStyle) -> CGSize {
    switch style {
    case .none: .zero
    case .line: CGSize(width: 3, height: 3)
    case .bezel: CGSize(width: 7, height: 5)
    case .roundedRect: CGSize(width: 7, height: 7)
    }
  }

  func showsLeftView(_ isEditing: Bool) -> Bool {
    parts.left != nil && look.leftMode.isShown(whileEditing: isEditing)
  }

  func showsRightView(_ isEditing: Bool) -> Bool {
    parts.right != nil && look.rightMode.isShown(whileEditing: isEditing)
      && !showsClearButton(isEditing)
  }

  func showsClearButton(_ isEditing: Bool) -> Bool {
    isEnabled && editor.hasText && look.clearMode.isShown(whileEditing: isEditing)
  }

  func textRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let inset = borderInset(look.border)
    var rect = CGRect(
      x: bounds.minX + inset.width, y: bounds.minY,
      width: max(0, bounds.width - 2 * inset.width), height: bounds.height)
    if showsLeftView(isEditing) {
      let left = max(rect.minX, leftViewRect(forBounds: bounds).maxX)
      rect = CGRect(
        x: left, y: rect.minY, width: max(0, rect.maxX - left), height: rect.height)
    }
    let right: CGFloat? =
      if showsClearButton(isEditing) {
        clearButtonRect(forBounds: bounds).minX
      } else if showsRightView(isEditing) {
        rightViewRect(forBounds: bounds).minX
      } else {
        nil
      }
    if let right, right < rect.maxX { rect.size.width = max(0, right - rect.minX) }
    return rect
  }

  func clearRect(_ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Self.clearSize - Self.clearGap, y: bounds.midY - Self.clearSize / 2,
      width: Self.clearSize,
      height: Self.clearSize)
  }

  func leftRect(_ bounds: CGRect) -> CGRect {
    let size = parts.left?.bounds.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func rightRect(_ bounds: CGRect) -> CGRect {
    let size = parts.right?.bounds.size ?? .zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Where the line begins between top and bottom of its rectangle, in points.
  func textTop() -> CGFloat {
    guard let surface = parts.surface else { return 0 }
    let free = max(0, surface.bounds.height - editor.document.height)
    return switch contentVerticalAlignment {
    case .top: 0
    case .bottom: free
    case .center, .fill: (free / 2).rounded(.down)
    }
  }

  // Rules: LY-12.
  /// Where the line stands: in the middle of the field's height.
  func lineBaseline() -> (fraction: CGFloat, offset: CGFloat) {
    guard let font = self.font else { return (0.5, 0) }
    return (0.5, font.ascender - font.lineHeight / 2)
  }

  func naturalSize() -> CGSize {
    let inset = borderInset(look.border)
    var width = editor.document.firstParagraphWidth
    if !editor.hasText, let placeholder = look.placeholder {
      width = placeholderLayout(placeholder).width
    }
    if showsLeftView(isEditing) { width += leftRect(bounds).width }
    if showsRightView(isEditing) { width += rightRect(bounds).width }
    if look.clearMode != .never { width += Self.clearSize + Self.clearGap }
    let height = max(look.font.lineHeight, editor.document.height)
    return CGSize(
      width: (width + TextDocument.caretWidth + 2 * inset.width).rounded(.up),
      height: (height + 2 * inset.height).rounded(.up))
  }

  func placeParts() {
    guard let surface = parts.surface else { return }
    let bounds = self.bounds
    let isEditing = self.isEditing
    if let left = parts.left {
      show(left, showsLeftView(isEditing), leftViewRect(forBounds: bounds))
    }
    if let right = parts.right {
      show(right, showsRightView(isEditing), rightViewRect(forBounds: bounds))
    }
    let showsClear = showsClearButton(isEditing)
    if showsClear || parts.clear != nil {
      show(clearButton(), showsClear, clearButtonRect(forBounds: bounds))
    }
    let isPlaceholder = !editor.hasText
    let text =
      isEditing
      ? editingRect(forBounds: bounds)
      : isPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    surface.frame = text
    editor.document.frame.width = text.width
    scrollToCaret(width: text.width)
    surface.refresh()
  }

  private func show(_ view: UIView, _ isShown: Bool, _ rect: CGRect) {
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = rect
  }

  // Rules: AW-97.
  /// What is behind the cross that clears.
  static let clearGround = UIColor.systemGray3.inked.behindWhite

  private func clearButton() -> UIButton {
    if let button = parts.clear { return button }
    let button = UIButton(frame: .zero)
    // Rules: FO-21.
    button.flagsOfControl.insert(.passedByFocus)
    button.accessibilityIdentifier = "clear text"
    button.setTitle("\u{2715}", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: Self.clearGlyph, weight: .bold)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = Self.clearGround
    button.layer.cornerRadius = Self.clearSize / 2
    button.addAction(
      UIAction { [weak self] _ in if let self { clearText() } },
      for: .touchUpInside)
    parts.clear = button
    return button
  }

  /// The size of the cross on the clear button, in points.
  private static let clearGlyph: CGFloat = 10

  /// Scrolls text that is too long so that the caret is seen.
  private func scrollToCaret(width: CGFloat) {
    guard isEditing else { return parts.scroll = 0 }
    let document = editor.document
    let caret = document.rect(of: editor.selection.head)
    let most = max(0, document.firstParagraphWidth + TextDocument.caretWidth - width)
    var scroll = min(parts.scroll, most)
    if caret.maxX - scroll > width { scroll = caret.maxX - width }
    if caret.minX - scroll < 0 { scroll = max(0, caret.minX) }
    parts.scroll = scroll
  }
}
