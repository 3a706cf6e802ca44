// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: SV-23.
/// Scroll views inside scroll views: at its edge, one hands a drag on to the next one out.
extension ScrollEngine {
  // Rules: SV-7, SV-8, SV-9, SV-23.
  /// Whether the pan recognizer may begin.
  var mayBeginDrag: Bool {
    for touch in pan.touchSequence {
      guard let content = touch.toldView, content !== owner, content.isDescendant(of: owner) else {
        continue
      }
      guard owner.canCancelContentTouches, owner.touchesShouldCancel(in: content) else {
        return false
      }
    }
    if wasCaught { return true }
    let way = pan.translation(in: owner)
    let axes = ScrollAxis.allCases.filter { canDrag($0) && way[$0] != 0 }
    guard let axis = axes.max(by: { abs(way[$0]) < abs(way[$1]) }) else { return false }
    if hasRoom(axis, -way[axis]) { return true }
    return !pan.isWheelStep && outer(axis, direction: -way[axis]) == nil
  }

  /// The nearest scroll view around this one that can go on along an axis.
  func outer(_ axis: ScrollAxis, direction: CGFloat) -> ScrollEngine? {
    var inner = owner
    while let around = inner.scrollViewAround {
      let transfers =
        axis == .horizontal
        ? inner.transfersHorizontalScrollingToParent : inner.transfersVerticalScrollingToParent
      guard transfers else { return nil }
      if around.engine.hasRoom(axis, direction) { return around.engine }
      inner = around
    }
    return nil
  }

  /// The scroll view that moves in place of this one.
  func helper(_ axis: ScrollAxis, direction: CGFloat, isForwarded: Bool) -> ScrollEngine? {
    if isForwarded, let helper = helpers.first(where: { $0.canDrag(axis) }) { return helper }
    return outer(axis, direction: direction)
  }

  /// Moves by a step for a scroll view inside, which is at its edge.
  func help(by step: CGFloat, along axis: ScrollAxis, for inner: ScrollEngine) {
    if !inner.helpers.contains(where: { $0 === self }) { inner.helpers.append(self) }
    if drag == nil { beginDrag(at: owner.contentOffset) }
    var both = CGPoint.zero
    both[axis] = step
    self.step(by: both)
  }

  /// The drag that was helped with is over.
  func endHelp(velocity: CGPoint) {
    let helpers = self.helpers
    self.helpers = []
    for helper in helpers { helper.endDrag(velocity: velocity) }
  }
}

extension UIScrollView {
  /// The nearest scroll view that this one is inside of.
  fileprivate final var scrollViewAround: UIScrollView? {
    var above = superview
    while let view = above {
      if let scrollView = view as? UIScrollView { return scrollView }
      above = view.superview
    }
    return nil
  }
}
