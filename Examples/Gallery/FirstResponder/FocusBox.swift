// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A box that becomes first responder when it is tapped.
class FocusBox: UIView {
  let name: String
  /// Told after the box became or resigned first responder.
  var didChange: (() -> Void)?
  private let title: UILabel

  init(_ name: String, identifier: String) {
    self.name = name
    title = Theme.label(name, font: Theme.titleFont)
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    layer.cornerRadius = Theme.smallCornerRadius
    layer.borderWidth = 2
    backgroundColor = Theme.background
    addSubview(title)
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
    title.frame = CGRect(
      x: Theme.gap, y: Theme.tightGap, width: bounds.width - 2 * Theme.gap, height: 22)
  }

  private func tell() {
    paint()
    didChange?()
  }

  private func paint() {
    layer.borderColor = (isFirstResponder ? UIColor.systemBlue : Theme.line).cgColor
  }
}

/// A box that takes text.
class TextBox: FocusBox, UIKeyInput {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  private let content: UILabel

  override init(_ name: String, identifier: String) {
    content = Theme.label(identifier: "\(identifier).text")
    super.init(name, identifier: identifier)
    addSubview(content)
  }

  var text: String {
    get { content.text ?? "" }
    set { content.text = newValue }
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
    content.frame = CGRect(
      x: Theme.gap, y: bounds.height - 30, width: bounds.width - 2 * Theme.gap, height: 24)
  }
}

/// A box with a pad of digits in place of the keyboard, and a bar above it.
final class NumberBox: TextBox {
  private lazy var pad = NumberPad(for: self)
  private let bar = DoneBar()

  override init(_ name: String, identifier: String) {
    super.init(name, identifier: identifier)
    bar.done = { [weak self] in self?.resignFirstResponder() }
  }

  override var inputView: UIView? { pad }
  override var inputAccessoryView: UIView? { bar }
}

/// A box that takes no text: it has only a bar.
final class BarBox: FocusBox {
  private let bar = DoneBar()

  override init(_ name: String, identifier: String) {
    super.init(name, identifier: identifier)
    bar.done = { [weak self] in self?.resignFirstResponder() }
  }

  override var inputAccessoryView: UIView? { bar }
}
