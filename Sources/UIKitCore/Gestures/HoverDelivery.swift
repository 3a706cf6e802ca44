// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import UIKitHost

// Rules: TE-58, GR-113.
/// Tells hover recognizers where the pointer is: a pointer that hovers reaches nobody else.
extension GestureEnvironment {
  /// Delivers a hover event: its touches in one window.
  func hover(_ touches: Set<UITouch>, of event: UIEvent) {
    guard let window = touches.first?.window else { return }
    Trace.record(
      .delivery, "hover \(touches.map(\.phase.method).joined()) in \(Trace.name(window))")
    beginTurn(at: event.timestamp)
    for touch in touches { hover(touch, of: event) }
    endTurn()
  }

  /// Tells recognizers that the pointer left, then those it is over.
  private func hover(_ touch: UITouch, of event: UIEvent) {
    hoverTouch = touch.phase == .regionExited ? nil : touch
    let old = touch.recognizers
    let new = touch.phase == .regionExited ? [] : hoverRecognizers(above: touch.view, event, touch)
    let set: Set<UITouch> = [touch]
    scope {
      for recognizer in old where new.place(of: recognizer) == nil {
        guard recognizer.isListening(to: touch) else { continue }
        tell(recognizer, .ended, set, event)
      }
      for recognizer in new {
        if old.place(of: recognizer) != nil {
          guard recognizer.isListening(to: touch) else { continue }
          tell(recognizer, .moved, set, event)
        } else {
          join(recognizer, touch)
          recognizer.touches.append(touch)
          tell(recognizer, .began, set, event)
        }
      }
    }
  }

  private func hoverRecognizers(
    above view: UIView?, _ event: UIEvent, _ touch: UITouch
  ) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var current = view
    while let view = current {
      for recognizer in view.extras?.recognizers ?? [] where recognizer.isForHover {
        if recognizer.tracks(touch) || GestureEnrollment.admits(recognizer, touch, event) {
          found.append(recognizer)
        }
      }
      current = view.superview
    }
    return found
  }
}
