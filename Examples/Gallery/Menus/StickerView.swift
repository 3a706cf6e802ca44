// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKitClosures

/// A coloured sticker with a word on it: it can be copied, cut, pasted over and coloured.
///
/// Touching it makes it first responder and brings up its edit menu; resting on it, its context menu.
final class StickerView: UIView, UIContextMenuInteractionDelegate, UIEditMenuInteractionDelegate {
  /// The colours that a sticker may have.
  static let colors: [(name: String, color: UIColor)] = [
    ("Blue", .systemBlue), ("Green", .systemGreen), ("Orange", .systemOrange),
    ("Purple", .systemPurple),
  ]

  /// Called with a line for each thing that is done.
  var onCommand: (String) -> Void = { _ in }
  private let label = Theme.label(font: Theme.titleFont, color: .white, identifier: "menus.word")
  private lazy var editMenu = UIEditMenuInteraction(delegate: self)
  private var colorNumber = 0

  init(word: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = "menus.sticker"
    layer.cornerRadius = Theme.cornerRadius
    label.textAlignment = .center
    addSubview(label)
    addInteraction(UIContextMenuInteraction(delegate: self))
    addInteraction(editMenu)
    addGestureRecognizer(UITapGestureRecognizer().onAction { [unowned self] in tapped($0) })
    self.word = word
    showColor()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  /// What is written on it; empty after it was cut.
  var word: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  override func becomeFirstResponder() -> Bool {
    let didBecome = super.becomeFirstResponder()
    layer.borderWidth = isFirstResponder ? 3 : 0
    return didBecome
  }

  @discardableResult
  override func resignFirstResponder() -> Bool {
    let didResign = super.resignFirstResponder()
    layer.borderWidth = isFirstResponder ? 3 : 0
    return didResign
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.borderColor = UIColor.label.cgColor
  }

  // MARK: - Commands

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case "cut:", "copy:": !word.isEmpty
    case "paste:": UIPasteboard.general.hasStrings
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  override func validate(_ command: UICommand) {
    super.validate(command)
    if command.action == Selector.nextColor { command.title = "Make It \(nextColorName)" }
  }

  override func cut(_ sender: Any?) {
    UIPasteboard.general.string = word
    word = ""
    onCommand("cut")
  }

  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = word
    onCommand("copy")
  }

  override func paste(_ sender: Any?) {
    word = UIPasteboard.general.string ?? ""
    onCommand("paste")
  }

  func nextColor(_ sender: Any?) { paint((colorNumber + 1) % Self.colors.count) }

  private func paint(_ number: Int) {
    colorNumber = number
    showColor()
    onCommand("colour \(Self.colors[number].name)")
  }

  private func showColor() { backgroundColor = Self.colors[colorNumber].color.deepened() }

  private var nextColorName: String { Self.colors[(colorNumber + 1) % Self.colors.count].name }

  // MARK: - Menus

  private func tapped(_ tap: UITapGestureRecognizer) {
    becomeFirstResponder()
    editMenu.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: tap.location(in: self)))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { bounds }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: suggestedActions + [UICommand(title: "Colour", action: .nextColor)])
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] suggested in
      guard let self else { return nil }
      return UIMenu(title: word, children: [colorMenu] + suggested)
    }
  }

  /// One of the colours, as a submenu.
  private var colorMenu: UIMenu {
    UIMenu(
      title: "Colour", identifier: UIMenu.Identifier("menus.colour"),
      children: Self.colors.enumerated().map { number, color in
        UIAction(title: color.name, state: number == colorNumber ? .on : .off) { [weak self] _ in
          self?.paint(number)
        }
      })
  }
}

extension Selector {
  /// Gives a sticker its next colour.
  @MainActor static let nextColor = Selector("nextColor:", StickerView.nextColor)
}
