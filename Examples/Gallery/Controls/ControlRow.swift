// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A control with its name before it.
final class ControlRow: UIView {
  private static let nameWidth: CGFloat = 84
  /// The width of a control that has no width of its own.
  private static let wideControls: CGFloat = 220

  let name: String
  let control: UIControl
  /// The colour of its lines in the log.
  let color: UIColor
  private let describeValue: () -> String
  private let label: UILabel

  init<Control: UIControl>(
    _ name: String, _ control: Control, color: UIColor, value: @escaping (Control) -> String
  ) {
    self.name = name
    self.control = control
    self.color = color
    describeValue = { value(control) }
    label = Theme.label(name, font: Theme.bodyFont)
    super.init(frame: .zero)
    control.accessibilityIdentifier = "controls.\(name.lowercased())"
    if !(control is UIButton) { control.accessibilityLabel = name }
    addSubview(label)
    addSubview(control)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  /// The control's value, for an event that tells of one.
  func value(for event: String) -> String {
    event == "valueChanged" ? " → \(describeValue())" : ""
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let labelSize = label.sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: 0, y: (bounds.midY - labelSize.height / 2).rounded(), width: Self.nameWidth,
      height: labelSize.height)
    let free = bounds.width - Self.nameWidth
    var size = control.sizeThatFits(bounds.size)
    if control is UISlider || control is UISegmentedControl {
      size.width = min(free, Self.wideControls)
    }
    control.frame = CGRect(
      x: bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }
}
