// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The keys that a menu takes while it is on the screen.
///
/// Up and down go from entry to entry, Return chooses, Escape takes the menu away. A menu that leaves
/// the rest of the screen free takes only Escape.
@MainActor
enum MenuKeys {
  // Rules: AC-35.
  /// Whether the menu on the screen takes a key that went down.
  static func take(_ key: UIKey) -> Bool {
    guard let session = MenuSession.current, session.isShown else { return false }
    switch key.keyCode {
    case .keyboardEscape:
      session.dismiss(animated: true)
      return true
    case .keyboardDownArrow where session.isModal: session.panel.highlightNext(1)
    case .keyboardUpArrow where session.isModal: session.panel.highlightNext(-1)
    case .keyboardReturnOrEnter where session.isModal, .keypadEnter where session.isModal:
      session.panel.chooseHighlighted()
    default: break
    }
    return session.isModal
  }
}
