// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: DD-42.
/// One drop on a table.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  /// Where an item goes.
  private enum Goal {
    case row(IndexPath), part(IndexPath, CGRect), target(UIDragPreviewTarget)
  }

  /// An item and where it came from.
  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ item: UIDragItem, _ source: IndexPath?) {
      dragItem = item
      sourceIndexPath = source
      previewSize = item.figure?.size ?? .zero
      super.init()
    }
  }

  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private unowned let table: UITableView
  private var goals: [ObjectIdentifier: (goal: Goal, animator: DragAnimator)] = [:]

  init(
    of table: UITableView, _ session: any UIDropSession, to path: IndexPath?,
    _ proposal: UITableViewDropProposal, source: (UIDragItem) -> IndexPath?
  ) {
    self.table = table
    self.session = session
    self.proposal = proposal
    destinationIndexPath = path
    items = session.items.map { Item($0, source($0)) }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    send(dragItem, .row(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { send(dragItem, .part(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    send(dragItem, .target(target))
  }

  private func send(_ item: UIDragItem, _ goal: Goal) -> DragAnimator {
    let animator = DragAnimator()
    goals[ObjectIdentifier(item)] = (goal, animator)
    return animator
  }

  /// Where an item goes, of a preview that is where it is; nil where nobody said.
  func preview(of item: UIDragItem, _ standard: UITargetedDragPreview) -> UITargetedDragPreview? {
    switch goals[ObjectIdentifier(item)]?.goal {
    case nil: return nil
    case .target(let target): return standard.retargetedPreview(with: target)
    case .row(let path): return standard.retargetedPreview(with: target(path, nil))
    case .part(let path, let rect): return standard.retargetedPreview(with: target(path, rect))
    }
  }

  private func target(_ path: IndexPath, _ part: CGRect?) -> UIDragPreviewTarget {
    let row = table.rectForRow(at: path)
    guard let part else {
      return UIDragPreviewTarget(container: table, center: CGPoint(x: row.midX, y: row.midY))
    }
    return UIDragPreviewTarget(
      container: table, center: CGPoint(x: row.minX + part.midX, y: row.minY + part.midY),
      transform: CGAffineTransform(scaleX: 0.1, y: 0.1))
  }

  /// What was added to the animator of an item.
  func animator(of item: UIDragItem) -> DragAnimator? { goals[ObjectIdentifier(item)]?.animator }
}
