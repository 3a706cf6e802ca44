// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// The keyboard goes when content is dragged.
extension InputDirector {
  // Rules: SV-24.
  func dismissByDrag() {
    guard frame != nil else { return }
    responder?.resignFirstResponder()
  }

  // Rules: SV-25.
  /// The panel's upper edge keeps below the finger, and never above its place.
  func follow(fingerAt y: CGFloat) {
    guard let frame else { return }
    let top = min(max(frame.minY, y), UIScreen.main.bounds.height)
    guard top != panel.frame.minY else { return }
    isPulledDown = top > panel.frame.minY
    UIView.performWithoutAnimation { panel.frame.origin.y = top }
    KeyboardPlace.shared.move(to: panel.frame)
  }

  // Rules: SV-25.
  /// A panel that was pulled down goes if the finger went down last, or else comes back.
  func settle() {
    guard let frame, panel.frame.minY > frame.minY else { return }
    if isPulledDown { responder?.resignFirstResponder() }
    guard self.frame != nil else { return }
    UIView.animate(
      withDuration: Thresholds.keyboardAnimation, delay: 0, options: .onItsOwn
    ) { [panel] in
      panel.frame.origin.y = frame.minY
      KeyboardPlace.shared.move(to: frame)
      KeyboardPlace.shared.layOut()
    }
  }
}
