// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

// Rules: PK-1, PK-3, PK-7, PK-8, PK-36.
/// What responders get of presses: once a responder and phase in an event.
@MainActor
enum PressDelivery {
  /// Delivers the presses of an event that belong to `window`.
  static func deliver(_ event: UIEvent, in window: UIView) {
    guard let event = event as? UIPressesEvent else { return }
    let changed = ActivePresses.shared.inOrder(event.allPresses).filter {
      $0.window === window && $0.phase != .stationary
        && !$0.status.contains(.consumed)
    }
    guard !changed.isEmpty else { return }
    let gestures = GestureEnvironment.shared
    gestures.beginTurn(at: event.timestamp)
    for press in changed { gestures.enroll(press, of: event) }
    gestures.deliver(changed, of: event)
    tell(changed.filter { !$0.status.contains(.over) }, event)
    gestures.endTurn()
  }

  private static func tell(_ presses: [UIPress], _ event: UIPressesEvent) {
    var left = presses
    while let first = left.first {
      let phase = first.phase
      let receiver = receiver(of: first)
      let group = left.filter { $0.phase == phase && self.receiver(of: $0) === receiver }
      left.removeAll(where: group.contains)
      if let receiver { send(Set(group), phase, to: receiver, event) }
    }
  }

  // Rules: PK-10.
  /// Takes the presses of a recognizer that recognized away from their responders.
  static func cancel(for recognizer: UIGestureRecognizer) {
    let active = ActivePresses.shared
    for press in active.presses
    where press.proxyTouch.map({ proxy in recognizer.touchSequence.contains { $0 === proxy } })
      ?? false
    {
      press.status.insert(.over)
      HeldKey.shared.stop(for: press)
      guard let receiver = press.receiver else { continue }
      press.receiver = nil
      let phase = press.currentPhase
      press.currentPhase = .cancelled
      Trace.record(.delivery, "pressesCancelled 1 → \(Trace.name(receiver))")
      receiver.pressesCancelled([press], with: active.event)
      press.currentPhase = phase
    }
  }

  private static func receiver(of press: UIPress) -> UIResponder? {
    press.phase == .began ? press.responder ?? press.window : press.receiver
  }

  private static func send(
    _ presses: Set<UIPress>, _ phase: UIPress.Phase, to responder: UIResponder,
    _ event: UIPressesEvent
  ) {
    Trace.record(.delivery, "\(phase.method) \(presses.count) → \(Trace.name(responder))")
    for press in presses { press.receiver = phase.isFinal ? nil : responder }
    switch phase {
    case .began: responder.pressesBegan(presses, with: event)
    case .changed: responder.pressesChanged(presses, with: event)
    case .ended: responder.pressesEnded(presses, with: event)
    case .cancelled: responder.pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }
}

extension UIPress.Phase {
  /// The responder method that tells of this phase.
  var method: String {
    switch self {
    case .began: "pressesBegan"
    case .changed: "pressesChanged"
    case .stationary: "stationary"
    case .ended: "pressesEnded"
    case .cancelled: "pressesCancelled"
    }
  }
}
