// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The root controller of a window: its view, its chain, its appearance.
@MainActor
enum WindowRoot {
  // Rules: AW-12, RC-7.
  static func replace(in window: UIWindow, with controller: UIViewController?) {
    let old = window.root
    guard old !== controller else { return }
    if let old { Dismissing.dismissPresented(by: old, animated: false) }
    controller?.rootWindow?.rootViewController = nil
    window.root = controller
    old?.rootWindow = nil
    controller?.rootWindow = window
    let isVisible = !window.isHidden
    AppearanceTransition.run(
      disappearing: isVisible ? [old].compactMap(\.self) : [],
      appearing: isVisible ? controller : nil, animated: false
    ) {
      old?.viewIfLoaded?.removeFromSuperview()
      if let view = controller?.view { install(view, in: window) }
    }
  }

  // Rules: AW-8.
  /// Shows or hides a window, with the callbacks of all controllers in it around the change.
  static func setHidden(_ isHidden: Bool, _ window: UIWindow, change: () -> Void) {
    guard isHidden != window.isHidden else { return }
    let controllers = controllers(in: window)
    for controller in controllers {
      AppearanceTransition.windowWillChange(controller, isAppearing: !isHidden)
    }
    WindowList.shared.setHidden(isHidden, window, change: change)
    if !isHidden, !controllers.isEmpty {
      for controller in controllers { AppearanceTransition.announce(controller) }
      window.layoutIfNeeded()
    }
    for controller in controllers.reversed() { AppearanceTransition.viewDidMove(controller) }
  }

  /// The controllers whose views are in a window, the outer ones first.
  private static func controllers(in view: UIView) -> [UIViewController] {
    let own = (view.observer as? UIViewController).map { [$0] } ?? []
    return view.children.reduce(own) { $0 + controllers(in: $1) }
  }

  private static func install(_ view: UIView, in window: UIWindow) {
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
  }
}
