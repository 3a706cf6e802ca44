// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines
import UIKitHost

/// Three fingers that undo and redo, anywhere in a window.
extension UIWindow {
  // Rules: UN-15, UN-23.
  /// Looks at the fingers of an event after everybody else got it.
  ///
  /// What three fingers mean is done for the first responder or, without one, for the view they
  /// began in, if there is something to undo or redo; the fingers then reach nobody any more.
  @inline(__always)
  func observeThreeFingers(_ touches: EventTouches, of event: UIEvent) {
    guard touches.inOrder.count >= ThreeFingerMachine.fingers || threeFingers.isBusy
    else { return }
    followThreeFingers(touches.inOrder, of: event)
  }

  private func followThreeFingers(_ touches: [UITouch], of event: UIEvent) {
    var down = 0
    for place in touches.indices where !touches[place].currentPhase.isFinal { down += 1 }
    guard threeFingers.concerns(down) else { return }
    let fingers = touches.map { touch in
      ThreeFingerMachine.Finger(
        id: ObjectIdentifier(touch), location: touch.location(in: self),
        isDown: !touch.currentPhase.isFinal, isCancelled: touch.currentPhase == .cancelled)
    }
    guard let meaning = threeFingers.handle(fingers, at: event.timestamp) else { return }
    let command: UndoCommand = meaning == .undo ? .undo : .redo
    let responder = firstResponder ?? touches.first?.view ?? self
    guard command.manager(for: responder) != nil else { return }
    Trace.record(.gesture, "three fingers mean \(command)")
    ActiveTouches.shared.cancel(touches.filter { !$0.currentPhase.isFinal })
    threeFingers = ThreeFingerMachine()
    command.perform(for: responder)
  }
}
