// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Finds the window, and in it the view, under a point of the screen.
@MainActor
enum WindowHitTest {
  /// The front-most window whose hit test answers, with its answer.
  ///
  /// - Rules: HT-25, HT-26, HT-27, HT-28, HT-31.
  static func find(at point: CGPoint, event: UIEvent?) -> (window: UIWindow, view: UIView)? {
    for window in WindowList.visible.reversed() {
      let inner = window.convertFromScreen(point)
      if let view = window.hitTest(inner, with: event) { return (window, view) }
    }
    return nil
  }
}

extension UIWindow {
  /// A point of the screen in the window's coordinates.
  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    if let shift = backing.rawShift { return CGPoint(x: point.x - shift.x, y: point.y - shift.y) }
    return ViewPlacement(of: self).descend(point) ?? point
  }
}
