// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

/// Attaches recognizers to views.
extension UIView {
  /// Whether any is attached.
  @inline(__always)
  final var hasRecognizers: Bool { !(extras?.recognizers.isEmpty ?? true) }

  // Rules: GR-29, GR-31.
  /// Takes a recognizer, from the view it was attached to before.
  func attachRecognizer(_ recognizer: UIGestureRecognizer) {
    // Whoever is told that it stops may have added it already, here or elsewhere.
    while let old = recognizer.attachedView {
      if old === self { return }
      old.detachRecognizer(recognizer)
    }
    needExtras.recognizers.append(recognizer)
    recognizer.attachedView = self
  }

  // Rules: GR-16.
  /// Stops a recognizer of this view and lets it go.
  func detachRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attachedView === self else { return }
    GestureRecognition.stop(recognizer, because: "removed from \(Trace.name(self))")
    // Whoever was told may have taken it away already, or given it to another view.
    guard recognizer.attachedView === self else { return }
    extras?.recognizers.removeObject(recognizer)
    recognizer.attachedView = nil
  }

  /// Attaches other recognizers in place of those there are.
  func replaceRecognizers(by recognizers: [UIGestureRecognizer]) {
    for old in gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) {
      detachRecognizer(old)
    }
    for new in recognizers { attachRecognizer(new) }
    // In the new order, each once; a callback may have taken some away meanwhile.
    var ordered: [UIGestureRecognizer] = []
    for each in recognizers where each.attachedView === self {
      if !ordered.contains(where: { $0 === each }) { ordered.append(each) }
    }
    extras?.recognizers = ordered
  }
}
