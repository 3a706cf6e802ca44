// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: TV-70, TV-83.
/// Menus that come up at rows.
extension TableEngine: MenuList {
  var hasNoMenus: Bool { members.lacks(.contextMenus) }

  func menu(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let delegate, sectionIndex?.frame.contains(point) != true,
      let path = loaded.row(at: point.y).flatMap(known)
    else { return nil }
    let said = members.answer(.contextMenus) {
      delegate.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
    }
    return said ?? nil
  }

  func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.tableView(table, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview? {
    delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  func menuWillShow(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator) }

  func previewWasTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
