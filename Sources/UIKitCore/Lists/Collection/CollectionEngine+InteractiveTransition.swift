// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A change of layouts that a person leads.
struct InteractiveTransition {
  let old: UICollectionViewLayout
  let between: UICollectionViewTransitionLayout
  let new: UICollectionViewLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

// Rules: CV-113, CV-114.
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
    transition = InteractiveTransition(
      old: old, between: between, new: new, completion: completion)
    return between
  }

  /// Goes on to the new layout, or back to the old one.
  func endTransition(isFinished: Bool, animated: Bool) {
    guard let transition else { return }
    self.transition = nil
    let (goal, other) =
      isFinished ? (transition.new, transition.old) : (transition.old, transition.new)
    exchange(goal, animated: animated) { isComplete in
      transition.completion?(isComplete, isFinished)
    }
    if other !== layout { other.owner = nil }
  }

  /// Forgets a change that another layout came into.
  func abandon(_ transition: InteractiveTransition) {
    for other in [transition.old, transition.new] where other !== layout { other.owner = nil }
    transition.completion?(false, false)
  }
}
