// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// Tells controllers that they come and go, in UIKit's order, around the change that does it.
///
/// A controller tells those it contains, unless it forwards by hand: will-callbacks from the
/// container inwards, did-callbacks from the inside out.
@MainActor
enum AppearanceTransition {
  /// Replaces one child of a container by another, with callbacks if the container is seen.
  ///
  /// Order: the old one's will, the new one's will, `willShow`, the change, the new one's
  /// `viewIsAppearing(_:)`, layout, the old one's did, the new one's did.
  static func run(
    in container: UIViewController, disappearing: UIViewController? = nil,
    appearing: UIViewController?, animated: Bool, willShow: () -> Void = {}, _ change: () -> Void
  ) {
    let isSeen = container.appearance.phase == .appeared
    let old = isSeen ? disappearing : nil
    let new = start(in: container, old, appearing, animated: animated, willShow: willShow)
    change()
    show(new)
    finish(disappearing: [old].compactMap(\.self), appearing: new)
    // One that goes while its container comes or goes is told of the rest of that.
    if !isSeen, let disappearing {
      begin(false, disappearing, animated: animated)
      end(disappearing)
    }
  }

  // Rules: AW-46.
  /// The first part of `run`; what it calls may take the container off the screen.
  ///
  /// - Returns: the new child, if it appears: the container tells it when it comes back itself.
  @discardableResult
  static func start(
    in container: UIViewController, _ disappearing: UIViewController?,
    _ appearing: UIViewController?, animated: Bool, willShow: () -> Void = {}
  ) -> UIViewController? {
    appearing?.loadViewIfNeeded()
    if let disappearing { begin(false, disappearing, animated: animated) }
    let new = container.appearance.phase == .appeared ? appearing : nil
    if let new { begin(true, new, animated: animated) }
    willShow()
    guard container.appearance.phase != .appeared else { return new }
    takeBack(disappearing: nil, appearing: new)
    return nil
  }

  /// The first part of a change of controllers: before it.
  static func start(
    disappearing: [UIViewController], appearing: UIViewController?, animated: Bool
  ) {
    appearing?.loadViewIfNeeded()
    for old in disappearing { begin(false, old, animated: animated) }
    if let appearing { begin(true, appearing, animated: animated) }
  }

  /// The second part: the view of the one that appears is there.
  static func show(_ appearing: UIViewController?) {
    guard let appearing else { return }
    announce(appearing)
    appearing.viewIfLoaded?.layoutIfNeeded()
  }

  /// The third part: after the change, and after its animation.
  static func finish(disappearing: [UIViewController], appearing: UIViewController?) {
    for old in disappearing { end(old) }
    if let appearing { end(appearing) }
  }

  // Rules: AW-46.
  /// Begins to appear or disappear; without effect on a controller that does so already or is done.
  ///
  /// What the callback does may end the change, or turn it round: then the children are told by that.
  static func begin(
    _ isAppearing: Bool, _ controller: UIViewController, animated: Bool, followsWindow: Bool = false
  ) {
    let phase = controller.appearance.phase
    if isAppearing, phase == .appearing || phase == .appeared { return }
    if !isAppearing, phase == .disappearing || phase == .disappeared { return }
    controller.loadViewIfNeeded()
    StatusBar.shared.setNeedsUpdate()
    let begun = isAppearing ? Appearance.Phase.appearing : .disappearing
    // One that a finger does not bring back after all keeps what it noted.
    if !isAppearing, phase == .appeared { controller.noteFocus() }
    controller.appearance = Appearance(
      phase: begun, isAnimated: animated, followsWindow: followsWindow)
    Trace.record(
      .controller, "\(Trace.name(controller)) will \(isAppearing ? "appear" : "disappear")")
    if isAppearing {
      controller.viewWillAppear(animated)
    } else {
      controller.viewWillDisappear(animated)
    }
    guard controller.appearance.phase == begun else { return }
    for child in shownChildren(of: controller) { begin(isAppearing, child, animated: animated) }
  }

  /// Calls `viewIsAppearing(_:)` of a controller and those it contains, once for every appearance.
  static func announce(_ controller: UIViewController) {
    guard controller.appearance.phase == .appearing, !controller.appearance.isAnnounced else {
      return
    }
    controller.appearance.isAnnounced = true
    controller.viewIsAppearing(controller.appearance.isAnimated)
    for child in shownChildren(of: controller) { announce(child) }
  }

  /// Ends what was begun; without effect on a controller that is between nothing.
  static func end(_ controller: UIViewController) {
    switch controller.appearance.phase {
    case .appeared, .disappeared: return
    case .appearing:
      announce(controller)
      for child in shownChildren(of: controller) { end(child) }
      guard controller.appearance.phase == .appearing else { return }
      controller.appearance.phase = .appeared
      StatusBar.shared.setNeedsUpdate()
      Trace.record(.controller, "\(Trace.name(controller)) appeared")
      ManagedActivities.shared.refresh()
      controller.restoreFocus()
      controller.viewDidAppear(controller.appearance.isAnimated)
    case .disappearing:
      for child in forwardedChildren(of: controller) {
        begin(false, child, animated: controller.appearance.isAnimated)
        end(child)
      }
      guard controller.appearance.phase == .disappearing else { return }
      controller.appearance.phase = .disappeared
      StatusBar.shared.setNeedsUpdate()
      Trace.record(.controller, "\(Trace.name(controller)) disappeared")
      ManagedActivities.shared.refresh()
      controller.viewDidDisappear(controller.appearance.isAnimated)
    }
  }

  /// Takes back what `start` began, where a callback made another change meanwhile: nobody keeps
  /// waiting for the second callback of a pair.
  static func takeBack(disappearing: UIViewController?, appearing: UIViewController?) {
    func isSeen(_ one: UIViewController) -> Bool {
      one.viewIfLoaded?.window.map { !$0.isHidden } ?? false
    }
    start(
      disappearing: [appearing].compactMap(\.self).filter { !isSeen($0) },
      appearing: [disappearing].compactMap(\.self).first(where: isSeen), animated: false)
    if let disappearing { end(disappearing) }
    if let appearing { end(appearing) }
  }

  /// Begins what a view's entering or leaving a visible window brings, unless a container does.
  static func viewWillMove(_ controller: UIViewController, to window: UIView?) {
    windowWillChange(controller, isAppearing: window.map { !$0.isHidden } ?? false)
  }

  /// Begins what a window's being shown or hidden brings, unless a container does.
  static func windowWillChange(_ controller: UIViewController, isAppearing: Bool) {
    let phase = controller.appearance.phase
    let isDue =
      isAppearing ? phase == .disappeared : phase == .appeared || phase == .appearing
    guard isDue, followsWindow(controller) else { return }
    begin(isAppearing, controller, animated: false, followsWindow: true)
  }

  /// Ends it, or leaves that to a container that is in the middle of appearing itself.
  static func viewDidMove(_ controller: UIViewController) {
    guard controller.appearance.followsWindow else { return }
    controller.appearance.followsWindow = false
    if let container = controller.container, container.appearance.phase == .appearing,
      controller.appearance.phase == .appearing
    {
      return
    }
    end(controller)
  }

  private static func followsWindow(_ controller: UIViewController) -> Bool {
    guard let container = controller.container else { return true }
    return container.shouldAutomaticallyForwardAppearanceMethods
  }

  private static func forwardedChildren(of controller: UIViewController) -> [UIViewController] {
    guard !controller.contained.isEmpty, controller.shouldAutomaticallyForwardAppearanceMethods
    else { return [] }
    return controller.contained
  }

  /// The children whose views are in the view of their container.
  private static func shownChildren(of controller: UIViewController) -> [UIViewController] {
    guard let view = controller.loadedView else { return [] }
    return forwardedChildren(of: controller).filter { child in
      child.loadedView?.isDescendant(of: view) ?? false
    }
  }
}
