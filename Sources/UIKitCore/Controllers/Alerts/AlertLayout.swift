// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Puts an alert on the screen: what is behind is dimmed and cannot be touched.
@MainActor
enum AlertLayout {
  // Rules: VC-60, VC-61, VC-72.
  static func install(_ alert: UIAlertController, in place: UITransitionView) -> UIView {
    let behind = AlertBackdrop(of: alert)
    place.addFilling(behind)
    place.addSubview(alert.view)
    layOut(alert, in: place)
    return behind
  }

  static func layOut(_ alert: UIAlertController, in place: UITransitionView) {
    // One that sinks is on its way out of the window.
    guard alert.presentationStep != .dismissing else { return }
    alert.view.frame = frame(of: alert, in: place.bounds)
  }

  // Rules: VC-97.
  /// The size of an action sheet in a popover, whose way out is a touch beside it.
  static func popoverSize(of alert: UIAlertController, in room: CGSize) -> CGSize {
    (alert.view as? AlertView)?.isInPopover = true
    let width = min(AlertLook.popoverWidth(for: alert.view.traitCollection), room.width)
    return alert.view.sizeThatFits(CGSize(width: width, height: room.height))
  }

  // Rules: VC-72.
  /// Lets an alert that is there move with the keyboard.
  static func keyboardWillMove(_ alert: UIAlertController, in seconds: TimeInterval) {
    guard let place = alert.viewIfLoaded?.superview as? UITransitionView,
      alert.presentationStep != .dismissing
    else { return }
    place.setNeedsLayout()
    guard alert.appearance.phase == .appeared else { return }
    UIView.animate(withDuration: seconds) { place.layoutIfNeeded() }
  }

  private static func frame(of alert: UIAlertController, in bounds: CGRect) -> CGRect {
    let safe = UIScreen.main.metrics.safeArea
    let covered = KeyboardPlace.shared.frame.map { max(0, bounds.maxY - $0.minY) } ?? 0
    let bottom = max(safe.bottom, covered)
    let free = bounds.inset(
      by: UIEdgeInsets(top: safe.top, left: safe.left, bottom: bottom, right: safe.right)
    ).insetBy(dx: AlertLook.margin, dy: AlertLook.margin)
    let most = AlertLook.width(alert.preferredStyle, for: alert.view.traitCollection)
    let width = min(most, max(0, free.width))
    let wanted = alert.view.sizeThatFits(CGSize(width: width, height: free.height)).height
    let height = min(wanted, max(0, free.height))
    let y = alert.preferredStyle == .alert ? free.midY - height / 2 : free.maxY - height
    return CGRect(
      x: (free.midX - width / 2).rounded(), y: y.rounded(), width: width, height: height)
  }
}

// Rules: VC-61.
/// What dims the screen behind an alert; a tap on it cancels an action sheet.
final class AlertBackdrop: UIView {
  init(of alert: UIAlertController) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: AlertLook.dimming)
    accessibilityIdentifier = "alert.backdrop"
    guard alert.preferredStyle == .actionSheet else { return }
    self.alert = alert
    addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("cancelAlert", AlertBackdrop.cancelAlert)))
  }

  required init?(coder: NSCoder) { nil }

  private weak var alert: UIAlertController?

  private func cancelAlert() {
    guard let alert, let cancel = AlertContent.cancelAction(of: alert) else { return }
    AlertContent.choose(cancel, in: alert)
  }
}
