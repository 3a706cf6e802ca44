// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// These classes carry UIKit's own names because printouts of the responder chain show them.

// Rules: RC-22, RC-23, RC-25.
/// The root view of a container: the shown child's place and the bars.
final class UILayoutContainerView: UIView {
  /// Places the bars; called in every layout.
  var arrange: ((UILayoutContainerView) -> Void)?

  override func layoutSubviews() { arrange?(self) }
}

// Rules: RC-22, RC-23.
/// Holds what a navigation controller shows.
final class UINavigationTransitionView: UIView {}

// Rules: RC-22, RC-23.
/// Holds what a tab bar controller shows or what is presented.
class UITransitionView: UIView {
  /// Places the subviews; called in every layout.
  final var arrange: ((UITransitionView) -> Void)?

  override func layoutSubviews() { arrange?(self) }
}

// Rules: VC-93, VC-96.
/// Holds what is presented in a part of the window, and may leave what is behind in reach.
final class UIPassingTransitionView: UITransitionView {
  /// Whether touches beside the presented view are for what is behind.
  var letsThrough = false
  /// Whether a touch at a point is for what is behind.
  var lets: ((CGPoint) -> Bool)?

  // Rules: AX-21.
  override var accessibilityViewIsModal: Bool {
    get { super.accessibilityViewIsModal && !letsThrough }
    set { super.accessibilityViewIsModal = newValue }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if lets?(point) == true { return nil }
    let hit = super.hitTest(point, with: event)
    return hit === self && letsThrough ? nil : hit
  }
}

// Rules: RC-11, RC-22.
/// Holds the view of one child of a container.
final class UIViewControllerWrapperView: UIView {}

extension UIView {
  /// Adds a subview that has the size of this view and keeps it.
  func addFilling(_ subview: UIView) {
    subview.frame = bounds
    subview.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(subview)
  }
}
