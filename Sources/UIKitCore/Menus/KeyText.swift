// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIKeyCommand {
  /// The keys that trigger it, as a menu shows them; nil for none.
  var keyText: String? {
    guard let input, !input.isEmpty else { return nil }
    let signs: [(UIKeyModifierFlags, String)] = [
      (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let modifiers = signs.filter { modifierFlags.contains($0.0) }.map(\.1).joined()
    return modifiers + (Self.names[input] ?? input.uppercased())
  }

  private static let names: [String: String] = [
    UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓",
    UIKeyCommand.inputLeftArrow: "←", UIKeyCommand.inputRightArrow: "→",
    UIKeyCommand.inputEscape: "esc", UIKeyCommand.inputPageUp: "⇞",
    UIKeyCommand.inputPageDown: "⇟", UIKeyCommand.inputHome: "↖", UIKeyCommand.inputEnd: "↘",
    UIKeyCommand.inputDelete: "⌫", "\r": "↩", "\t": "⇥", " ": "Space",
  ]
}
