// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Tells hover recognizers where the pointer is.
///
/// - Rules: TE-58, GR-113.
extension GestureEnvironment {
  /// Delivers a hover event: recognizers that the pointer left, then those it is over.
  func hover(_ touch: UITouch, of event: UIEvent) {
    let old = touch.recognizers
    let new = touch.phase == .regionExited ? [] : hoverRecognizers(above: touch.view, event, touch)
    let set: Set<UITouch> = [touch]
    scope {
      for recognizer in old where !new.contains(where: { $0 === recognizer }) {
        guard recognizer.isListening(to: touch) else { continue }
        tell(recognizer, .ended, set, event)
      }
      for recognizer in new {
        if old.contains(where: { $0 === recognizer }) {
          guard recognizer.isListening(to: touch) else { continue }
          tell(recognizer, .moved, set, event)
        } else {
          touch.recognizers.append(recognizer)
          recognizer.touches.append(touch)
          recognizer.attempt.append(touch)
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
      for recognizer in view.extras?.recognizers ?? [] where recognizer is UIHoverGestureRecognizer
      {
        if recognizer.tracks(touch) || GestureEnrollment.admits(recognizer, touch, event) {
          found.append(recognizer)
        }
      }
      current = view.superview
    }
    return found
  }
}
