// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime

// Rules: FR-44.
/// Where the keyboard is on the screen, for the views that read `keyboardLayoutGuide`.
@MainActor
final class KeyboardPlace {
  /// The one of the current runtime.
  static var shared: KeyboardPlace { Runtime.part(.keyboardPlace) { KeyboardPlace() } }

  /// The keyboard with what stands above it, on the screen, where it is or is going; nil when there
  /// is none.
  private(set) var frame: CGRect?
  private var followers: [Follower] = []

  private struct Follower { weak var view: UIView? }

  /// The keyboard goes elsewhere, or away for nil: views that follow it need another layout.
  func move(to new: CGRect?) {
    guard new != frame else { return }
    frame = new
    for case let view? in followers.map(\.view) {
      view.setNeedsLayout()
      ConstraintLayout.guidesDidChange(view)
    }
  }

  /// Lays out the views that follow the keyboard; within an animation they move with it.
  func layOut() {
    for follower in followers { follower.view?.layoutIfNeeded() }
  }

  /// Makes the guide of a view, which follows the keyboard from now on.
  func guide(of view: UIView) -> UIKeyboardLayoutGuide {
    if let guide = view.extras?.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(of: view)
    view.needExtras.keyboardGuide = guide
    followers.removeAll { $0.view == nil }
    followers.append(Follower(view: view))
    return guide
  }

  /// What the keyboard covers of a view, down to its lower edge; without one, what lies below the
  /// safe area.
  func covered(of view: UIView, usesSafeArea: Bool?) -> CGRect {
    let bounds = view.bounds
    let floor = bounds.maxY - (usesSafeArea == false ? 0 : view.safeAreaInsets.bottom)
    var top = floor
    if let frame, view.host != nil {
      top = min(floor, ViewConversion.toScreen(of: view).inverted.apply(frame).minY)
    }
    top = max(bounds.minY, top)
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}
