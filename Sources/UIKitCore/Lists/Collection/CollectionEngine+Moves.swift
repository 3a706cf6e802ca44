// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// An item that a finger moves.
struct ItemMove {
  /// What goes with the finger; nil where that is a preview, and the item is the room kept for it.
  let cell: UICollectionViewCell?
  /// Where it is in the data, and where it is shown.
  let source: IndexPath
  var goal: IndexPath
  /// Where the finger has its middle.
  var position: CGPoint
}

// Rules: CV-51.
/// Items that a finger moves.
///
/// While an item moves, the collection shows the order that would be; the data source hears of it
/// once, when the movement ends.
extension CollectionEngine {
  private static let slide: TimeInterval = 0.2

  func beginMove(_ path: IndexPath) -> Bool {
    guard move == nil, !isUpdating, phantoms.isEmpty, exists(path), let cell = cell(at: path),
      view.dataSource?.collectionView(view, canMoveItemAt: path) == true, exists(path)
    else { return false }
    endHighlight()
    move = ItemMove(cell: cell, source: path, goal: path, position: cell.center)
    cell.stateDidChange()
    follow(cell.center)
    return true
  }

  /// Has the moved cell be where the finger is.
  private func follow(_ position: CGPoint) {
    guard var current = move, let cell = current.cell else { return }
    current.position = position
    move = current
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: current.goal, withTargetPosition: position)
    move = nil
    dress(cell, attributes, in: .cell(current.goal))
    move = current
  }

  func followMove(to position: CGPoint) {
    guard let current = move, current.cell != nil, position.x.isFinite, position.y.isFinite
    else { return }
    let previous = current.position
    follow(position)
    let under = layout.targetIndexPath(
      forInteractivelyMovingItem: current.goal, withPosition: position)
    guard under != current.goal, move != nil else { return }
    let said =
      delegate?.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: current.source,
        atCurrentIndexPath: current.goal, toProposedIndexPath: under) ?? under
    guard move != nil, said != current.goal, isGoal(said) else { return }
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [said], withTargetPosition: position,
      previousIndexPaths: [current.goal], previousPosition: previous)
    shift(to: said, context)
  }

  /// Whether the item can be put at a place: one that there is, or behind the last of another section.
  private func isGoal(_ path: IndexPath) -> Bool {
    guard let place = RowPlace(path), let move else { return false }
    return counts.contains(place)
      || (place.section != move.goal.section && place.section >= 0
        && place.section < counts.numberOfSections
        && place.row == counts.numberOfRows(in: place.section))
  }

  /// Shows the item at another place, with animation of the others.
  private func shift(to goal: IndexPath, _ context: UICollectionViewLayoutInvalidationContext) {
    guard let current = move, let from = RowPlace(current.goal), let to = RowPlace(goal) else {
      return
    }
    var changes = ListChanges()
    changes.movedRows = [.init(from: from, to: to)]
    let update = ListUpdate(changes, of: counts)
    generation += 1
    counts = update.geometry(section: { _ in SectionShape() }, row: { _ in (0, true) })
    layout.carry(update)
    let old = (shown, placed)
    (shown, placed) = ([:], [:])
    for (element, view) in old.0 {
      guard let now = update.element(after: element) else { continue }
      shown[now] = view
      view.element = now
      placed[now] = old.1[element]
    }
    selected = ListSelection(
      Set(selected.places.compactMap { update.element(after: .cell($0))?.path }))
    move?.goal = goal
    layout.invalidateLayout(with: context)
    needsPrepare = true
    UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction) {
      self.tile()
    }
  }

  func endMove(isCancelled: Bool) {
    guard let current = move else { return }
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [isCancelled ? current.source : current.goal],
      previousIndexPaths: [current.source], movementCancelled: isCancelled)
    if isCancelled, current.goal != current.source {
      shift(to: current.source, context)
    } else {
      layout.invalidateLayout(with: context)
    }
    move = nil
    current.cell?.stateDidChange()
    needsPrepare = true
    if !isCancelled, current.goal != current.source {
      view.dataSource?.collectionView(view, moveItemAt: current.source, to: current.goal)
    }
    UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction) {
      self.tile()
    }
  }

  // Rules: DD-55.
  /// Shows the order that would be if an item, which is not seen meanwhile, were at another place.
  func makeRoom(for source: IndexPath, at goal: IndexPath) {
    guard !isUpdating, phantoms.isEmpty, exists(source) else { return }
    if move == nil {
      move = ItemMove(cell: nil, source: source, goal: source, position: .zero)
      cell(at: source)?.alpha = 0
    }
    guard let current = move, current.cell == nil, current.source == source, goal != current.goal,
      isGoal(goal)
    else { return }
    let center = attributes(of: .cell(goal))?.center ?? current.position
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [goal], withTargetPosition: center,
      previousIndexPaths: [current.goal], previousPosition: current.position)
    move?.position = center
    shift(to: goal, context)
  }

  // Rules: DD-55.
  /// Shows the order that is.
  func closeRoom() {
    guard let move, move.cell == nil else { return }
    endMove(isCancelled: true)
  }

  /// Whether something is the item that is dragged, and not seen therefore.
  func isVeiled(_ element: CollectionElement) -> Bool {
    guard let move, move.cell == nil else { return false }
    return element == .cell(move.goal)
  }

  /// The item of the data that is shown at a place while another one moves.
  func dataPath(of path: IndexPath) -> IndexPath {
    guard let move, move.goal != move.source, path.count == 2 else { return path }
    if path == move.goal { return move.source }
    var result = path
    if path.section == move.goal.section, path.item > move.goal.item { result.item -= 1 }
    if result.section == move.source.section, result.item >= move.source.item { result.item += 1 }
    return result
  }
}
