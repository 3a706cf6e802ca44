// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: DD-50 to DD-53.
/// A collection as its dragging sees it.
final class CollectionDragList: DragList {
  private unowned let collection: UICollectionView
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?
  var cadence = UICollectionView.ReorderingCadence.immediate

  init(of collection: UICollectionView) { self.collection = collection }

  var view: UIScrollView { collection }
  var gives: Bool { dragDelegate != nil }
  var takes: Bool { dropDelegate != nil }

  // MARK: - Items

  func path(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }

  // Rules: DD-51.
  func destination(at point: CGPoint) -> IndexPath? {
    let list = collection.list
    if let path = list.path(at: point) ?? nearest(to: point) { return list.told(path) }
    return isBehindAll(point) ? end : nil
  }

  func place(at point: CGPoint) -> RowPlace? {
    (collection.list.path(at: point) ?? nearest(to: point)).flatMap { RowPlace($0) }
  }

  /// How far an item is at most for which a finger beside it stands, in points; chosen.
  private static let reach: CGFloat = 16

  /// The item beside a point, as those are between which it is.
  private func nearest(to point: CGPoint) -> IndexPath? {
    let around = CGRect(origin: point, size: .zero).insetBy(dx: -Self.reach, dy: -Self.reach)
    func distance(_ frame: CGRect) -> CGFloat {
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
      return x * x + y * y
    }
    let items = collection.list.elements(in: around).filter {
      $0.element.category == .cell && !$0.isHidden && $0.frame.intersects(around)
    }
    return items.min { (distance($0.frame), $0.indexPath) < (distance($1.frame), $1.indexPath) }?
      .indexPath
  }

  /// The place behind the last item; nil without sections.
  private var end: IndexPath? {
    let last = collection.numberOfSections - 1
    return last < 0 ? nil : IndexPath(item: count(in: last), section: last)
  }

  /// How many sections without items are looked at.
  private static let mostSections = 100

  /// Whether a point is behind the last item.
  private func isBehindAll(_ point: CGPoint) -> Bool {
    let sections = (0..<collection.numberOfSections).suffix(Self.mostSections).reversed()
    guard let section = sections.first(where: { count(in: $0) > 0 }),
      let frame = frame(of: IndexPath(item: count(in: section) - 1, section: section))
    else { return true }
    if collection.contentSize.width > collection.bounds.width {
      return point.x > frame.maxX || (point.x >= frame.minX && point.y > frame.maxY)
    }
    return point.y > frame.maxY || (point.y >= frame.minY && point.x > frame.maxX)
  }

  func frame(of path: IndexPath) -> CGRect? {
    collection.layoutAttributesForItem(at: path)?.frame
  }

  func cell(at path: IndexPath) -> UIView? { collection.cellForItem(at: path) }

  func count(in section: Int) -> Int { collection.numberOfItems(inSection: section) }

  func tell(_ cell: UIView, _ state: ListDragState) {
    let said: UICollectionViewCell.DragState =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    (cell as? UICollectionViewCell)?.dragStateDidChange(said)
  }

  // MARK: - Who gives

  func items(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
  }
  func items(
    addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(collection, itemsForAddingTo: session, at: path, point: point)
      ?? []
  }
  func dragLook(of path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
  }
  func allowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(collection, dragSessionAllowsMoveOperation: session) ?? true
  }
  func isRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(collection, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }
  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(collection, dragSessionWillBegin: session)
  }
  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
  }

  // MARK: - Who takes

  func matters(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(collection, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
  }
  func proposal(for session: any UIDropSession, at path: IndexPath?) -> ListProposal {
    let said =
      dropDelegate?.collectionView(
        collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(operation: .cancel)
    return ListProposal(proposal: said, inserts: said.intent == .insertAtDestinationIndexPath)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(collection, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
  }
  func dropLook(of path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: path)
  }
  func ownProposal(_ operation: UIDropOperation) -> UIDropProposal {
    UICollectionViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func makeDrop(_ parts: ListDropParts) -> ListDrop { CollectionDropCoordinator(parts) }
  func perform(_ drop: ListDrop) {
    guard let drop = drop as? CollectionDropCoordinator else { return }
    dropDelegate?.collectionView(collection, performDropWith: drop)
  }

  // MARK: - Items that move

  func canMove(_ path: IndexPath) -> Bool {
    guard collection.list.exists(path), let source = collection.dataSource else { return false }
    return collection.list.members.answer(.movableItems) {
      source.collectionView(collection, canMoveItemAt: path)
    } ?? false
  }
  func goal(of source: IndexPath, proposed: IndexPath) -> IndexPath {
    collection.list.delegate?.collectionView(
      collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
      atCurrentIndexPath: collection.list.move?.goal ?? source, toProposedIndexPath: proposed)
      ?? proposed
  }
  func move(_ source: IndexPath, to goal: IndexPath) {
    makeRoom(for: source, at: goal)
    collection.list.endMove(isCancelled: collection.list.move?.goal != goal)
  }
  func makeRoom(for source: IndexPath, at goal: IndexPath) {
    collection.list.makeRoom(for: source, at: goal)
  }
  func closeRoom() { collection.list.closeRoom() }
  var roomDelay: TimeInterval { cadence.delay }
  var room: IndexPath? { collection.list.move.flatMap { $0.cell == nil ? $0.goal : nil } }

  // MARK: - Placeholders

  var host: any PlaceholderHost { collection.list }
  func frame(shownAt place: RowPlace) -> CGRect? {
    collection.list.attributes(of: .cell(IndexPath(place)))?.frame
  }
  func makeGap() -> ListPlaceholder {
    ListPlaceholder { _ in
      let cell = UICollectionViewCell(frame: .zero)
      cell.contentView.alpha = 0
      return cell
    }
  }
}

extension UICollectionView.ReorderingCadence {
  // Rules: DD-102.
  /// Seconds that a drag rests at a place until room is made there; chosen.
  fileprivate var delay: TimeInterval {
    switch self {
    case .immediate: 0
    case .fast: 0.2
    case .slow: 0.5
    }
  }
}
