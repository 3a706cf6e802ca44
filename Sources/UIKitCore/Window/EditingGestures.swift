// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

/// Three fingers that undo and redo, anywhere in a window.
@MainActor
enum EditingGestures {
  // Rules: UN-15, UN-23.
  /// Looks at the fingers of an event after everybody else got it.
  ///
  /// What three fingers mean is done for the first responder or, without one, for the view they
  /// began in, if there is something to undo or redo; the fingers then reach nobody any more.
  @inline(__always)
  static func observe(_ touches: EventTouches, of event: UIEvent, in window: UIWindow) {
    guard touches.inOrder.count >= ThreeFingerMachine.fingers || window.threeFingers.isBusy
    else { return }
    watch(touches.inOrder, of: event, in: window)
  }

  private static func watch(_ touches: [UITouch], of event: UIEvent, in window: UIWindow) {
    var down = 0
    for place in touches.indices where !touches[place].currentPhase.isFinal { down += 1 }
    guard window.threeFingers.concerns(down) else { return }
    let fingers = touches.map { touch in
      ThreeFingerMachine.Finger(
        id: ObjectIdentifier(touch), location: touch.location(in: window),
        isDown: !touch.currentPhase.isFinal, isCancelled: touch.currentPhase == .cancelled)
    }
    guard let meaning = window.threeFingers.handle(fingers, at: event.timestamp) else { return }
    let command: UndoCommand = meaning == .undo ? .undo : .redo
    let responder = window.firstResponder ?? touches.first?.view ?? window
    guard command.manager(for: responder) != nil else { return }
    Trace.record(.gesture, "three fingers mean \(command)")
    ActiveTouches.shared.cancel(touches.filter { !$0.currentPhase.isFinal })
    window.threeFingers = ThreeFingerMachine()
    command.perform(for: responder)
  }
}
