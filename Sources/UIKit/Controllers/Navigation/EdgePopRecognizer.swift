// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Goes back in a navigation controller when a finger is dragged in from the left edge.
final class EdgePopRecognizer: UIScreenEdgePanGestureRecognizer {
  /// The part of the width that the finger must travel.
  private static let least: CGFloat = 0.3

  private unowned let owner: UINavigationController

  init(for owner: UINavigationController) {
    self.owner = owner
    super.init(target: nil, action: nil)
    edges = .left
    addTarget(self, action: Selector("performDrag", EdgePopRecognizer.performDrag))
  }

  /// Fails at once where there is nothing to go back to.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard owner.viewControllers.count > 1 else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func performDrag() {
    guard state == .ended, let view else { return }
    if translation(in: view).x > view.bounds.width * EdgePopRecognizer.least {
      owner.popViewController(animated: true)
    }
  }
}
