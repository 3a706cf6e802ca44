// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The root controller of a window: its view, its chain, its appearance.
extension UIWindow {
  // Rules: AW-12, RC-7.
  /// Puts a controller, or none, in the place of the one there is.
  func replaceRoot(by controller: UIViewController?) {
    let old = root
    guard old !== controller else { return }
    if let old { Dismissing.dismissPresented(by: old, animated: false) }
    controller?.rootWindow?.rootViewController = nil
    root = controller
    old?.rootWindow = nil
    controller?.rootWindow = self
    let isVisible = !isHidden
    AppearanceTransition.run(
      disappearing: isVisible ? [old].compactMap(\.self) : [],
      appearing: isVisible ? controller : nil, animated: false
    ) {
      old?.viewIfLoaded?.removeFromSuperview()
      if let view = controller?.view { installRootView(view) }
    }
  }

  // Rules: AW-8.
  /// Shows or hides the window, with the callbacks of all controllers in it around the change.
  func showOrHide(_ isHidden: Bool, change: () -> Void) {
    guard isHidden != self.isHidden else { return }
    let controllers = controllersInside
    for controller in controllers {
      AppearanceTransition.windowWillChange(controller, isAppearing: !isHidden)
    }
    WindowList.shared.setHidden(isHidden, self, change: change)
    if !isHidden, !controllers.isEmpty {
      for controller in controllers { AppearanceTransition.announce(controller) }
      layoutIfNeeded()
    }
    for controller in controllers.reversed() { AppearanceTransition.viewDidMove(controller) }
  }

  private func installRootView(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIView {
  /// The controllers whose views are this one or below it, the outer ones first.
  fileprivate var controllersInside: [UIViewController] {
    let own = (observer as? UIViewController).map { [$0] } ?? []
    return children.reduce(own) { $0 + $1.controllersInside }
  }
}
