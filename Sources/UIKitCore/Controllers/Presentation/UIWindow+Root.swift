// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The root controller of a window: its view, its chain, its appearance.
extension UIWindow {
  // Rules: AW-12, AW-46, RC-7.
  /// Puts a controller, or none, in the place of the one there is.
  ///
  /// A callback may put in yet another one, which stays then.
  func replaceRoot(by controller: UIViewController?) {
    guard root !== controller else { return }
    if let root { Dismissing.dismissPresented(by: root, animated: false) }
    controller?.rootWindow?.rootViewController = nil
    let old = root
    guard old !== controller else { return }
    root = controller
    old?.rootWindow = nil
    controller?.rootWindow = self
    let isVisible = !isHidden
    let leaving = isVisible ? [old].compactMap(\.self) : []
    let coming = isVisible ? controller : nil
    AppearanceTransition.start(disappearing: leaving, appearing: coming, animated: false)
    let view = root === controller ? controller?.view : nil
    if root !== old { old?.viewIfLoaded?.removeFromSuperview() }
    guard root === controller else {
      return AppearanceTransition.takeBack(disappearing: leaving.first, appearing: coming)
    }
    if let view { installRootView(view) }
    AppearanceTransition.show(coming)
    AppearanceTransition.finish(disappearing: leaving, appearing: coming)
  }

  // Rules: AW-8.
  /// Shows or hides the window, with the callbacks of all controllers in it around the change.
  func showOrHide(_ isHidden: Bool, change: () -> Void) {
    guard isHidden != self.isHidden else { return }
    // Rules: RT-101. What took the layer's place hears of the window before events come.
    if !isHidden { _ = layer }
    // Rules: AW-98. There is somebody to end the turn in which it appears.
    if !isHidden { _ = ApplicationLink.port }
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
    var controllers: [UIViewController] = []
    collectControllers(into: &controllers)
    return controllers
  }

  private func collectControllers(into controllers: inout [UIViewController]) {
    if let own = observer as? UIViewController { controllers.append(own) }
    for child in children { child.collectControllers(into: &controllers) }
  }
}
