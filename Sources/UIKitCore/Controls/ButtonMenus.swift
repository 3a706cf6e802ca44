// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The menus of buttons.
extension UIButton {
  func menuConfiguration() -> UIContextMenuConfiguration? {
    guard let menu = self.menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// A button that stands for a choice shows the element that is on, the first one if none is.
  func showChoice() {
    guard isChoice(), let menu = self.menu else { return }
    let chosen = menu.selectedElements.first ?? menu.children.first { $0 is any UIMenuLeaf }
    guard let chosen else { return }
    menu.select(chosen)
    setTitle(chosen.title, for: .normal)
  }

  func didChoose(_ element: UIMenuElement) {
    guard isChoice(), let menu = self.menu else { return }
    menu.select(element)
    setTitle(element.title, for: .normal)
    sendActions(for: .menuChoice)
  }

  private func isChoice() -> Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
  }
}
