// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitHost

/// What the classes below ask of the application above them, and tell it.
///
/// The one way up besides the chain: `UIApplication` does all of it, in `UIApplication+Port.swift`.
@MainActor
protocol ApplicationPort: UIResponder {
  /// Another responder of some window, or none, is first; called once after a whole switch.
  func firstResponderDidChange()
  /// A responder became first; focus may follow it.
  func didBecomeFirst(_ responder: UIResponder)
  /// Types a key into a responder that takes text; true when it did.
  func type(_ press: UIPress, into responder: UIResponder) -> Bool
  /// Responders brought an activity up to date.
  func activityWasSaved(_ activity: NSUserActivity)
  /// Sends an action, where an override sees it; true when somebody did it.
  @discardableResult
  func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  // Rules: SV-24.
  /// A drag began that takes the keyboard away at once.
  func dismissKeyboardByDrag()
  // Rules: SV-24.
  /// A finger that drags content is at a height of the screen; the keyboard keeps below it.
  func keepKeyboard(belowFingerAt y: CGFloat)
  // Rules: SV-24.
  /// The finger that dragged went up; the keyboard goes or comes back.
  func settleKeyboard()
  /// Opens an address outside the application; `completion` gets whether it could.
  func openAddress(_ url: URL, then completion: ((Bool) -> Void)?)
  // Rules: SV-26, SV-27.
  /// A finger tapped the status bar of a window.
  func statusBarWasTapped(by touch: UITouch, in window: UIView)
  // Rules: AW-49.
  /// How the controller in front wants the status bar.
  var statusBarLook: (style: UIStatusBarStyle, isHidden: Bool) { get }
  /// How the device is held, also where the interface did not turn with it.
  var deviceOrientation: ScreenMetrics.Orientation { get }
  // Rules: AW-56.
  /// Lets only these edges be up from now on, and turns the interface if it may.
  func prefer(_ orientations: UIInterfaceOrientationMask)
  // Rules: AW-53.
  /// Which edges of the device the application lets be up; nil for any.
  func orientations(of window: UIView?) -> UIInterfaceOrientationMask?
  // Rules: AW-55.
  /// The interface may turn now to how the device is held already.
  func deviceMayTurn(to metrics: ScreenMetrics)
  /// The windows that are seen, the one behind all first.
  var windowsOnScreen: [UIView] { get }
}

/// The application as the classes below see it, and the end of the chain of windows and scenes.
@MainActor
enum ApplicationLink {
  /// The application; made now if there is none.
  static var port: any ApplicationPort { UIApplication.shared }
}
