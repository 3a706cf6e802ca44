// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The button of one answer; the alert's view follows the finger over all of them.
final class AlertRow: UIView {
  let action: UIAlertAction
  private let label = UILabel()

  /// Whether a finger is on it that would choose it by lifting.
  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? AlertLook.pressed : AlertLook.card }
  }

  init(_ action: UIAlertAction, style: UIAlertController.Style, isStrong: Bool) {
    self.action = action
    super.init(frame: .zero)
    backgroundColor = AlertLook.card
    label.text = action.title
    label.font = AlertLook.rowFont(style, isStrong: isStrong)
    label.textAlignment = .center
    addSubview(label)
    paint()
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the title needs.
  var fittingWidth: CGFloat {
    label.sizeThatFits(BarLook.anySize).width + 2 * AlertLook.margin
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: AlertLook.margin, dy: 0)
  }

  override func tintColorDidChange() { paint() }

  /// Shows whether the answer can be chosen.
  func paint() {
    accessibilityIdentifier = action.accessibilityIdentifier ?? action.title
    label.textColor =
      if !action.isEnabled { .systemGray } else if action.style == .destructive { .systemRed } else
      {
        tintColor
      }
  }
}
