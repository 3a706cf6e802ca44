// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Goes back in a navigation controller when a finger moves in from the left edge.
final class EdgePopRecognizer: UIGestureRecognizer {
  /// Points from the left edge within which the finger must come down.
  private static let edge: CGFloat = 20
  /// The part of the width that the finger must travel.
  private static let least: CGFloat = 0.3

  private unowned let owner: UINavigationController
  private var startX: CGFloat?

  init(for owner: UINavigationController) {
    self.owner = owner
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, touches.count == 1, startX == nil else { return }
    let place = touch.location(in: view).x
    startX = place < EdgePopRecognizer.edge ? place : nil
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let startX, let touch = touches.first, let view else { return }
    self.startX = nil
    if touch.location(in: view).x - startX > view.bounds.width * EdgePopRecognizer.least {
      owner.popViewController(animated: true)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { startX = nil }
}
