// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitMachines

// Rules: CV-6, CV-61.
/// Views to use again.
extension CollectionEngine {
  func dequeueCell(_ use: ElementPool.Use, _ path: IndexPath) -> UICollectionViewCell {
    guard let cell = dequeue(use, path) as? UICollectionViewCell else {
      violation(
        "what is registered under \"\(use.name)\" is no cell",
        contract: "cells are of a subclass of UICollectionViewCell",
        instead: "derive the class from UICollectionViewCell")
    }
    return cell
  }

  /// A view of a use, which has the size of its place from the beginning.
  func dequeue(_ use: ElementPool.Use, _ path: IndexPath) -> UICollectionReusableView {
    let made = pool.view(for: use)
    fit(made, use, path)
    return made
  }

  /// The same of a class or a file that need not be registered.
  func dequeue(
    _ origin: ReuseOrigin<UICollectionReusableView>, _ use: ElementPool.Use, _ path: IndexPath
  ) -> UICollectionReusableView {
    let made = pool.view(origin, for: use)
    fit(made, use, path)
    return made
  }

  private func fit(
    _ made: UICollectionReusableView, _ use: ElementPool.Use, _ path: IndexPath
  ) {
    guard let arriving, arriving.element.category == use.category,
      arriving.element.kind == use.kind, made.element == nil
    else { return }
    dress(made, as: arriving.look)
    (made as? UICollectionViewCell)?.isEdited = arrivesEdited
    UIView.performWithoutAnimation {
      let size = arriving.size
      made.frame = CGRect(
        x: arriving.frame.minX.asPlace, y: arriving.frame.minY.asPlace,
        width: size.width.asLength, height: size.height.asLength)
      made.layoutIfNeeded()
    }
  }

  // Rules: CV-128.
  /// Whether an item is edited now; headers and footers that are cells are with the collection.
  func edits(_ element: CollectionElement) -> Bool {
    guard isEditing, element.category == .cell, let delegate else { return isEditing }
    let path = element.path
    guard !isPlaceholder(path) else { return false }
    return members.answer(
      .editableItems, { delegate.collectionView(view, canEditItemAt: told(path)) }) ?? true
  }

  /// Tells the cells that are seen whether they are edited.
  func editingDidChange() {
    let before = generation
    for element in shown.keys.sorted() {
      guard let cell = shown[element] as? UICollectionViewCell else { continue }
      let isEdited = edits(element)
      guard before == generation else { return }
      cell.isEdited = isEdited
    }
  }
}
