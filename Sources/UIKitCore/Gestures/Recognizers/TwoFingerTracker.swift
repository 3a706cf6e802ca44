// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// Tells a machine of a recognizer's fingers, the first two, and does what it decides.
@MainActor
final class TwoFingerTracker<Measure: TwoFingerMeasure> {
  var machine = TwoFingerMachine<Measure>()
  private var fingers = FingerTrack()

  /// Takes in touches up to two; the recognizer ignores more.
  func began(_ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer) {
    for touch in touches.inOrder {
      if fingers.count < 2 { fingers.begin([touch]) } else { recognizer.ignore(touch, for: event) }
    }
    if touches.contains(where: { $0.type == .indirectPointer }) { machine.isPointer = true }
    machine.fingersChanged(TwoFingers(fingers), at: event.timestamp)
  }

  /// - Parameter area: where the fingers must be for the gesture to begin; nil for anywhere.
  func moved(
    _ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer,
    within area: CGRect? = nil
  ) {
    fingers.move(touches)
    guard let pair = TwoFingers(fingers) else { return }
    let mayBegin = machine.hasBegun || fingers.areInside(area)
    if let move = machine.moved(pair, at: event.timestamp, mayBegin: mayBegin) {
      recognizer.make(move)
    }
  }

  /// - Parameter failure: why the recognizer fails when the gesture has not begun.
  func ended(
    _ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer,
    orFail failure: GestureReason
  ) {
    if lift(touches, event) { recognizer.make(machine.hasBegun ? .end(.lifted) : .fail(failure)) }
  }

  func cancelled(_ touches: Set<UITouch>, _ event: UIEvent, of recognizer: UIGestureRecognizer) {
    if lift(touches, event) { recognizer.make(.abandon(hasBegun: machine.hasBegun)) }
  }

  /// Whether no finger is left.
  private func lift(_ touches: Set<UITouch>, _ event: UIEvent) -> Bool {
    fingers.end(touches)
    machine.fingersChanged(TwoFingers(fingers), at: event.timestamp)
    return fingers.isEmpty
  }

  /// Forgets everything.
  func reset() {
    fingers.removeAll()
    machine = TwoFingerMachine()
  }
}
