// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: GR-67, GR-68, GR-69.
/// The gestures that a control keeps from recognizers of the views above it.
@MainActor
enum OwnGesture {
  /// One tap of one finger.
  static func isSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// A drag or swipe of one finger to the left or right.
  static func isSidewaysDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    if let swipe = recognizer as? UISwipeGestureRecognizer {
      return swipe.numberOfTouchesRequired == 1
        && !swipe.direction.isDisjoint(with: [.left, .right])
    }
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.numberOfTouches <= 1 else {
      return false
    }
    let way = pan.translation(in: pan.view)
    return abs(way.x) >= abs(way.y)
  }
}
