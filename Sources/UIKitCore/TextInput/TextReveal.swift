// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: SV-34.
/// Keeps what is edited in sight: scrolls the scroll views around a text input.
@MainActor
enum TextReveal {
  /// Shows a rectangle of a text input in every scroll view around it that no finger holds.
  static func show(_ rect: CGRect, of view: UIView, animated: Bool) {
    var above = view.superview
    while let step = above {
      if let scrollView = step as? UIScrollView, !scrollView.isTracking {
        scrollView.scrollRectToVisible(view.convert(rect, to: scrollView), animated: animated)
      }
      above = step.superview
    }
  }
}
