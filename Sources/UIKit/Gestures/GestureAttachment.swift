// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Attaches recognizers to views.
@MainActor
enum GestureAttachment {
  /// - Rules: GR-29, GR-31.
  static func add(_ recognizer: UIGestureRecognizer, to view: UIView) {
    guard recognizer.attachedView !== view else { return }
    if let old = recognizer.attachedView { remove(recognizer, from: old) }
    view.needExtras.recognizers.append(recognizer)
    recognizer.attachedView = view
  }

  static func remove(_ recognizer: UIGestureRecognizer, from view: UIView) {
    guard recognizer.attachedView === view else { return }
    GestureEnvironment.shared.release(recognizer)
    view.extras?.recognizers.removeAll { $0 === recognizer }
    recognizer.attachedView = nil
  }

  static func replace(_ recognizers: [UIGestureRecognizer], on view: UIView) {
    for old in view.gestureRecognizers ?? [] { remove(old, from: view) }
    for new in recognizers { add(new, to: view) }
  }
}
