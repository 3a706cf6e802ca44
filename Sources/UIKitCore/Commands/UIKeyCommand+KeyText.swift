// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

extension UIKeyCommand {
  /// The keys that trigger it, as menus and the list of commands show them; nil for none.
  var keyText: String? {
    guard let input else { return nil }
    let signs =
      ViewTrees.shared.preferences.commandsByControl ? Self.wordsOfModifiers : Self.signsOfModifiers
    let modifiers = signs.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
    let text = modifiers + (Self.keySigns[input] ?? input.uppercased())
    return text.isEmpty ? nil : text
  }

  private static let signsOfModifiers: [(UIKeyModifierFlags, String)] = [
    (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
  ]

  // Rules: PK-37.
  /// Where Control gives commands, keyboards have words on these keys.
  private static let wordsOfModifiers: [(UIKeyModifierFlags, String)] = [
    (.control, "⌃"), (.command, "Ctrl+"), (.alternate, "Alt+"), (.shift, "Shift+"),
  ]

  private static let keySigns: [String: String] = {
    var signs = [
      KeyInput.upArrow: "↑", KeyInput.downArrow: "↓", KeyInput.leftArrow: "←",
      KeyInput.rightArrow: "→", KeyInput.escape: "esc", KeyInput.pageUp: "⇞",
      KeyInput.pageDown: "⇟", KeyInput.home: "↖", KeyInput.end: "↘", KeyInput.delete: "⌫",
      KeyInput.backspace: "⌫", KeyInput.returnKey: "↩", KeyInput.tab: "⇥", " ": "Space",
    ]
    for number in 1...12 { signs[KeyInput.function(number)] = "F\(number)" }
    return signs
  }()
}
