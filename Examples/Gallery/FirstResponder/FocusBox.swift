// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A box that becomes first responder when it is tapped.
class FocusBox: UIView {
  let name: String
  /// Told after the box became or resigned first responder.
  var didChange: (() -> Void)?
  private let title: UILabel
  /// What is said of the box, unless it has something to show.
  private let hint: UILabel
  private let mark = Theme.label(
    "first responder", font: Theme.smallFont, color: .systemBlue.inked())
  static let lineHeight: CGFloat = 20

  init(_ name: String, hint: String, identifier: String) {
    self.name = name
    title = Theme.label(name, font: Theme.titleFont)
    self.hint = Theme.label(hint, font: Theme.captionFont, color: Theme.quietText)
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    layer.cornerRadius = Theme.smallCornerRadius
    layer.borderWidth = 2
    backgroundColor = Theme.background
    for part in [title, self.hint, mark] { addSubview(part) }
    paint()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    defer { tell() }
    return super.becomeFirstResponder()
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    defer { tell() }
    return super.resignFirstResponder()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isFirstResponder { resignFirstResponder() } else { becomeFirstResponder() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = Self.lineHeight
    let area = bounds.insetBy(dx: Theme.gap, dy: 0)
    let size = mark.sizeThatFits(bounds.size)
    let isLow = bounds.height < 2 * line
    title.font = isLow ? Theme.smallFont : Theme.titleFont
    hint.font = isLow ? Theme.smallFont : Theme.captionFont
    if !isLow {
      let top = ((bounds.height - 2 * line) / 2).rounded()
      title.frame = CGRect(x: area.minX, y: top, width: area.width, height: line)
      hint.frame = title.frame.offsetBy(dx: 0, dy: line)
    } else {
      // A low box has one line; the border says who is first responder.
      let top = ((bounds.height - line) / 2).rounded()
      let width = title.sizeThatFits(bounds.size).width.rounded(.up)
      title.frame = CGRect(x: area.minX, y: top, width: width, height: line)
      let left = title.frame.maxX + Theme.gap
      hint.frame = CGRect(x: left, y: top, width: max(0, area.maxX - left), height: line)
    }
    mark.frame = CGRect(
      x: area.maxX - size.width, y: title.frame.minY, width: size.width, height: line)
    mark.alpha = isLow ? 0 : 1
  }

  /// The place of the second line.
  var secondLine: CGRect { hint.frame }

  /// Whether the second line is free for the box to fill.
  var hidesHint: Bool {
    get { hint.isHidden }
    set { hint.isHidden = newValue }
  }

  private func tell() {
    paint()
    didChange?()
  }

  private func paint() {
    layer.borderColor = (isFirstResponder ? UIColor.systemBlue : Theme.line).cgColor
    mark.isHidden = !isFirstResponder
  }
}

/// A box that takes text.
class TextBox: FocusBox, UIKeyInput {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  private let content: UILabel

  override init(_ name: String, hint: String, identifier: String) {
    content = Theme.label(identifier: "\(identifier).text")
    super.init(name, hint: hint, identifier: identifier)
    addSubview(content)
  }

  var text: String {
    get { content.text ?? "" }
    set {
      content.text = newValue
      hidesHint = !newValue.isEmpty
    }
  }

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    guard text != "\n" else { return _ = resignFirstResponder() }
    self.text += text
    didChange?()
  }

  func deleteBackward() {
    text = String(text.dropLast())
    didChange?()
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.description == "copy:" { return hasText }
    return super.canPerformAction(action, withSender: sender)
  }

  override func copy(_ sender: Any?) { UIPasteboard.general.string = text }

  override func paste(_ sender: Any?) { insertText(UIPasteboard.general.string ?? "") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = secondLine
  }
}

/// A box with a pad of digits in place of the keyboard, and a bar above it.
final class NumberBox: TextBox {
  private lazy var pad = NumberPad(for: self)
  private let bar = DoneBar()

  override init(_ name: String, hint: String, identifier: String) {
    super.init(name, hint: hint, identifier: identifier)
    bar.done = { [weak self] in self?.resignFirstResponder() }
  }

  override var inputView: UIView? { pad }
  override var inputAccessoryView: UIView? { bar }
}

/// A box that takes no text: it has only a bar.
final class BarBox: FocusBox {
  private let bar = DoneBar()

  override init(_ name: String, hint: String, identifier: String) {
    super.init(name, hint: hint, identifier: identifier)
    bar.done = { [weak self] in self?.resignFirstResponder() }
  }

  override var inputAccessoryView: UIView? { bar }
}
