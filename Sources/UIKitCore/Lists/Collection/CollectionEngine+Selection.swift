// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: CV-36 to CV-39.
/// Which items are selected.
extension CollectionEngine {
  /// Whether a person may select items now.
  var maySelect: Bool {
    guard isEditing else { return view.allowsSelection || view.allowsMultipleSelection }
    return view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
  }

  /// Whether a person may select several items now.
  var allowsSeveral: Bool {
    isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  /// The items of the data that are selected, in order.
  var selectedPaths: [IndexPath] {
    phantoms.isEmpty ? selected.paths : selected.places.sorted().map(told)
  }

  /// A person chose an item.
  func choose(_ path: IndexPath) {
    if allowsSeveral, selected.contains(path) { return unchoose(path) }
    let before = generation
    guard delegate?.collectionView(view, shouldSelectItemAt: told(path)) != false,
      before == generation
    else { return showSelection() }
    if !allowsSeveral {
      for other in selected.places.sorted() where other != path {
        deselect(other)
        delegate?.collectionView(view, didDeselectItemAt: told(other))
        guard before == generation else { return showSelection() }
      }
    }
    selected.insert(path)
    cell(at: path)?.isSelected = true
    delegate?.collectionView(view, didSelectItemAt: told(path))
  }

  // Rules: CV-111.
  /// A person chose an item, and no other.
  func chooseOnly(_ path: IndexPath) {
    let before = generation
    if allowsSeveral {
      for other in selected.places.sorted() where other != path {
        unchoose(other)
        guard before == generation else { return showSelection() }
      }
    }
    if !selected.contains(path) { choose(path) }
  }

  // Rules: CV-112.
  /// A person chose all items.
  func chooseAll() {
    guard maySelectSeveral else { return }
    let counts = loaded
    let before = generation
    for section in 0..<counts.numberOfSections {
      for item in 0..<counts.numberOfRows(in: section) {
        let path = IndexPath(item: item, section: section)
        guard !selected.contains(path), !isPlaceholder(path) else { continue }
        choose(path)
        guard before == generation else { return showSelection() }
      }
    }
  }

  /// A person chose an item that is selected, one of several.
  private func unchoose(_ path: IndexPath) {
    let before = generation
    guard delegate?.collectionView(view, shouldDeselectItemAt: told(path)) != false,
      before == generation
    else { return showSelection() }
    deselect(path)
    delegate?.collectionView(view, didDeselectItemAt: told(path))
  }

  /// Has the cells that are seen look as selected as they are.
  func showSelection() {
    for (element, view) in shown where element.category == .cell {
      (view as? UICollectionViewCell)?.isSelected = selected.contains(element.path)
    }
  }

  // MARK: - As programs wish

  func select(
    _ path: IndexPath?, animated: Bool, _ position: UICollectionView.ScrollPosition
  ) {
    loadIfNeeded()
    if let path, !exists(path) { return }
    guard maySelect || path == nil else { return }
    if path == nil || !allowsSeveral {
      for other in selected.places where other != path { deselect(other) }
    }
    guard let path else { return }
    selected.insert(path)
    cell(at: path)?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard selected.remove(path) else { return }
    cell(at: path)?.isSelected = false
  }

  /// Whether and how many items may be selected is otherwise now.
  func selectionRulesDidChange() {
    let keeps = maySelect ? (allowsSeveral ? selected.count : 1) : 0
    for path in selected.places.sorted().dropFirst(keeps) { deselect(path) }
    if !maySelect { endHighlight() }
    watchForSelectionPans()
  }
}
