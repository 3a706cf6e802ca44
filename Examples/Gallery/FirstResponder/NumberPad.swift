// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A keyboard of the page's own: digits in four rows.
final class NumberPad: UIInputView {
  private static let titles = ["1", "2", "3", "4", "5", "6", "7", "8", "9", ".", "0", "⌫"]
  private static let height: CGFloat = 200
  var type: ((String) -> Void)?
  var delete: (() -> Void)?
  private var keys: [UIButton] = []

  init() {
    super.init(
      frame: CGRect(x: 0, y: 0, width: 0, height: Self.height), inputViewStyle: .keyboard)
    accessibilityIdentifier = "pad"
    for title in Self.titles {
      let key = UIButton(type: .system)
      key.setTitle(title, for: .normal)
      key.titleLabel?.font = Theme.titleFont
      key.backgroundColor = Theme.card
      key.layer.cornerRadius = Theme.smallCornerRadius
      key.accessibilityIdentifier = "pad.\(title)"
      key.addAction(UIAction { [weak self] _ in self?.press(title) }, for: .touchUpInside)
      keys.append(key)
      addSubview(key)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  private func press(_ title: String) {
    if title == "⌫" { delete?() } else { type?(title) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Theme.tightGap, dy: Theme.tightGap)
    for (key, frame) in zip(keys, Layout.grid(area, columns: 3, rows: 4, gap: Theme.tightGap)) {
      key.frame = frame
    }
  }
}

/// A bar above a keyboard with a button that ends typing.
final class DoneBar: UIInputView {
  private static let height: CGFloat = 44
  var done: (() -> Void)?
  private let button = UIButton(type: .system)

  init() {
    super.init(
      frame: CGRect(x: 0, y: 0, width: 0, height: Self.height), inputViewStyle: .keyboard)
    button.setTitle("Done", for: .normal)
    button.accessibilityIdentifier = "bar.done"
    button.addAction(UIAction { [weak self] _ in self?.done?() }, for: .touchUpInside)
    addSubview(button)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: bounds.width - 80, y: 0, width: 70, height: bounds.height)
  }
}
