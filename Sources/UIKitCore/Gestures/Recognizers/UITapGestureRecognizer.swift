// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitMachines

/// Recognizes a number of taps with a number of fingers; discrete.
///
/// [Apple: UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer)
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private let tracker = FingerTracker<TapMachine>()

  // Rules: GR-79.
  /// How many taps make the gesture; 1 by default.
  open var numberOfTapsRequired = 1

  // Rules: GR-79, GR-83.
  /// How many fingers must tap together; 1 by default.
  open var numberOfTouchesRequired = 1

  // Rules: GR-34.
  /// The buttons that a pointer must press; the primary one by default, no matter for fingers.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  // Rules: GR-84.
  /// Where the first tap was.
  open override func location(in view: UIView?) -> CGPoint {
    guard let place = tracker.machine?.place else { return super.location(in: view) }
    return GestureLocation.convert(place, of: self, to: view)
  }

  // Rules: GR-27.
  /// The fingers that are down; when it has recognized, those it required.
  open override var numberOfTouches: Int {
    currentState == .ended && super.numberOfTouches == 0
      ? min(numberOfTouchesRequired, touchSequence.count { !$0.isPressProxy })
      : super.numberOfTouches
  }

  /// Where a finger is; when it has recognized, where one of the last tap was.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.isEmpty else { return super.location(ofTouch: touchIndex, in: view) }
    return GestureLocation.location(
      ofTouch: touchIndex, of: touchSequence.suffix(max(0, numberOfTouchesRequired)), in: view)
  }

  // Rules: GR-53, GR-54.
  /// Stops everything but a tap recognizer for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var isWaitingForTouches: Bool { tracker.isBetweenTaps }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard matchesButtons(touches, event) else { return make(.fail(.otherButtons)) }
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

  private var newMachine: TapMachine {
    TapMachine(settings: .init(taps: numberOfTapsRequired, touches: numberOfTouchesRequired))
  }

  // Rules: GR-34.
  /// Whether touches are no pointer's, or the pointer's pressed buttons are those required.
  private func matchesButtons(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    guard touches.contains(where: { $0.type == .indirectPointer }) else { return true }
    var pressed = event.buttonMask
    if pressed.isEmpty { pressed = .primary }
    if pressed == .primary, event.modifierFlags.contains(.control) { pressed = .secondary }
    return pressed.isSuperset(of: buttonMaskRequired)
  }
}
