// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Three fingers that undo and redo, anywhere in a window.
@MainActor
enum EditingGestures {
  /// Whether an event with `count` fingers in `window` has to be looked at.
  static func concerns(_ window: UIWindow, _ count: Int) -> Bool {
    count >= ThreeFingerMachine.fingers || window.threeFingers.isWatching
  }

  /// Looks at the fingers of an event after everybody else got it.
  ///
  /// What three fingers mean is done for the first responder or, without one, for the view they
  /// began in, if there is something to undo or redo; the fingers then reach nobody any more.
  ///
  /// - Rules: UN-15, UN-23.
  static func observe(_ touches: Set<UITouch>, of event: UIEvent, in window: UIWindow) {
    let fingers = touches.map { touch in
      ThreeFingerMachine.Finger(
        id: ObjectIdentifier(touch), location: touch.location(in: window),
        isDown: !touch.currentPhase.isFinal, isCancelled: touch.currentPhase == .cancelled)
    }
    guard let command = window.threeFingers.handle(fingers, at: event.timestamp) else { return }
    let responder = window.firstResponder ?? touches.first?.view ?? window
    guard command.manager(for: responder) != nil else { return }
    Trace.record(.gesture, "three fingers mean \(command)")
    ActiveTouches.shared.cancel(touches.filter { !$0.currentPhase.isFinal })
    window.threeFingers = ThreeFingerMachine()
    command.perform(for: responder)
  }
}
