// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Who watches which touch: collects recognizers at touch-down and tells them before the views.
@MainActor
final class GestureEnvironment {
  static let shared = GestureEnvironment()

  private init() {
    ActiveTouches.shared.willCancel = { [unowned self] touches, event in
      deliver(touches, of: event)
    }
  }

  /// Collects the recognizers of the touch's view and of all above, the view's own first.
  ///
  /// - Rules: GR-15, GR-16, GR-20, TE-26, TE-29, TE-55.
  func enroll(_ touch: UITouch) {
    var current = touch.view
    while let view = current {
      if let extras = view.extras {
        for recognizer in extras.recognizers where recognizer.isEnabled {
          touch.recognizers.append(recognizer)
          recognizer.touches.append(touch)
          Trace.record(.gesture, "\(Trace.name(recognizer)) of \(Trace.name(view)) gets the touch")
        }
      }
      current = view.superview
    }
  }

  /// Tells each recognizer of its touches, in the order of phases.
  ///
  /// - Rules: GR-22, GR-23, GR-24.
  func deliver(_ touches: [UITouch], of event: UIEvent) {
    var told: [UIGestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.recognizers where !told.contains(where: { $0 === recognizer }) {
        told.append(recognizer)
        tell(recognizer, of: touches, event)
      }
    }
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in touch.recognizers { recognizer.touches.removeAll { $0 === touch } }
    }
  }

  /// Takes a recognizer off all touches.
  func release(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.touches { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.touches = []
  }

  private func tell(_ recognizer: UIGestureRecognizer, of touches: [UITouch], _ event: UIEvent) {
    func set(_ phase: UITouch.Phase) -> Set<UITouch>? {
      let own = touches.filter { touch in
        touch.phase == phase && touch.recognizers.contains { $0 === recognizer }
      }
      return own.isEmpty ? nil : Set(own)
    }
    if let began = set(.began) { recognizer.touchesBegan(began, with: event) }
    if let moved = set(.moved) { recognizer.touchesMoved(moved, with: event) }
    if let ended = set(.ended) { recognizer.touchesEnded(ended, with: event) }
    if let cancelled = set(.cancelled) { recognizer.touchesCancelled(cancelled, with: event) }
  }
}
