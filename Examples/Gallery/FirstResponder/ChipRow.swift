// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Short texts on coloured ground, one behind the other, in as many lines as they need.
final class ChipRow: UIView {
  struct Chip: Equatable {
    var text: String
    var color: UIColor
  }

  private static let height: CGFloat = 22
  private static let padding: CGFloat = 8
  private static let gap: CGFloat = 4
  /// The part of the colour in the ground, and that of black in the text.
  private static let groundPart: CGFloat = 0.86
  private static let textPart: CGFloat = 0.5
  private var chips: [Chip] = []
  private var labels: [UILabel] = []

  init(identifier: String) {
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  var isEmpty: Bool { chips.isEmpty }

  /// What stands on the chips.
  var texts: [String] { chips.map(\.text) }

  func show(_ chips: [Chip]) {
    self.chips = chips
    while labels.count < chips.count {
      let label = Theme.label(font: Theme.smallFont)
      label.textAlignment = .center
      label.layer.cornerRadius = Self.height / 2
      labels.append(label)
      addSubview(label)
    }
    for (number, label) in labels.enumerated() {
      label.isHidden = number >= chips.count
      guard number < chips.count else { continue }
      label.text = chips[number].text
      label.textColor = chips[number].color.inked(Self.textPart)
      label.backgroundColor = chips[number].color.paled(Self.groundPart)
    }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width).last?.maxY ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (label, frame) in zip(labels, frames(width: bounds.width)) { label.frame = frame }
  }

  private func frames(width: CGFloat) -> [CGRect] {
    var corner = CGPoint.zero
    return zip(chips, labels).map { _, label in
      let text = label.sizeThatFits(CGSize(width: width, height: Self.height)).width
      let wide = min(width, text.rounded(.up) + 2 * Self.padding)
      if corner.x > 0, corner.x + wide > width {
        corner = CGPoint(x: 0, y: corner.y + Self.height + Self.gap)
      }
      defer { corner.x += wide + Self.gap }
      return CGRect(x: corner.x, y: corner.y, width: wide, height: Self.height)
    }
  }
}
