// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

// Rules: GR-87 to GR-90.
/// Recognizes fingers that rest, after a number of taps; continuous.
///
/// It begins by a timer, without an event, and ends when a finger lifts.
///
///
/// [Apple: UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer)
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private let tracker = FingerTracker<LongPressMachine>()

  /// How many taps come before the press; 0 by default.
  open var numberOfTapsRequired = 0

  /// How many fingers must press; 1 by default.
  open var numberOfTouchesRequired = 1

  /// How long the fingers must rest, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = Thresholds.longPressDuration

  // Rules: GR-88.
  /// How far the fingers may move before it begins, in points; 10 by default.
  open var allowableMovement: CGFloat = Thresholds.longPressMovement

  override var isWaitingForTouches: Bool { tracker.isBetweenTaps }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.began(touches, event, of: self, by: newMachine)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.moved(touches, event, of: self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.ended(touches, of: self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tracker.cancelled(of: self)
  }

  override var ordinaryPressTypes: [NSNumber] { GestureExtras.select }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    tracker.began(presses, event, of: self, by: newMachine)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    tracker.ended(presses, of: self)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    tracker.cancelled(of: self)
  }

  open override func reset() { tracker.reset() }

  private var newMachine: LongPressMachine {
    LongPressMachine(
      settings: .init(
        taps: numberOfTapsRequired, touches: numberOfTouchesRequired,
        duration: minimumPressDuration, movement: allowableMovement))
  }
}
