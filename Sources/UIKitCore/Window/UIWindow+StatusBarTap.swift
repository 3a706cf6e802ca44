// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIWindow {
  // Rules: SV-26, SV-27.
  /// Brings content to its top by a tap where the status bar is.
  ///
  /// Looks at the fingers of an event after everybody else got it: the only one may be lifted. The
  /// touch belongs to the view under it as any other.
  func observeStatusBarTap(_ touches: EventTouches) {
    guard ViewTrees.shared.haveSafeAreas, touches.inOrder.count == 1 else { return }
    let touch = touches.inOrder[0]
    guard touch.phase == .ended else { return }
    let height = UIScreen.main.metrics.safeArea.top
    guard height > 0, touch.tapCount == 1, touch.currentType != .pencil else { return }
    let start = ViewConversion.toScreen(of: self).apply(touch.startLocation)
    guard start.y < height else { return }
    ApplicationLink.port.statusBarWasTapped(by: touch, in: self)
  }
}
