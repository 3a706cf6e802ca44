// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// A change of layouts that a person leads.
struct InteractiveTransition {
  let old: UICollectionViewLayout
  let between: UICollectionViewTransitionLayout
  let new: UICollectionViewLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Where the content is with the old layout.
  var start = CGPoint.zero
  /// How far from there it is with the new one.
  var way = CGPoint.zero
  /// How far it was led.
  var progress: CGFloat = 0
  /// Where the content was led to: elsewhere somebody has scrolled.
  var led = CGPoint.zero

  /// Where the content is at a progress.
  func offset(at progress: CGFloat) -> CGPoint {
    CGPoint(
      x: (start.x + way.x * progress).asPlace, y: (start.y + way.y * progress).asPlace)
  }
}

// Rules: CV-113 to CV-115.
/// Going to another layout as far as a person wants.
extension CollectionEngine {
  func startTransition(
    to new: UICollectionViewLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    endTransition(isFinished: false, animated: false)
    let old = layout
    let between =
      delegate?.collectionView(view, transitionLayoutForOldLayout: old, newLayout: new)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
    // Both answer beside the one that is between them, and ask the collection for that.
    new.owner?.list.release(new)
    new.owner = view
    exchange(between, animated: false, nil)
    old.owner = view
    var made = InteractiveTransition(
      old: old, between: between, new: new, completion: completion)
    (made.start, made.led) = (view.contentOffset, view.contentOffset)
    if let goal = restingOffset(with: new) {
      made.way = CGPoint(x: goal.x - made.start.x, y: goal.y - made.start.y)
    }
    transition = made
    return between
  }

  /// Where the content comes to be with a layout; nil before there is any.
  private func restingOffset(with new: UICollectionViewLayout) -> CGPoint? {
    guard !needsLoad, let wish = wishedOffset(with: new) else { return nil }
    let size = present { new.collectionViewContentSize }
    var geometry = view.engine.geometry
    geometry.content = CGSize(width: size.width.asLength, height: size.height.asLength)
    return geometry.clamp(wish)
  }

  // Rules: CV-115.
  /// Has the content be as far from where it was to where it will be as the layout says.
  func lead(by between: UICollectionViewTransitionLayout) {
    guard transition?.between === between, between.transitionProgress.isFinite else { return }
    noteScrolling()
    transition?.progress = between.transitionProgress
    guard let transition, transition.way != .zero else { return }
    prepareIfNeeded()
    rest(at: transition.offset(at: transition.progress))
    self.transition?.led = view.contentOffset
  }

  /// Takes over how far a person, or the program, has scrolled meanwhile.
  private func noteScrolling() {
    guard let transition else { return }
    let now = view.contentOffset
    self.transition?.start.x += now.x - transition.led.x
    self.transition?.start.y += now.y - transition.led.y
    self.transition?.led = now
  }

  /// Goes on to the new layout, or back to the old one.
  func endTransition(isFinished: Bool, animated: Bool) {
    noteScrolling()
    guard let transition else { return }
    self.transition = nil
    let offset = transition.offset(at: isFinished ? 1 : 0)
    let (goal, other) =
      isFinished ? (transition.new, transition.old) : (transition.old, transition.new)
    exchange(goal, animated: animated, restingAt: offset) { isComplete in
      transition.completion?(isComplete, isFinished)
    }
    if other !== layout { other.owner = nil }
  }

  /// Forgets a change that another layout came into.
  func abandon(_ transition: InteractiveTransition) {
    for other in [transition.old, transition.new] where other !== layout { other.owner = nil }
    transition.completion?(false, false)
  }

  /// Where a layout and the delegate want the content; nil for what is no place.
  func wishedOffset(with layout: UICollectionViewLayout) -> CGPoint? {
    var goal = layout.targetContentOffset(forProposedContentOffset: view.contentOffset)
    if let delegate {
      goal = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: goal)
    }
    return goal.x.isFinite && goal.y.isFinite ? goal : nil
  }

  /// Scrolls to an offset, or to the nearest that there is, where nobody scrolls just now.
  func rest(at offset: CGPoint) {
    let isMoving = view.isDragging || view.isDecelerating
    let goal = isMoving ? offset : view.engine.geometry.clamp(offset)
    if goal != view.contentOffset { view.contentOffset = goal }
  }
}
