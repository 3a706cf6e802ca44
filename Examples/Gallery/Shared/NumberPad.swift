// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A pad of digits that a text input shows in place of the keyboard.
final class NumberPad: UIInputView {
  private static let rows = [
    ["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], ["+", "0", "⌫"],
  ]
  private static let height: CGFloat = 220
  /// The part of the screen that it takes at most.
  private static let largestShare: CGFloat = 0.5
  private weak var target: (any UIKeyInput)?
  private var keys: [[UIButton]] = []

  init(for target: any UIKeyInput) {
    self.target = target
    super.init(
      frame: CGRect(x: 0, y: 0, width: 320, height: Self.height), inputViewStyle: .keyboard)
    allowsSelfSizing = true
    accessibilityIdentifier = "pad"
    keys = Self.rows.map { $0.map(makeKey) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override var intrinsicContentSize: CGSize {
    let most = (UIScreen.main.bounds.height * Self.largestShare).rounded(.down)
    return CGSize(width: UIView.noIntrinsicMetric, height: min(Self.height, most))
  }

  private func makeKey(_ title: String) -> UIButton {
    let key = UIButton(type: .system)
    key.setTitle(title, for: .normal)
    key.titleLabel?.font = .systemFont(ofSize: 22)
    key.setTitleColor(.label, for: .normal)
    key.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.42, alpha: 1) : .white
    }
    key.layer.cornerRadius = Theme.smallCornerRadius
    key.accessibilityIdentifier = "pad.\(title)"
    key.addAction(
      UIAction { [weak self] _ in
        if title == "⌫" { self?.target?.deleteBackward() } else { self?.target?.insertText(title) }
      }, for: .touchUpInside)
    addSubview(key)
    return key
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Theme.tightGap, dy: Theme.tightGap)
    let frames = Layout.grid(area, columns: 3, rows: keys.count, gap: Theme.tightGap)
    for (key, frame) in zip(keys.joined(), frames) { key.frame = frame }
  }
}
