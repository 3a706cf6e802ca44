// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Recognizes a drag that starts at an edge of the window; continuous.
///
/// - Rules: GR-112.
///
/// [Apple: UIScreenEdgePanGestureRecognizer](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer)
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may start; none by default, and then it never begins.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !machine.isDragging, !touches.allSatisfy(startsAtEdge) {
      return make(.fail(.notAtEdge(Thresholds.screenEdgeWidth)))
    }
    super.touchesBegan(touches, with: event)
  }

  private func startsAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = (touch.window ?? view?.window)?.bounds else { return false }
    let place = touch.location(in: nil)
    let width = Thresholds.screenEdgeWidth
    return (edges.contains(.left) && place.x - bounds.minX <= width)
      || (edges.contains(.right) && bounds.maxX - place.x <= width)
      || (edges.contains(.top) && place.y - bounds.minY <= width)
      || (edges.contains(.bottom) && bounds.maxY - place.y <= width)
  }
}
