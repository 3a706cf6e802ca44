// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DD-66.
extension UICollectionView: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on an item chooses it; false at first.
  public var isSpringLoaded: Bool {
    get { hasOwnSprings }
    set { hasOwnSprings = newValue }
  }
}

extension UICollectionView: SpringTarget {
  func aim(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard let (path, cell) = item(context) else { return false }
    let told = list.told(path)
    context.targetView = cell
    context.targetItem = told
    return list.delegate?.collectionView(self, shouldSpringLoadItemAt: told, with: context) ?? true
  }

  func activate(_ context: any UISpringLoadedInteractionContext) {
    guard let (path, cell) = item(context), list.highlight(cell, at: path, by: cell),
      let current = list.highlight, current.cause === cell
    else { return }
    list.finish(current, isChosen: true)
  }

  /// The item under the finger; nil while the collection shows an order that is not that of the data.
  private func item(
    _ context: any UISpringLoadedInteractionContext
  ) -> (path: IndexPath, cell: UICollectionViewCell)? {
    guard list.move == nil, let path = list.path(at: context.location(in: self)),
      !list.isPlaceholder(path), let cell = list.cell(at: path)
    else { return nil }
    return (path, cell)
  }
}
