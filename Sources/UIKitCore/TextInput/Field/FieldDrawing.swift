// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitText

extension UITextField {
  func surfaceContent() -> LayerContent {
    guard let surface = parts.surface, !surface.bounds.isEmpty else { return .none }
    if isEditing, editor.hasText { return editedContent() }
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context) {
      if editor.hasText {
        drawText(in: surface.bounds)
      } else if look.placeholder != nil {
        drawPlaceholder(in: surface.bounds)
      }
    }
    return LayerContent(context.commands)
  }
}

/// Draws text, placeholder and border of a field.
extension UITextField {
  func editedContent() -> LayerContent {
    let document = editor.document
    let layout = document.layout(document.buffer.firstPlace)
    let origin = CGPoint(x: -parts.scroll, y: textTop())
    return layout.drawing(
      at: origin, marked: editor.marked, visible: -CGFloat.infinity...CGFloat.infinity,
      links: nil
    ).content
  }

  func drawTextLine(in rect: CGRect) {
    let document = editor.document
    if document.firstParagraphWidth <= rect.width + LineBreaker.tolerance {
      let layout = document.layout(document.buffer.firstPlace)
      let top = rect.minY + textTop()
      var lines = layout.textLines(
        at: CGPoint(x: rect.minX, y: top), underlined: nil,
        visible: -CGFloat.infinity...CGFloat.infinity)
      if !isEnabled { for index in lines.indices { fade(&lines[index]) } }
      var drawing = TextDrawing()
      drawing.add(lines)
      drawing.addPictures(
        of: layout, at: CGPoint(x: rect.minX, y: top),
        visible: -CGFloat.infinity...CGFloat.infinity)
      for command in drawing.commands { UIGraphicsGetCurrentContext()?.record(command) }
      return
    }
    drawLine(truncatedText(width: rect.width), look.alignment, in: rect)
  }

  private func fade(_ line: inout TextLine) {
    line.color.alpha *= Double(FieldLook.disabledAlpha)
  }

  /// The text as it is drawn when it is too long, smaller if the field may shrink it.
  private func truncatedText(width: CGFloat) -> MeasuredText {
    let look = self.look
    let text = editor.document.buffer.text(in: 0..<editor.length)
    let measured =
      look.isSecret
      ? MeasuredText(String(text.string.map { _ in "\u{2022}" }), style: look.style)
      : MeasuredText(text.attributedString, style: look.style)
    guard look.shrinks, look.font.pointSize > 0 else { return measured }
    let natural = TextLayout(measured, TextLayout.Options()).width
    let least = min(1, look.leastSize / look.font.pointSize)
    return measured.scaled(by: max(least, min(1, width / natural)))
  }

  /// The placeholder in the colour of one.
  func placeholderLayout(_ placeholder: NSAttributedString) -> TextLayout {
    let style = TextStyle(font: look.font, color: Ink.placeholder)
    return TextLayout(MeasuredText(placeholder, style: style), TextLayout.Options())
  }

  func drawPlaceholderLine(in rect: CGRect) {
    guard let placeholder = look.placeholder else { return }
    let style = TextStyle(font: look.font, color: Ink.placeholder)
    drawLine(MeasuredText(placeholder, style: style), look.alignment, in: rect)
  }

  private func drawLine(_ text: MeasuredText, _ alignment: NSTextAlignment, in rect: CGRect) {
    var options = TextLayout.Options(
      width: rect.width, lineLimit: 1, breaking: .byTruncatingTail, alignment: alignment)
    options.forcesBreaking = true
    let layout = TextLayout(text, options)
    let free = max(0, rect.height - layout.height)
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: free
      case .center, .fill: (free / 2).rounded(.down)
      }
    let place = CGRect(
      x: rect.minX, y: rect.minY + top, width: rect.width, height: layout.height)
    drawLine(layout.textLines(in: place))
  }

  private func drawLine(_ lines: [TextLine]) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in lines { context.record(.text(line)) }
  }

  // MARK: The border

  /// How round a rounded border is, in points.
  static let cornerRadius: CGFloat = 5

  /// Border or background image; a background shown by the view's own layer needs neither.
  func frameContent() -> LayerContent {
    guard !bounds.isEmpty else { return .none }
    let context = CGContext()
    GraphicsStack.shared.withCurrent(context) {
      let rect = borderRect(forBounds: bounds)
      let image = isEnabled ? background : disabledBackground ?? background
      if let image, look.border != .roundedRect {
        image.draw(in: rect)
      } else {
        drawBorder(look.border, rect)
      }
      if overrides(.draw) { draw(bounds) }
    }
    return context.commands.isEmpty ? .none : .drawing(context.commands)
  }

  private func drawBorder(_ style: UITextField.BorderStyle, _ rect: CGRect) {
    let line = rect.insetBy(dx: 0.5, dy: 0.5)
    switch style {
    case .none: return
    case .line, .bezel:
      let path = UIBezierPath(rect: line)
      (style == .line ? UIColor.black : UIColor.systemGray).setStroke()
      path.stroke()
    case .roundedRect:
      let path = UIBezierPath(roundedRect: line, cornerRadius: Self.cornerRadius)
      UIColor.systemBackground.setFill()
      path.fill()
      UIColor.systemGray4.setStroke()
      path.stroke()
    }
  }
}
