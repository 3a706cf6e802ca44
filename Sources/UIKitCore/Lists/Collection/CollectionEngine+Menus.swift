// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: CV-110, CV-126.
/// Menus that come up at items.
extension CollectionEngine: MenuList {
  var hasNoMenus: Bool { members.lacks(.contextMenus) }

  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate, sectionIndex?.frame.contains(point) != true else { return nil }
    let under = path(at: point)
    menuCell = under.flatMap { isPlaceholder($0) ? nil : cell(at: $0) }
    let paths = menuPaths(at: under)
    let said = members.answer(.contextMenus) {
      delegate.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: point)
    }
    return said ?? nil
  }

  /// What the older member says, which is asked about one item.
  func menu(
    ofOneOf paths: [IndexPath], at point: CGPoint, _ delegate: any UICollectionViewDelegate
  ) -> UIContextMenuConfiguration? {
    guard let path = paths.first, paths.count == 1 else { return nil }
    return delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: point)
  }

  /// That item; with all that are selected where it is one of them; none beside all items.
  private func menuPaths(at path: IndexPath?) -> [IndexPath] {
    guard let path, !isPlaceholder(path) else { return [] }
    guard selected.contains(path) else { return [told(path)] }
    return selected.places.sorted().filter { !isPlaceholder($0) }.map(told)
  }

  func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let path = menuCell.flatMap(path) else {
      return delegate?.collectionView(
        view, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return delegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: told(path))
  }

  func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    guard let path = menuCell.flatMap(path) else {
      return delegate?.collectionView(
        view, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return delegate?.collectionView(
      view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: told(path))
  }

  func menuWillShow(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func previewWasTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
