// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// What recognizers do to the touches of views: delay, release, cancel.
extension TouchDelivery {
  private static var active: ActiveTouches { .shared }

  // Rules: GR-40, GR-41, GR-44.
  /// Keeps a phase from the view as long as a recognizer delays it.
  ///
  /// - Returns: false when the view may be told.
  static func withholds(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    if var withheld = touch.withheld, !withheld.isBeganTold {
      switch phase {
      case .moved: withheld.moved = touch.timestamp
      case .ended: withheld.ended = touch.timestamp
      case .cancelled:
        drop(touch)
        return true
      case .began, .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
      touch.withheld = withheld
      return true
    }
    if phase == .began, let delayer = delayer(of: touch, .began) {
      touch.withheld = WithheldPhases(isBeganTold: false, began: touch.timestamp)
      active.withheld.append(touch)
      Trace.record(.delivery, "touchesBegan waits for \(Trace.name(delayer))")
      return true
    }
    if phase == .ended, let delayer = delayer(of: touch, .ended) {
      touch.withheld = WithheldPhases(
        isBeganTold: true, began: touch.timestamp, ended: touch.timestamp)
      active.withheld.append(touch)
      Trace.record(.delivery, "touchesEnded waits for \(Trace.name(delayer))")
      return true
    }
    return false
  }

  /// The recognizer that keeps a phase of the touch from its view.
  private static func delayer(of touch: UITouch, _ phase: UITouch.Phase) -> UIGestureRecognizer? {
    touch.recognizers.first {
      $0.isUndecided && (phase == .began ? $0.delaysTouchesBegan : $0.delaysTouchesEnded)
    }
  }

  // Rules: GR-40, GR-41, GR-44, GR-45.
  /// Tells views what no recognizer delays any more, in the order in which it happened.
  static func release() {
    guard !active.withheld.isEmpty else { return }
    var steps: [Step] = []
    for touch in active.withheld { collect(touch, into: &steps) }
    guard !steps.isEmpty else { return }
    active.withheld.removeAll { $0.withheld == nil }
    steps.sort { ($0.time, $0.phase.rawValue) < ($1.time, $1.phase.rawValue) }
    let event = active.event
    for step in steps {
      let touches = step.touches.filter { $0.receiver === step.view && !$0.isOver }
      replay(Set(touches), step, event)
    }
  }

  private struct Step {
    var view: UIView
    var phase: UITouch.Phase
    var time: TimeInterval
    var touches: [UITouch]
  }

  private static func collect(_ touch: UITouch, into steps: inout [Step]) {
    guard let withheld = touch.withheld, !touch.isOver else { return }
    guard let view = touch.receiver else {
      touch.withheld = nil
      return
    }
    func add(_ phase: UITouch.Phase, _ time: TimeInterval) {
      let place = steps.firstIndex { $0.view === view && $0.phase == phase && $0.time == time }
      if let place {
        steps[place].touches.append(touch)
      } else {
        steps.append(Step(view: view, phase: phase, time: time, touches: [touch]))
      }
    }
    if !withheld.isBeganTold {
      guard delayer(of: touch, .began) == nil else { return }
      touch.awaitsBeginning = true
      add(.began, withheld.began)
      if let moved = withheld.moved { add(.moved, moved) }
    }
    guard let ended = withheld.ended else {
      touch.withheld = nil
      return
    }
    if delayer(of: touch, .ended) != nil {
      touch.withheld = WithheldPhases(isBeganTold: true, began: withheld.began, ended: ended)
    } else {
      touch.withheld = nil
      add(.ended, ended)
    }
  }

  // Rules: GR-45.
  /// Tells a view of an earlier phase: touches have that phase and its time while it is told.
  private static func replay(_ touches: Set<UITouch>, _ step: Step, _ event: UIEvent) {
    guard !touches.isEmpty else { return }
    let present = touches.map { ($0, $0.currentPhase, $0.currentTime) }
    for touch in touches {
      touch.awaitsBeginning = false
      touch.currentPhase = step.phase
      touch.currentTime = step.time
    }
    send(touches, step.phase, to: step.view, event)
    for (touch, phase, time) in present where !touch.isOver {
      touch.currentPhase = phase
      touch.currentTime = time
    }
  }

  // Rules: GR-37, GR-39, GR-40, GR-41, TE-38, TE-42, TE-43.
  /// Cancels, in their views, the touches of a recognizer that recognized.
  ///
  /// A touch of which the view knows nothing yet is dropped.
  static func cancel(for recognizer: UIGestureRecognizer) {
    var steps: [Step] = []
    for touch in recognizer.touchSequence {
      guard let view = touch.receiver, !touch.isOver else { continue }
      if touch.withheld?.isBeganTold == false || touch.awaitsBeginning {
        drop(touch)
      } else if let place = steps.firstIndex(where: { $0.view === view }) {
        steps[place].touches.append(touch)
      } else {
        steps.append(Step(view: view, phase: .cancelled, time: touch.timestamp, touches: [touch]))
      }
    }
    for step in steps {
      let touches = step.touches.filter { $0.receiver === step.view && !$0.isOver }
      for touch in touches { touch.withheld = nil }
      replay(Set(touches), step, active.event)
    }
    active.withheld.removeAll { $0.withheld == nil }
  }

  private static func drop(_ touch: UITouch) {
    Trace.record(
      .delivery, "the touch is dropped: \(Trace.name(touch.receiver)) knows nothing of it")
    touch.withheld = nil
    touch.receiver = nil
    active.withheld.removeAll { $0 === touch }
  }
}

extension UIGestureRecognizer {
  // Rules: GR-37, GR-116.
  /// Whether it has recognized and keeps its touches from views.
  final func owns(_ touch: UITouch) -> Bool {
    (currentState.isUnderWay || currentState == .ended) && cancelsTouchesInView
  }
}
