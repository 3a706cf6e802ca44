// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

/// A button that says a date or a time.
final class DatePill: UIControl {
  let label = UILabel()
  private let ground = ControlShapes.flat()
  /// Whether it is coloured, as while what it brought up is there.
  var isOpen = false { didSet { setNeedsLayout() } }

  /// In points.
  private static let height: CGFloat = 34
  private static let margin: CGFloat = 11
  private static let radius: CGFloat = 8

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(ground)
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var text: String {
    get { label.text ?? "" }
    set {
      guard newValue != label.text else { return }
      label.text = newValue
      setNeedsLayout()
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = label.sizeThatFits(CGSize(width: 1000, height: Self.height)).width
    return CGSize(width: width.rounded(.up) + 2 * Self.margin, height: Self.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    ground.cornerRadius = Self.radius
    ground.backgroundColor = UIColor.tertiarySystemFill.cgColor
    label.frame = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    label.textColor = isOpen ? tintColor : isEnabled ? .label : Ink.faint
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override var primaryEvent: UIControl.Event? { .touchUpInside }

  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.label = label.text
    own.traits?.insert(.button)
    return own
  }
}
