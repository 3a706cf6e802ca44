// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// A finger that takes hold of a handle or of the caret, and drags it.
///
/// Other drags wait for it: one that begins at a handle does not scroll.
final class TextGrabRecognizer: UIGestureRecognizer {
  /// What is at a point of the view.
  var find: (CGPoint) -> TextGrip? = { _ in nil }
  /// What the finger came down on; nil between gestures.
  private(set) var grip: TextGrip?
  /// Where it came down, in the coordinates of the view.
  private(set) var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let touch = touches.first else { return give("another finger") }
    start = touch.location(in: view)
    grip = find(start)
    if grip == nil { move(to: .failed, because: "nothing to hold") }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return state = .changed }
    let place = location(in: view)
    let way = hypot(place.x - start.x, place.y - start.y)
    let limit = grip == .caret ? Thresholds.longPressMovement : Thresholds.textHandleMovement
    if way > limit { move(to: .began, because: "moved \(short(way)) pt, limit \(short(limit))") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { move(to: .failed, because: "lifted in place") } else { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { give("cancelled") }

  override func reset() { grip = nil }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UIPanGestureRecognizer
  }

  private func give(_ reason: String) {
    move(to: state == .possible ? .failed : .cancelled, because: reason)
  }
}
