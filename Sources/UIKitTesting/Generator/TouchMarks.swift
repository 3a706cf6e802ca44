// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import UIKit
import UIKitRuntime

/// Circles in front of everything, one under each finger, for a person who watches a test.
@MainActor
final class TouchMarks {
  private static let diameter = 40.0
  private static let level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
  private let window: UIWindow
  /// Whose window it is, also when the marks go where nobody knows.
  private let runtime = Runtime.current

  init() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window.windowLevel = TouchMarks.level
    window.isUserInteractionEnabled = false
    window.isHidden = false
  }

  /// Shows a circle at each point of the screen.
  func show(_ points: [CGPoint]) {
    for view in window.subviews { view.removeFromSuperview() }
    for point in points {
      let mark = UIView(
        frame: CGRect(x: 0, y: 0, width: TouchMarks.diameter, height: TouchMarks.diameter))
      mark.center = point
      mark.backgroundColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.4)
      mark.layer.cornerRadius = TouchMarks.diameter / 2
      window.addSubview(mark)
    }
  }

  deinit {
    LastRelease.of(self, taking: { (runtime, window) }, callsOut: true) { runtime, window in
      runtime.perform { window.isHidden = true }
    }
  }
}
