// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The menus of buttons.
@MainActor
enum ButtonMenus {
  static func configuration(of button: UIButton) -> UIContextMenuConfiguration? {
    guard let menu = button.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = button.preferredMenuElementOrder
    return configuration
  }

  /// A button that stands for a choice shows the element that is on, the first one if none is.
  static func update(_ button: UIButton) {
    guard isChoice(button), let menu = button.menu else { return }
    let chosen = menu.selectedElements.first ?? menu.children.first { $0 is any UIMenuLeaf }
    guard let chosen else { return }
    MenuSelection.select(chosen, in: menu)
    button.setTitle(chosen.title, for: .normal)
  }

  static func didChoose(_ element: UIMenuElement, _ button: UIButton) {
    guard isChoice(button), let menu = button.menu else { return }
    MenuSelection.select(element, in: menu)
    button.setTitle(element.title, for: .normal)
  }

  private static func isChoice(_ button: UIButton) -> Bool {
    button.changesSelectionAsPrimaryAction && button.showsMenuAsPrimaryAction
  }
}
