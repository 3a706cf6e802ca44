// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitHost
import UIKitRuntime

/// Finds how the controller in front wants the status bar.
@MainActor
final class StatusBar {
  static var shared: StatusBar { Runtime.part(.statusBar) { StatusBar() } }

  private var style = UIStatusBarStyle.default
  private var isHidden = false
  private var isStale = true
  private let work = TurnWork.shared

  /// What was found last, or now if it may have changed.
  var look: (style: UIStatusBarStyle, isHidden: Bool) {
    update()
    return (style, isHidden)
  }

  // Rules: AW-50.
  /// Controllers came or went, or one of them wants something else: they are asked when somebody
  /// wants to know, at the latest when the turn ends.
  func setNeedsUpdate() {
    guard !isStale else { return }
    isStale = true
    work.enlist(.surroundings)
  }

  /// Asks the controllers, if something may have changed.
  func update() {
    guard isStale else { return }
    isStale = false
    let controller = StatusBar.controllerInFront
    let former = (style, isHidden)
    style =
      controller.map { StatusBar.speaker(for: $0, \.childForStatusBarStyle) }?
      .preferredStatusBarStyle ?? .default
    isHidden =
      controller.map { StatusBar.speaker(for: $0, \.childForStatusBarHidden) }?
      .prefersStatusBarHidden ?? false
    if former != (style, isHidden) {
      Trace.record(.controller, "status bar \(isHidden ? "hidden" : "\(style)")")
    }
  }

  // Rules: AW-51, AW-73.
  /// Where the bar is on a screen, as long as nobody hides it.
  static func frame(on metrics: ScreenMetrics) -> CGRect {
    guard !shared.look.isHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: metrics.size.width, height: metrics.safeArea.top)
  }

  // Rules: AW-49.
  /// The root of the frontmost window that fills the screen, or what is presented over it and covers
  /// all or wants to be asked.
  static var controllerInFront: UIViewController? {
    let root = WindowList.shared.firstFromFront { window in
      guard !window.belongsToSystem, let root = window.root, window.frame == UIScreen.main.bounds
      else { return nil as UIViewController? }
      return root
    }
    guard var controller = root else { return nil }
    while let presented = controller.presentation?.presented,
      presented.presentationStep != .dismissing,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    {
      controller = presented
    }
    return controller
  }

  private static func speaker(
    for controller: UIViewController, _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var speaker = controller
    var known = [ObjectIdentifier(controller)]
    while let next = speaker[keyPath: child], !known.contains(ObjectIdentifier(next)) {
      known.append(ObjectIdentifier(next))
      speaker = next
    }
    return speaker
  }
}
