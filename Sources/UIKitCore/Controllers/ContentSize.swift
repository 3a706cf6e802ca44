// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Sizes that controllers would like and sizes that they get.
@MainActor
enum ContentSize {
  static func set(_ size: CGSize, of controller: UIViewController) {
    guard size != controller.ownContentSize else { return }
    controller.ownContentSize = size
    let above = controller.container ?? controller.presenter
    above?.preferredContentSizeDidChange(forChildContentContainer: controller)
    controller.presenter?.presentation?.contentContainer.preferredContentSizeDidChange(
      forChildContentContainer: controller)
  }

  static func size(
    of container: any UIContentContainer, in controller: UIViewController, ofSize size: CGSize
  ) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded,
      let bounds = controller.viewIfLoaded?.bounds
    else { return size }
    return child.bounds.size == bounds.size ? size : child.bounds.size
  }

  /// Passes a change of size on to the children whose own size it changes.
  static func announce(
    _ size: CGSize, to controller: UIViewController,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in controller.contained where child.isViewLoaded {
      let childSize = controller.size(
        forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.view.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  static func setAdditionalInsets(_ insets: UIEdgeInsets, of controller: UIViewController) {
    guard insets != controller.ownInsets else { return }
    controller.ownInsets = insets
    ViewTrees.shared.haveSafeAreas = true
    if let view = controller.viewIfLoaded { SafeArea.update(view) }
  }

  /// Sets what bars cover of a controller's view.
  static func setBarInsets(_ insets: UIEdgeInsets, of controller: UIViewController) {
    guard insets != controller.barInsets else { return }
    controller.barInsets = insets
    ViewTrees.shared.haveSafeAreas = true
    if let view = controller.viewIfLoaded { SafeArea.update(view) }
  }
}
