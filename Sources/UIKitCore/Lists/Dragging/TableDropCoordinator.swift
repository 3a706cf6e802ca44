// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: DD-42.
/// One drop on a table.
final class TableDropCoordinator: ListDrop, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { parts.items }
  var destinationIndexPath: IndexPath? { parts.path }
  var session: any UIDropSession { parts.session }

  var proposal: UITableViewDropProposal {
    parts.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: parts.proposal.operation)
  }

  // Rules: DD-58.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let own = ListPlaceholder(height: placeholder.height) {
      [weak table = parts.list.view as? UITableView] path in
      table?.dequeueReusableCell(withIdentifier: placeholder.identifier, for: path) ?? UIView()
    } update: { cell in
      if let cell = cell as? UITableViewCell { placeholder.cellUpdateHandler?(cell) }
    }
    return send(dragItem, to: own, at: placeholder.path) { cell in
      (cell as? UITableViewCell).flatMap { placeholder.previewParametersProvider?($0) }
    }
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    send(dragItem, .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { send(dragItem, .part(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    send(dragItem, .target(target))
  }
}
