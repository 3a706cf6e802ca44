// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: GR-112, GR-119.
/// Recognizes a drag that comes in from an edge of the window; continuous.
///
///
/// [Apple: UIScreenEdgePanGestureRecognizer](https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer)
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may start; none by default, and then it never begins.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !machine.isDragging {
      var courses = machine.courses ?? []
      for touch in touches {
        let inward = inward(from: touch)
        guard !inward.isEmpty else { return make(.fail(.notAtEdge(Thresholds.screenEdgeWidth))) }
        courses += inward
      }
      machine.courses = courses
    }
    super.touchesBegan(touches, with: event)
  }

  /// The directions in which a touch leaves the edges it is at, as unit vectors.
  private func inward(from touch: UITouch) -> [CGPoint] {
    guard let bounds = (touch.window ?? view?.window)?.bounds else { return [] }
    let place = touch.location(in: nil)
    let distances: [(edge: UIRectEdge, distance: CGFloat, inward: CGPoint)] = [
      (.left, place.x - bounds.minX, CGPoint(x: 1, y: 0)),
      (.right, bounds.maxX - place.x, CGPoint(x: -1, y: 0)),
      (.top, place.y - bounds.minY, CGPoint(x: 0, y: 1)),
      (.bottom, bounds.maxY - place.y, CGPoint(x: 0, y: -1)),
    ]
    return distances.compactMap { edge, distance, inward in
      edges.contains(edge) && distance <= Thresholds.screenEdgeWidth ? inward : nil
    }
  }
}
