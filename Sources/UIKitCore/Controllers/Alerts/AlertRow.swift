// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The button of one answer; the alert's view follows the finger over all of them.
final class AlertRow: UIControl {
  let action: UIAlertAction
  private let style: UIAlertController.Style
  private let label = UILabel()
  /// Chooses the answer.
  private let choose: () -> Void

  init(
    _ action: UIAlertAction, style: UIAlertController.Style, isStrong: Bool,
    choose: @escaping () -> Void
  ) {
    self.action = action
    self.style = style
    self.choose = choose
    super.init(frame: .zero)
    label.text = action.title
    label.setGrowingFont(AlertLook.rowFont(style, isStrong: isStrong))
    label.numberOfLines = traitCollection.wantsLargestText ? 0 : 1
    label.textAlignment = .center
    addSubview(label)
    paint()
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the title needs.
  var fittingWidth: CGFloat {
    label.sizeThatFits(BarLook.anySize).width + 2 * AlertLook.margin
  }

  // Rules: VC-180.
  /// The height that it needs when it is as wide as this.
  func height(in width: CGFloat) -> CGFloat {
    let usual = AlertLook.rowHeight(style, for: traitCollection)
    guard traitCollection.wantsLargestText else { return usual }
    let room = CGSize(width: max(0, width - 2 * AlertLook.margin), height: .greatestFiniteMagnitude)
    return max(usual, (label.sizeThatFits(room).height + 2 * AlertLook.margin).rounded(.up))
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: AlertLook.margin, dy: 0)
  }

  override func tintColorDidChange() { paint() }

  override func appearanceDidChange() { paint() }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    paint()
  }

  override var ownAccessibility: AccessibilityValues {
    var own = super.ownAccessibility
    own.label = action.title
    own.traits?.insert(.button)
    return own
  }

  /// Shows whether the answer can be chosen.
  func paint() {
    accessibilityIdentifier = action.accessibilityIdentifier ?? action.title
    backgroundColor =
      isHighlighted ? AlertLook.pressed : isFocused ? AlertLook.focused : AlertLook.card
    label.textColor =
      !action.isEnabled ? Ink.faint : action.style == .destructive ? Ink.red : tintColor
  }

  // The row itself is always enabled: a finger may begin to slide on any.
  override var canBecomeFocused: Bool { action.isEnabled }

  override func operateBySelect(_ event: UIPressesEvent?) { choose() }

  // One finger may slide over several rows, so what holds them all follows it.

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
