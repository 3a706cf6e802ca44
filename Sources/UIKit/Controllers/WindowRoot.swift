// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The root controller of a window: its view, its chain, its appearance.
@MainActor
enum WindowRoot {
  /// - Rules: AW-12, RC-7.
  static func replace(in window: UIWindow, with controller: UIViewController?) {
    let old = window.root
    guard old !== controller else { return }
    window.root = controller
    old?.rootWindow = nil
    let isVisible = !window.isHidden
    controller?.rootWindow = window
    AppearanceTransition.run(
      disappearing: isVisible ? old : nil, appearing: isVisible ? controller : nil, animated: false
    ) {
      old?.viewIfLoaded?.removeFromSuperview()
      if let view = controller?.view { install(view, in: window) }
    }
  }

  /// Shows or hides a window, with its root controller's callbacks around it.
  static func setHidden(_ isHidden: Bool, _ window: UIWindow, change: () -> Void) {
    guard isHidden != window.isHidden else { return }
    AppearanceTransition.run(
      disappearing: isHidden ? window.root : nil, appearing: isHidden ? nil : window.root,
      animated: false
    ) {
      WindowList.setHidden(isHidden, window, change: change)
    }
  }

  private static func install(_ view: UIView, in window: UIWindow) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
  }
}
