// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

/// A day of a month.
final class DayCell: UIView {
  private(set) var day = Date(timeIntervalSinceReferenceDate: 0)
  private(set) var canBeChosen = true
  private var isChosen = false
  private var isToday = false
  private let label = UILabel()
  private let ground = ControlShapes.flat()
  private var decoration: UIView?
  private weak var page: MonthPage?
  var hasDecorations = false { didSet { if hasDecorations != oldValue { setNeedsLayout() } } }

  /// In points.
  private static let side: CGFloat = 40
  private static let fontSize: CGFloat = 20
  private static let gap: CGFloat = 1
  private static let weakGround: CGFloat = 0.15

  init(_ page: MonthPage) {
    self.page = page
    super.init(frame: .zero)
    layer.addSublayer(ground)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ day: Date, text: String, isToday: Bool) {
    self.day = day
    self.isToday = isToday
    label.text = text
  }

  func setState(canBeChosen: Bool, isChosen: Bool, design: UIFontDescriptor.SystemDesign) {
    self.canBeChosen = canBeChosen
    self.isChosen = isChosen
    let font = UIFont.systemFont(ofSize: Self.fontSize, weight: isChosen ? .semibold : .regular)
    label.font =
      font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: 0) } ?? font
    paint()
  }

  func decorate(_ view: UIView?) {
    guard view !== decoration else { return }
    decoration?.removeFromSuperview()
    decoration = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  private func paint() {
    let tint: UIColor = tintColor
    ground.isHidden = !isChosen
    ground.backgroundColor =
      (isToday ? tint.behindWhite : tint.withAlphaComponent(Self.weakGround)).cgColor
    label.isEnabled = canBeChosen
    label.textColor =
      !canBeChosen
      ? Ink.faint : isChosen ? (isToday ? .white : tint) : isToday ? tint : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let below = hasDecorations ? max(0, bounds.height - Self.side) : 0
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
    let side = max(0, min(Self.side, room.width, room.height))
    ControlShapes.place(
      ground,
      CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side))
    label.setComputedFrame(room)
    guard let decoration else { return }
    let wanted = decoration.sizeThatFits(CGSize(width: bounds.width, height: below))
    let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, below))
    decoration.setComputedFrame(
      CGRect(
        x: bounds.midX - size.width / 2, y: room.maxY + Self.gap, width: size.width,
        height: size.height))
  }

  override var ownAccessibility: AccessibilityValues {
    var traits: UIAccessibilityTraits = .button
    if isChosen { traits.insert(.selected) }
    if !canBeChosen { traits.insert(.notEnabled) }
    return AccessibilityValues(isElement: true, label: page?.spoken(day), traits: traits)
  }
}
