// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: GR-27, GR-28.
/// Where a gesture is, from the touches that make it.
@MainActor
enum GestureLocation {
  static func middle(of recognizer: UIGestureRecognizer, in view: UIView?) -> CGPoint {
    let touches = recognizer.touches.isEmpty ? recognizer.touchSequence : recognizer.touches
    guard !touches.isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in touches {
      let place = touch.location(in: view)
      sum.x += place.x
      sum.y += place.y
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  // Rules: GR-123.
  /// Touches that are still down.
  static func held(_ touches: [UITouch]) -> [UITouch] { touches.filter { !$0.phase.isFinal } }

  static func location(ofTouch index: Int, of touches: [UITouch], in view: UIView?) -> CGPoint {
    guard touches.indices.contains(index) else {
      violation(
        "location(ofTouch: \(index), in:) was asked of a recognizer with \(touches.count) touches",
        contract: "the index is less than numberOfTouches",
        instead: "check numberOfTouches first, which becomes smaller as fingers lift")
    }
    return touches[index].location(in: view)
  }

  /// A point of the window of `recognizer` in the coordinates of `view`; nil is the window.
  static func convert(
    _ point: CGPoint, of recognizer: UIGestureRecognizer, to view: UIView?
  ) -> CGPoint {
    guard let view else { return point }
    guard let window = recognizer.attachedView?.window ?? view.window else { return point }
    return view.convert(point, from: window)
  }

  /// A displacement in the window as one in the coordinates of `view`.
  static func convert(
    vector: CGPoint, of recognizer: UIGestureRecognizer, to view: UIView?
  ) -> CGPoint {
    guard view != nil else { return vector }
    let start = convert(.zero, of: recognizer, to: view)
    let end = convert(vector, of: recognizer, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// A displacement in the coordinates of `view` as one in the window.
  static func convertToWindow(
    vector: CGPoint, of recognizer: UIGestureRecognizer, from view: UIView?
  ) -> CGPoint {
    guard let view, let window = recognizer.attachedView?.window ?? view.window else {
      return vector
    }
    let start = view.convert(CGPoint.zero, to: window)
    let end = view.convert(vector, to: window)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}
