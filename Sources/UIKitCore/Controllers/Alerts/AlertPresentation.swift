// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-60.
/// An alert's presentation: dimmed behind, in the middle or at the lower edge.
final class AlertPresentation: UIPresentationController {
  private var behind: UIView?

  override var shouldRemovePresentersView: Bool { false }
  override var shade: UIView? { behind }

  override func addPresentedView(to place: UITransitionView) {
    guard let alert = presentedViewController as? UIAlertController else { return }
    if alert.view.superview !== place { behind = AlertLayout.install(alert, in: place) }
  }

  override func layOut(_ place: UITransitionView) {
    guard let alert = presentedViewController as? UIAlertController else { return }
    AlertLayout.layOut(alert, in: place)
  }
}
