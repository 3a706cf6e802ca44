// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIViewController {
  // Rules: VC-101.
  /// Lets one child take the place of another, with an animation of the program's.
  func exchangeChild(
    _ old: UIViewController, for new: UIViewController, _ duration: TimeInterval,
    _ options: UIView.AnimationOptions, _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard old.container === self, new.container === self else {
      violation(
        "A \(type(of: self)) was asked for a transition between controllers that it does not contain",
        contract: "both controllers are children of the one that is asked",
        instead: "call addChild(_:) before")
    }
    let isShown = appearance.phase == .appeared
    let disappearing = isShown ? [old] : []
    let appearing = isShown ? new : nil
    AppearanceTransition.start(
      disappearing: disappearing, appearing: appearing, animated: duration > 0)
    if new.view.superview == nil { old.viewIfLoaded?.superview?.addSubview(new.view) }
    AppearanceTransition.show(appearing)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {}
    ) { isFinished in
      old.viewIfLoaded?.removeFromSuperview()
      AppearanceTransition.finish(disappearing: disappearing, appearing: appearing)
      completion?(isFinished)
    }
  }
}
