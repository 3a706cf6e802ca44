// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A thing that can be thrown.
final class ThrownView: UIView {
  let name: String
  let pan = UIPanGestureRecognizer()
  /// Takes the thing to its place while it is added to an animator.
  private(set) lazy var snap = UISnapBehavior(item: self, snapTo: center)
  private let isRound: Bool
  private let label: UILabel

  init(_ name: String, _ color: UIColor, isRound: Bool) {
    self.name = name
    self.isRound = isRound
    label = Theme.label(name, font: Theme.captionFont, color: .white)
    super.init(frame: .zero)
    backgroundColor = color.deepened()
    accessibilityIdentifier = "dynamics.\(name)"
    label.textAlignment = .center
    addSubview(label)
    addGestureRecognizer(pan)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    isRound ? .ellipse : .rectangle
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.cornerRadius = isRound ? bounds.width / 2 : Theme.smallCornerRadius
  }
}
