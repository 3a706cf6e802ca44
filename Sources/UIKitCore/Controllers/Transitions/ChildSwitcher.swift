// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Shows one child of a container at a time, and switches to another.
@MainActor
final class ChildSwitcher {
  private unowned let container: UIViewController
  private let view: UIView
  private var wrapper: UIViewControllerWrapperView?
  /// Whether a change is in progress.
  private(set) var isChanging = false
  /// The child that is shown.
  private(set) var shown: UIViewController?

  /// - Parameter view: holds the child's view, in a wrapper of the same size.
  init(of container: UIViewController, in view: UIView) {
    self.container = container
    self.view = view
  }

  /// Makes the views of the old and the new child ready for an animation: places the new one's, and
  /// gives the closure that both are animated by.
  typealias Slide = (_ old: UIView, _ new: UIView, _ size: CGSize) -> () -> Void

  /// What the container wants shown, and whom it tells.
  struct Plan {
    /// The child to show; asked again after every change.
    var wanted: () -> UIViewController?
    /// What shows an animated change in the program's own way; nil for the container's.
    var custom: (_ old: UIViewController, _ new: UIViewController) -> ControllerTransition.Custom? =
      { _, _ in nil }
    var willShow: (UIViewController) -> Void = { _ in }
    var didShow: () -> Void = {}
    /// Called when a change that a finger drove was taken back; gets the child that stays.
    var didCancel: (UIViewController) -> Void = { _ in }
  }

  /// The animation in progress.
  private(set) var transition: ControllerTransition?
  /// Whether the next animated change is driven by a finger.
  var isInteractive = false

  // Rules: RC-11, RC-26.
  /// Shows the child that `plan` names, with the callbacks of both children around the change.
  ///
  /// Called by a callback of a change in progress, it does nothing: that change looks again at what
  /// is wanted when it is done.
  ///
  /// - Parameter slide: how the change is animated; nil makes it at once.
  func update(animated: Bool, slide: Slide? = nil, _ plan: Plan) {
    guard !isChanging else { return }
    while true {
      let new = plan.wanted()
      guard new !== shown else { return }
      let old = shown
      new?.loadViewIfNeeded()
      shown = new
      isChanging = true
      if let old, let new, animated, canMove {
        let custom = isInteractive ? nil : plan.custom(old, new)
        if let custom { return start(from: old, to: new, custom, plan) }
        if let slide { return start(from: old, to: new, slide, plan) }
      }
      AppearanceTransition.run(
        in: container, disappearing: old, appearing: new, animated: animated && slide != nil,
        willShow: { if let new { plan.willShow(new) } }
      ) {
        let oldWrapper = wrapper
        install(new)
        remove(old, oldWrapper)
      }
      isChanging = false
      plan.didShow()
    }
  }

  private var canMove: Bool {
    container.appearance.phase == .appeared && view.window != nil && ControllerTransition.isPossible
  }

  // Rules: VC-40, VC-41.
  /// Shows another child with an animation; the rest follows when that is over.
  private func start(
    from old: UIViewController, to new: UIViewController, _ slide: @escaping Slide, _ plan: Plan
  ) {
    let transition = ControllerTransition(
      in: view, from: side(old, isSeenAtStart: true), to: side(new, isSeenAtStart: false),
      custom: nil, isInteractive: isInteractive, of: [container, old, new])
    self.transition = transition
    isInteractive = false
    let coming = AppearanceTransition.start(in: container, old, new, animated: true) {
      plan.willShow(new)
    }
    let oldWrapper = wrapper
    let newWrapper = install(new)
    AppearanceTransition.show(coming)
    guard let oldWrapper, let newWrapper else { return }
    let changes = slide(oldWrapper, newWrapper, view.bounds.size)
    transition.run(changes) { [weak self] isCancelled in
      guard let self else { return }
      if isCancelled {
        takeBack(old, oldWrapper, new)
      } else {
        newWrapper.frame = view.bounds
        remove(old, oldWrapper)
        AppearanceTransition.finish(disappearing: [old], appearing: new)
      }
      end(plan, old, isCancelled)
    }
    if self.transition === transition, !canMove { transition.finishNow() }
  }

  // Rules: VC-81, VC-82.
  /// Shows another child in the program's own way: both views are in the wrapper of the old one.
  private func start(
    from old: UIViewController, to new: UIViewController, _ custom: ControllerTransition.Custom,
    _ plan: Plan
  ) {
    guard let wrapper else { return }
    let transition = ControllerTransition(
      in: wrapper, from: side(old, isSeenAtStart: true), to: side(new, isSeenAtStart: false),
      custom: custom, of: [container, old, new])
    self.transition = transition
    isInteractive = false
    let coming = AppearanceTransition.start(in: container, old, new, animated: true) {
      plan.willShow(new)
    }
    new.view.frame = wrapper.bounds
    container.viewIfLoaded?.setNeedsLayout()
    transition.run(custom) { [weak self] isCancelled in
      guard let self else { return }
      let (stays, goes) = isCancelled ? (old, new) : (new, old)
      shown = stays
      if isCancelled {
        stays.movement = .none
        AppearanceTransition.start(in: container, new, old, animated: true)
      }
      wrapper.addFilling(stays.view)
      goes.viewIfLoaded?.removeFromSuperview()
      container.viewIfLoaded?.setNeedsLayout()
      AppearanceTransition.finish(disappearing: [goes], appearing: stays)
      end(plan, old, isCancelled)
    }
    guard self.transition === transition else { return }
    if !canMove { return transition.finishNow() }
    if new.view.window != nil { AppearanceTransition.show(coming) }
  }

  private func end(_ plan: Plan, _ old: UIViewController, _ isCancelled: Bool) {
    transition = nil
    isChanging = false
    if isCancelled { plan.didCancel(old) } else { plan.didShow() }
    update(animated: false, plan)
  }

  private func side(
    _ controller: UIViewController, isSeenAtStart: Bool
  ) -> ControllerTransition.Side {
    ControllerTransition.Side(
      controller: controller, view: controller.view, start: isSeenAtStart ? view.bounds : .zero,
      end: isSeenAtStart ? .zero : view.bounds)
  }

  /// The finger changed its mind: the old child stays.
  private func takeBack(
    _ old: UIViewController, _ oldWrapper: UIViewControllerWrapperView, _ new: UIViewController
  ) {
    let newWrapper = wrapper
    shown = old
    old.movement = .none
    wrapper = oldWrapper
    oldWrapper.frame = view.bounds
    AppearanceTransition.start(in: container, new, old, animated: true)
    remove(new, newWrapper)
    AppearanceTransition.finish(disappearing: [new], appearing: old)
  }

  /// Ends an animation in progress at once.
  func finishMove() { transition?.finishNow() }

  @discardableResult
  private func install(_ new: UIViewController?) -> UIViewControllerWrapperView? {
    wrapper = nil
    if let new {
      let made = UIViewControllerWrapperView(frame: view.bounds)
      made.addFilling(new.view)
      wrapper = made
      view.addFilling(made)
    }
    container.viewIfLoaded?.setNeedsLayout()
    return wrapper
  }

  private func remove(_ old: UIViewController?, _ oldWrapper: UIViewControllerWrapperView?) {
    oldWrapper?.removeFromSuperview()
    if let old, old.viewIfLoaded?.superview === oldWrapper {
      old.viewIfLoaded?.removeFromSuperview()
    }
    container.viewIfLoaded?.setNeedsLayout()
  }
}
