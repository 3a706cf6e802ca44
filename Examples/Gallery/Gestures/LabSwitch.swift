// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A switch below what it switches.
final class LabSwitch: UIView {
  private let label: UILabel
  private let control = UISwitch()

  init(_ title: String, identifier: String, isOn: Bool, change: @escaping (Bool) -> Void) {
    label = Theme.label(title, font: Theme.smallFont, color: Theme.quietText, lines: 2)
    super.init(frame: .zero)
    control.isOn = isOn
    control.accessibilityIdentifier = identifier
    control.addAction(
      UIAction { [weak control] _ in change(control?.isOn ?? false) }, for: .valueChanged)
    addSubview(label)
    addSubview(control)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = control.sizeThatFits(bounds.size)
    control.frame = CGRect(
      x: 0, y: bounds.height - size.height, width: size.width, height: size.height)
    label.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - size.height - 2))
  }
}
