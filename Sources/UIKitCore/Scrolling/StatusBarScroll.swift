// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: SV-26, SV-27.
extension ScrollEngine {
  /// Content goes to its top after a tap on the status bar, unless a control got the tap.
  static func scrollToTop(after touch: UITouch, in window: UIView) {
    var view = touch.view
    while let step = view {
      if step is UIControl { return }
      view = step.superview
    }
    scrollToTop(in: window)
  }
}
