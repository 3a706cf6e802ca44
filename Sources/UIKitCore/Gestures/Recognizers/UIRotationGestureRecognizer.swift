// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: GR-104 to GR-106.
/// Recognizes two fingers that turn about each other; continuous.
///
/// It ends when both fingers are up; while one is down the rotation rests. A third is ignored.
///
///
/// [Apple: UIRotationGestureRecognizer](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer)
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private let tracker = TwoFingerTracker<RotationMeasure>()

  // Rules: GR-105.
  /// Radians since the beginning, clockwise, past a full turn too; 0 then, and may be set.
  open var rotation: CGFloat {
    get { tracker.machine.value }
    set { tracker.machine.value = newValue }
  }

  // Rules: GR-105.
  /// Radians per second, clockwise.
  open var velocity: CGFloat { tracker.machine.velocity }

  override var countedTouches: [UITouch] { GestureLocation.held(touches) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.began(touches, event, of: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.moved(touches, event, of: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.ended(touches, event, of: self, orFail: .notTurned)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.cancelled(touches, event, of: self)
  }

  open override func reset() { tracker.reset() }
}
