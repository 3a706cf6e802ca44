// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

extension UITextField {
  func surfaceContent() -> LayerContent {
    guard let surface = parts.surface, !surface.bounds.isEmpty else { return .none }
    if isEditing, editor.hasText { return FieldDrawing.editedContent(self) }
    let context = CGContext()
    GraphicsStack.withCurrent(context) {
      if editor.hasText {
        drawText(in: surface.bounds)
      } else if look.placeholder != nil {
        drawPlaceholder(in: surface.bounds)
      }
    }
    return FieldDrawing.content(context.commands)
  }
}

/// Draws text, placeholder and border of a field.
@MainActor
enum FieldDrawing {
  /// Lines of text are sent as such, anything else as a drawing.
  static func content(_ commands: [DrawingCommand]) -> LayerContent {
    var lines: [TextLine] = []
    for command in commands {
      guard case .text(let line) = command else { return .drawing(commands) }
      lines.append(line)
    }
    return lines.isEmpty ? .none : .text(lines)
  }

  static func editedContent(_ field: UITextField) -> LayerContent {
    let document = field.editor.document
    let layout = document.layout(document.buffer.firstPlace)
    let origin = CGPoint(x: -field.parts.scroll, y: FieldLayout.textTop(field))
    return layout.drawing(
      at: origin, marked: field.editor.marked, visible: -CGFloat.infinity...CGFloat.infinity,
      links: nil
    ).content
  }

  static func drawText(_ field: UITextField, in rect: CGRect) {
    let document = field.editor.document
    if document.firstParagraphWidth <= rect.width + LineBreaker.tolerance {
      let layout = document.layout(document.buffer.firstPlace)
      let top = rect.minY + FieldLayout.textTop(field)
      var lines = layout.textLines(
        at: CGPoint(x: rect.minX, y: top), underlined: nil,
        visible: -CGFloat.infinity...CGFloat.infinity)
      if !field.isEnabled { for index in lines.indices { fade(&lines[index]) } }
      var drawing = TextDrawing()
      drawing.add(lines)
      drawing.addPictures(
        of: layout, at: CGPoint(x: rect.minX, y: top),
        visible: -CGFloat.infinity...CGFloat.infinity)
      for command in drawing.commands { UIGraphicsGetCurrentContext()?.record(command) }
      return
    }
    draw(truncated(field, width: rect.width), field.look.alignment, field, in: rect)
  }

  private static func fade(_ line: inout TextLine) {
    line.color.alpha *= Double(FieldLook.disabledAlpha)
  }

  /// The text as it is drawn when it is too long, smaller if the field may shrink it.
  private static func truncated(_ field: UITextField, width: CGFloat) -> MeasuredText {
    let look = field.look
    let text = field.editor.document.buffer.text(in: 0..<field.editor.length)
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
  static func placeholderText(
    _ field: UITextField, _ placeholder: NSAttributedString
  ) -> TextLayout {
    let style = TextStyle(font: field.look.font, color: .placeholderText)
    return TextLayout(MeasuredText(placeholder, style: style), TextLayout.Options())
  }

  static func drawPlaceholder(_ field: UITextField, in rect: CGRect) {
    guard let placeholder = field.look.placeholder else { return }
    let style = TextStyle(font: field.look.font, color: .placeholderText)
    draw(MeasuredText(placeholder, style: style), field.look.alignment, field, in: rect)
  }

  private static func draw(
    _ text: MeasuredText, _ alignment: NSTextAlignment, _ field: UITextField, in rect: CGRect
  ) {
    let layout = TextLayout(
      text,
      TextLayout.Options(
        width: rect.width, lineLimit: 1, breaking: .byTruncatingTail, alignment: alignment))
    let free = max(0, rect.height - layout.height)
    let top: CGFloat =
      switch field.contentVerticalAlignment {
      case .top: 0
      case .bottom: free
      case .center, .fill: (free / 2).rounded(.down)
      }
    let place = CGRect(
      x: rect.minX, y: rect.minY + top, width: rect.width, height: layout.height)
    draw(layout.textLines(in: place))
  }

  private static func draw(_ lines: [TextLine]) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for line in lines { context.record(.text(line)) }
  }

  // MARK: The border

  /// How round a rounded border is, in points.
  private static let cornerRadius: CGFloat = 5

  /// Border or background image; a background shown by the view's own layer needs neither.
  static func frameContent(_ field: UITextField) -> LayerContent {
    guard !field.bounds.isEmpty else { return .none }
    let context = CGContext()
    GraphicsStack.withCurrent(context) {
      let rect = field.borderRect(forBounds: field.bounds)
      let image = field.isEnabled ? field.background : field.disabledBackground ?? field.background
      if let image, field.look.border != .roundedRect {
        image.draw(in: rect)
      } else {
        drawBorder(field.look.border, rect)
      }
      if field.overrides.contains(.draw) { field.draw(field.bounds) }
    }
    return context.commands.isEmpty ? .none : .drawing(context.commands)
  }

  private static func drawBorder(_ style: UITextField.BorderStyle, _ rect: CGRect) {
    let line = rect.insetBy(dx: 0.5, dy: 0.5)
    switch style {
    case .none: return
    case .line, .bezel:
      let path = UIBezierPath(rect: line)
      (style == .line ? UIColor.black : UIColor.systemGray).setStroke()
      path.stroke()
    case .roundedRect:
      let path = UIBezierPath(roundedRect: line, cornerRadius: cornerRadius)
      UIColor.systemBackground.setFill()
      path.fill()
      UIColor.systemGray4.setStroke()
      path.stroke()
    }
  }
}
