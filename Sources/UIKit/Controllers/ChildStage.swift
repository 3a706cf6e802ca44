// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The place in a container where one child at a time is shown.
@MainActor
final class ChildStage {
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

  /// Shows the child that `wanted` names, with the callbacks of both children around the change.
  ///
  /// Called by a callback of a change in progress, it does nothing: that change looks again at what
  /// is wanted when it is done.
  ///
  /// - Rules: RC-11, RC-26.
  func update(
    animated: Bool, wanted: () -> UIViewController?,
    willShow: (UIViewController) -> Void = { _ in }, didShow: () -> Void = {}
  ) {
    guard !isChanging else { return }
    while true {
      let new = wanted()
      guard new !== shown else { return }
      let old = shown
      new?.loadViewIfNeeded()
      shown = new
      isChanging = true
      let isVisible = container.appearance.phase == .appeared
      AppearanceTransition.run(
        disappearing: isVisible ? [old].compactMap(\.self) : [], appearing: isVisible ? new : nil,
        animated: animated, willShow: { if let new { willShow(new) } }
      ) {
        exchange(old, new)
      }
      isChanging = false
      didShow()
    }
  }

  private func exchange(_ old: UIViewController?, _ new: UIViewController?) {
    let oldWrapper = wrapper
    wrapper = nil
    if let new {
      let made = UIViewControllerWrapperView(frame: view.bounds)
      made.addFilling(new.view)
      wrapper = made
      view.addFilling(made)
    }
    oldWrapper?.removeFromSuperview()
    if let old, old.viewIfLoaded?.superview === oldWrapper {
      old.viewIfLoaded?.removeFromSuperview()
    }
    container.viewIfLoaded?.setNeedsLayout()
  }
}
