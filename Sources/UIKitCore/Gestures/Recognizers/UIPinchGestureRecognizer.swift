// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: GR-99 to GR-103.
/// Recognizes two fingers that move apart or together; continuous.
///
/// It ends when both fingers are up; while one is down the scale rests. A third is ignored.
///
///
/// [Apple: UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer)
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private let tracker = TwoFingerTracker<PinchMeasure>()

  // Rules: GR-101.
  /// The distance of the fingers beside that at the beginning; 1 then, and may be set.
  open var scale: CGFloat {
    get { tracker.machine.value }
    set { tracker.machine.value = newValue }
  }

  // Rules: GR-101.
  /// The change of `scale` per second; negative when the fingers close in.
  open var velocity: CGFloat { tracker.machine.velocity }

  override var countedTouches: [UITouch] { GestureLocation.held(touches) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.began(touches, event, of: self)
  }

  // Rules: GR-100.
  /// Begins only with both fingers inside the window.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.moved(touches, event, of: self, within: view?.window?.bounds)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.ended(touches, event, of: self, orFail: .notPinched)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.cancelled(touches, event, of: self)
  }

  open override func reset() { tracker.reset() }
}
