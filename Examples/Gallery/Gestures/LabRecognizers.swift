// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The recognizers of the laboratory, all on one view, and the rules among them that can be switched.
final class LabRecognizers: NSObject, UIGestureRecognizerDelegate {
  let tap = UITapGestureRecognizer()
  let doubleTap = UITapGestureRecognizer()
  let longPress = UILongPressGestureRecognizer()
  let swipe = UISwipeGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()

  /// Whether the tap waits until the double tap has failed.
  var tapWaits = false
  /// Whether the pan waits until the swipe has failed.
  var panWaits = false
  /// Whether pan, pinch and rotation go together.
  var together = true

  /// All of them, in the order of their boxes.
  var all: [UIGestureRecognizer] { [tap, doubleTap, longPress, swipe, pan, pinch, rotation] }

  /// Their names, in the trace and on the boxes.
  static let names = ["Tap", "Double tap", "Long press", "Swipe", "Pan", "Pinch", "Rotation"]

  init(on view: UIView) {
    super.init()
    doubleTap.numberOfTapsRequired = 2
    swipe.direction = [.left, .right]
    for (recognizer, name) in zip(all, Self.names) {
      recognizer.name = name
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    (tapWaits && gestureRecognizer === tap && otherGestureRecognizer === doubleTap)
      || (panWaits && gestureRecognizer === pan && otherGestureRecognizer === swipe)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    together && movesPhoto(gestureRecognizer) && movesPhoto(otherGestureRecognizer)
  }

  private func movesPhoto(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === pan || recognizer === pinch || recognizer === rotation
  }
}
