// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension UIApplication: ApplicationPort {
  func firstResponderDidChange() { InputDirector.shared.firstResponderDidChange() }

  func didBecomeFirst(_ responder: UIResponder) { FocusFollowing.didBecomeFirst(responder) }

  func type(_ press: UIPress, into responder: UIResponder) -> Bool {
    TextKeys.type(press, at: responder)
  }

  func dismissKeyboardByDrag() { InputDirector.shared.dismissByDrag() }

  func keepKeyboard(belowFingerAt y: CGFloat) { InputDirector.shared.follow(fingerAt: y) }

  func settleKeyboard() { InputDirector.shared.settle() }

  func openAddress(_ url: URL, then completion: ((Bool) -> Void)?) {
    open(url, completionHandler: completion)
  }

  func statusBarWasTapped(by touch: UITouch, in window: UIView) {
    ScrollEngine.scrollToTop(after: touch, in: window)
  }

  var statusBarLook: (style: UIStatusBarStyle, isHidden: Bool) { StatusBar.shared.look }

  var deviceOrientation: ScreenMetrics.Orientation { Rotation.shared.deviceOrientation }

  func prefer(_ orientations: UIInterfaceOrientationMask) {
    Rotation.shared.preference = orientations
    Rotation.shared.update()
  }

  func orientations(of window: UIView?) -> UIInterfaceOrientationMask? {
    supportedInterfaceOrientations(for: window as? UIWindow)
  }

  func deviceMayTurn(to metrics: ScreenMetrics) { takeScreen(metrics) }

  var windowsOnScreen: [UIView] { WindowList.shared.visible }
}

extension UIApplication: SceneOpening {}

extension UIApplication: MenuClosing {
  func closeContextMenu() {
    if MenuSession.current?.isModal == true { MenuSession.current?.dismiss(animated: true) }
  }
}

extension UIApplication: MenuPresenting {
  func present(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    beside rect: CGRect
  ) -> (any ShownMenu)? {
    MenuSession.present(configuration, of: interaction, beside: rect)
  }
}
