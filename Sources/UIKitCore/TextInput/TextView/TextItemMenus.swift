// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// Brings up the menus of the items of a text view.
@MainActor
final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private unowned let view: UITextView
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  /// Shows a menu beside an item.
  func present(_ menu: UIMenu, for item: UITextItem) {
    if interaction.view == nil {
      view.addInteraction(interaction)
      // The text view's own fingers bring it up.
      interaction.takesGestures = false
    }
    guard let range = Range(item.range) else { return }
    interaction.open(
      UIContextMenuConfiguration(actionProvider: { _ in menu }),
      beside: view.editor.firstRect(for: TextSpan(range)))
  }

  /// Nothing: menus come up for items alone.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
