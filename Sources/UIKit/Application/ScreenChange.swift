// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost

/// Fits the windows to another screen.
@MainActor
enum ScreenChange {
  /// A window that filled the screen fills the new one; others keep their place.
  static func apply(_ metrics: ScreenMetrics) {
    let old = UIScreen.main.bounds
    UIScreen.main.update(metrics)
    CADisplayLink.screenFramesPerSecond = metrics.framesPerSecond
    for window in WindowList.all {
      if window.frame == old { SizeTransition.run(on: window, to: UIScreen.main.bounds) }
      window.setNeedsLayout()
      SafeArea.update(window)
    }
    InputDirector.shared.screenDidChange()
    Trace.record(.lifecycle, "screen \(metrics.size.width) × \(metrics.size.height)")
  }
}
