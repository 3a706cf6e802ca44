// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CV-57.
/// Moves items of a controller's collection by a long press.
@MainActor
final class CollectionMover {
  private unowned let owner: UICollectionViewController
  private var press: UILongPressGestureRecognizer?

  init(of owner: UICollectionViewController) { self.owner = owner }

  /// Adds the recognizer where it is wanted, or takes it away.
  func update() {
    guard let collection = owner.viewIfLoaded as? UICollectionView else { return }
    let isWanted = owner.installsStandardGestureForInteractiveMovement && owner.movesItems
    if isWanted, press == nil {
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      press.addTarget(self, action: Selector("move:", CollectionMover.move))
      collection.addGestureRecognizer(press)
      self.press = press
    } else if !isWanted, let old = press {
      old.view?.removeGestureRecognizer(old)
      press = nil
    }
  }

  private func move(_ sender: Any?) {
    guard let press, let collection = press.view as? UICollectionView else { return }
    let point = press.location(in: collection)
    switch press.state {
    case .began:
      guard let path = collection.indexPathForItem(at: point),
        collection.beginInteractiveMovementForItem(at: path)
      else { return }
      collection.updateInteractiveMovementTargetPosition(point)
    case .changed: collection.updateInteractiveMovementTargetPosition(point)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    case .possible: break
    }
  }
}
