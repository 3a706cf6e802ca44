// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: DD-52.
/// One drop on a collection.
final class CollectionDropCoordinator: ListDrop, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { parts.items }
  var destinationIndexPath: IndexPath? { parts.path }
  var session: any UIDropSession { parts.session }

  var proposal: UICollectionViewDropProposal {
    parts.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: parts.proposal.operation)
  }

  // Rules: DD-58.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let own = ListPlaceholder {
      [weak collection = parts.list.view as? UICollectionView] path in
      collection?.dequeueReusableCell(withReuseIdentifier: placeholder.identifier, for: path)
        ?? UIView()
    } update: { cell in
      if let cell = cell as? UICollectionViewCell { placeholder.cellUpdateHandler?(cell) }
    }
    return send(dragItem, to: own, at: placeholder.path) { cell in
      (cell as? UICollectionViewCell).flatMap { placeholder.previewParametersProvider?($0) }
    }
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    send(dragItem, .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { send(dragItem, .part(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    send(dragItem, .target(target))
  }
}

extension ListDropItem: UICollectionViewDropItem {}
