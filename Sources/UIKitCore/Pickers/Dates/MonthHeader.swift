// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Above a month: its name, which brings up wheels, and the ways to its neighbours.
final class MonthHeader: UIView {
  let title = DateTitle()
  let back = UIButton(type: .system)
  let forward = UIButton(type: .system)

  /// The side of a button, in points.
  private static let side: CGFloat = 44

  override init(frame: CGRect) {
    super.init(frame: frame)
    back.accessibilityLabel = "Previous month"
    forward.accessibilityLabel = "Next month"
    for view in [title, back, forward] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (before, after) = isMirrored ? ("right", "left") : ("left", "right")
    back.setImage(UIImage(systemName: "chevron.\(before)"), for: .normal)
    forward.setImage(UIImage(systemName: "chevron.\(after)"), for: .normal)
    let side = Self.side
    let room = max(0, bounds.width - 2 * side)
    let width = min(title.sizeThatFits(.zero).width, room)
    let frames: [(UIView, CGRect)] = [
      (title, CGRect(x: 0, y: 0, width: width, height: bounds.height)),
      (back, CGRect(x: room, y: 0, width: side, height: bounds.height)),
      (forward, CGRect(x: room + side, y: 0, width: side, height: bounds.height)),
    ]
    for (view, frame) in frames { view.setComputedFrame(mirrored(frame, in: bounds)) }
  }
}

/// The name of a month, which can be tapped.
final class DateTitle: UIControl {
  let label = UILabel()
  private let mark = UIImageView(image: UIImage(systemName: "chevron.right"))
  var isOpen = false { didSet { setNeedsLayout() } }

  /// In points.
  private static let margin: CGFloat = 12
  private static let markSide: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(label)
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = label.sizeThatFits(CGSize(width: 1000, height: 44))
    return CGSize(width: wanted.width.rounded(.up) + 2 * Self.margin + Self.markSide, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = max(0, bounds.width - Self.margin - Self.markSide)
    let width = min(room, label.sizeThatFits(bounds.size).width.rounded(.up))
    label.setComputedFrame(
      mirrored(CGRect(x: Self.margin, y: 0, width: width, height: bounds.height), in: bounds))
    mark.setComputedFrame(
      mirrored(
        CGRect(
          x: Self.margin + width + 4, y: (bounds.height - Self.markSide) / 2, width: Self.markSide,
          height: Self.markSide), in: bounds))
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override var primaryEvent: UIControl.Event? { .touchUpInside }

  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.label = label.text
    own.traits?.insert(.button)
    return own
  }
}
