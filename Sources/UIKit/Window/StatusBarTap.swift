// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A tap where the status bar is: content goes to its top.
///
/// The touch belongs to the view under it as any other.
///
/// - Rules: SV-26, SV-27.
@MainActor
enum StatusBarTap {
  /// Looks at a finger that was lifted.
  static func observe(_ touch: UITouch, in window: UIWindow) {
    let height = UIScreen.main.metrics.safeArea.top
    guard height > 0, touch.tapCount == 1, touch.currentType != .pencil else { return }
    let start = ViewConversion.toScreen(of: window).apply(touch.startLocation)
    guard start.y < height, !isForControl(touch) else { return }
    ScrollEngine.scrollToTop(in: window)
  }

  private static func isForControl(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let step = view {
      if step is UIControl { return true }
      view = step.superview
    }
    return false
  }
}
