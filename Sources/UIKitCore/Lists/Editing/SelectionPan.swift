// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-80, TV-81, CV-120, CV-121.
/// The fingers that select what they pass; the content does not scroll by them.
final class SelectionPan: UIPanGestureRecognizer {
  private weak var selector: PanSelector?

  init(of selector: PanSelector) {
    self.selector = selector
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
    addTarget(self, action: Selector("pan:", SelectionPan.pan))
  }

  /// Content waits until it is clear that the fingers do not select.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is ScrollPanRecognizer
  }

  // Rules: SV-13.
  /// A finger that stops content drags that from the start.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, (view as? UIScrollView)?.engine.isStopping == true { state = .failed }
  }

  /// Where the fingers came down, in the window.
  var start: CGPoint {
    let (place, way) = (location(in: nil), translation(in: nil))
    return CGPoint(x: place.x - way.x, y: place.y - way.y)
  }

  private func pan(_ sender: Any?) {
    guard let selector else { return }
    // Who is told may let go of the list.
    withExtendedLifetime(view) {
      switch state {
      case .began: selector.begin()
      case .changed: selector.follow()
      case .ended, .cancelled: selector.end()
      case .possible, .failed: break
      }
    }
  }
}
