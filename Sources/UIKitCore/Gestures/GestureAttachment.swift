// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Attaches recognizers to views.
@MainActor
enum GestureAttachment {
  // Rules: GR-29, GR-31.
  static func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    guard recognizer.attachedView !== view else { return }
    if let old = recognizer.attachedView { remove(recognizer, from: old) }
    view.needExtras.recognizers.append(recognizer)
    recognizer.attachedView = view
  }

  // Rules: GR-16.
  static func remove(_ recognizer: UIGestureRecognizer, from view: UIView) {
    guard recognizer.attachedView === view else { return }
    GestureRecognition.stop(recognizer, because: "removed from \(Trace.name(view))")
    view.extras?.recognizers.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }

  static func replace(_ recognizers: [UIGestureRecognizer], on view: UIView) {
    for old in view.gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) {
      remove(old, from: view)
    }
    for new in recognizers { add(new, to: view) }
    view.extras?.recognizers = recognizers.filter { $0.attachedView === view }
  }
}
