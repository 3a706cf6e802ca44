// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

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

  var windowsOnScreen: [UIView] { WindowList.shared.visible }
}

extension UIApplication: MenuPresenting {
  func present(
    _ configuration: UIContextMenuConfiguration, of interaction: UIContextMenuInteraction,
    beside rect: CGRect
  ) -> (any ShownMenu)? {
    MenuSession.present(configuration, of: interaction, beside: rect)
  }
}
