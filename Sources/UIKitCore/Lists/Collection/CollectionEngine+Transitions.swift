// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CV-53.
/// Another layout.
extension CollectionEngine {
  /// - Parameter offset: where the content is then; nil to ask the layout and the delegate.
  func exchange(
    _ new: UICollectionViewLayout, animated: Bool, restingAt offset: CGPoint? = nil,
    _ completion: ((Bool) -> Void)?
  ) {
    let old = layout
    guard new !== old else {
      completion?(true)
      return
    }
    let abandoned = transition
    transition = nil
    endMove(isCancelled: true)
    closeSwipe(animated: false)
    let motion = CollectionMotion(self)
    former = placed
    generation += 1
    old.prepareForTransition(to: new)
    new.owner?.list.release(new)
    new.owner = view
    new.forgetPlaces()
    new.prepareForTransition(from: old)
    for reusable in shown.values { reusable.willTransition(from: old, to: new) }
    // Views go into the scroll views of the new layout, and out of those of the old.
    layout = new
    needsPrepare = true
    askedSize = view.bounds.size
    UIView.performWithoutAnimation {
      if !needsLoad {
        prepareIfNeeded()
        if let offset { rest(at: offset) } else { moveOffset() }
        releaseUnseen(motion)
        rehost()
      }
      if view.window != nil || !shown.isEmpty { tile() }
    }
    motion.collectStarts(from: old)
    old.owner = nil
    abandoned.map(abandon)
    let touched = Array(shown.values)
    former = [:]
    view.setNeedsLayout()
    motion.run(
      animated: animated,
      [
        { isFinished in
          for reusable in touched { reusable.didTransition(from: old, to: new) }
          old.finalizeLayoutTransition()
          new.finalizeLayoutTransition()
          completion?(isFinished)
        }
      ])
  }

  /// Puts views into the scroll views that the layout has for them.
  private func rehost() {
    for (element, reusable) in shown where reusable.superview !== host(of: element) {
      if let attributes = placed[element] { insert(reusable, attributes) }
    }
    updateScrollers()
  }

  /// A layout goes to another collection.
  func release(_ other: UICollectionViewLayout) {
    guard other === layout else { return }
    layout = UICollectionViewLayout()
    layout.owner = view
    needsPrepare = true
    view.setNeedsLayout()
  }
}
