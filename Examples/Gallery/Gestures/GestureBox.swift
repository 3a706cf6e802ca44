// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// One recognizer: its name, its state in its colour, and why it stands so.
final class GestureBox: UIView {
  private let nameLabel: UILabel
  private let stateLabel: UILabel
  private let reasonLabel: UILabel
  private var color = UIColor.systemGray3

  init(name: String) {
    let identifier = "lab." + name.lowercased().replacingOccurrences(of: " ", with: "-")
    nameLabel = Theme.label(name, font: .systemFont(ofSize: 13, weight: .semibold))
    stateLabel = Theme.label(font: Theme.smallFont, identifier: identifier + ".state")
    reasonLabel = Theme.label(
      font: .systemFont(ofSize: 11), color: Theme.quietText, identifier: identifier + ".reason")
    super.init(frame: .zero)
    stateLabel.textAlignment = .right
    layer.cornerRadius = Theme.smallCornerRadius
    layer.borderWidth = 1.5
    isUserInteractionEnabled = false
    for label in [nameLabel, stateLabel, reasonLabel] { addSubview(label) }
    show(nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  func show(_ status: Arbitration.Status?) {
    let state = status?.state ?? "possible"
    color = Self.color(of: state)
    stateLabel.text = state
    stateLabel.textColor = color.inked(0.45)
    reasonLabel.text = status?.reason ?? ""
    showBorder()
    backgroundColor = color.paled(0.9)
  }

  /// Colours of a layer are those of one style.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  private func showBorder() {
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: Theme.tightGap, dy: 2)
    let nameSize = nameLabel.sizeThatFits(area.size)
    let lineHeight = (area.height / 2).rounded(.down)
    let nameWidth = min(nameSize.width, area.width)
    nameLabel.frame = CGRect(x: area.minX, y: area.minY, width: nameWidth, height: lineHeight)
    stateLabel.frame = CGRect(
      x: area.minX + nameWidth, y: area.minY, width: area.width - nameWidth, height: lineHeight)
    reasonLabel.frame = CGRect(
      x: area.minX, y: area.minY + lineHeight, width: area.width, height: lineHeight)
  }

  private static func color(of state: String) -> UIColor {
    switch state {
    case "began", "changed": .systemBlue
    case "ended": .systemGreen
    case "failed": .systemRed
    case "cancelled": .systemOrange
    case "waits": .systemPurple
    default: .systemGray3
    }
  }
}
