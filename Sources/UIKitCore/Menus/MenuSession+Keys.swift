// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension MenuSession {
  // Rules: AC-35.
  /// Whether the menu, if it is on the screen, takes a key that went down.
  ///
  /// Up and down go from entry to entry, Return chooses, Escape takes the menu away. A menu that
  /// leaves the rest of the screen free takes only Escape.
  func take(_ key: UIKey) -> Bool {
    guard isShown else { return false }
    switch key.keyCode {
    case .keyboardEscape:
      dismiss(animated: true)
      return true
    case .keyboardDownArrow where isModal: panel.highlightNext(1)
    case .keyboardUpArrow where isModal: panel.highlightNext(-1)
    case .keyboardReturnOrEnter where isModal, .keypadEnter where isModal:
      panel.chooseHighlighted()
    default: break
    }
    return isModal
  }
}
