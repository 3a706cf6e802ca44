// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: TV-70, TV-83, CV-110, CV-126.
/// A list whose delegate says which menus come up at its rows.
@MainActor
protocol MenuList: AnyObject {
  /// What comes up at a point of the list; nil for nothing.
  func menu(at point: CGPoint) -> UIContextMenuConfiguration?
  /// Whether the delegate is known to have no menus at all.
  var hasNoMenus: Bool { get }
  /// What is lifted while a menu is up, and where that goes with it.
  func highlightPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func dismissalPreview(_ configuration: UIContextMenuConfiguration) -> UITargetedPreview?
  func menuWillShow(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func previewWasTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// Brings up the menus of a list.
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any MenuList)?
  private(set) var interaction: UIContextMenuInteraction?

  init(of list: any MenuList) { self.list = list }

  /// Watches the fingers on a list, whose delegate may have menus.
  func watch(_ view: UIView) {
    let interaction = interaction ?? UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    if interaction.view == nil { view.addInteraction(interaction) }
    interaction.takesGestures = true
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let menu = list?.menu(at: location)
    // A finger that rests costs nothing where nobody has menus.
    if list?.hasNoMenus == true { interaction.takesGestures = false }
    return menu
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { list?.highlightPreview(configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { list?.dismissalPreview(configuration) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillShow(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillEnd(configuration, animator) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.previewWasTapped(configuration, animator) }
}
