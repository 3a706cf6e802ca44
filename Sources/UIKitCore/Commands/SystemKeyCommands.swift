// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: PK-15.
/// The combinations that every application has, and the standard actions they stand for.
@MainActor
enum SystemKeyCommands {
  /// Those that come before the key commands of responders.
  static let first: [UIKeyCommand] = [
    command("Undo", "undo:", "z"), command("Redo", "redo:", "z", .shift),
    command("Cut", "cut:", "x"), command("Copy", "copy:", "c"), command("Paste", "paste:", "v"),
    command("Select All", "selectAll:", "a"),
  ]

  // Rules: PK-37.
  /// The same with what people know where Control gives commands.
  static var firstOfHost: [UIKeyCommand] {
    ViewTrees.shared.preferences.commandsByControl ? first + ofControl : first
  }

  private static let ofControl = [command("Redo", "redo:", "y")]

  /// Those that come after them.
  static let last: [UIKeyCommand] = [
    command("Paste and Match Style", "pasteAndMatchStyle:", "v", [.alternate, .shift]),
    command("Bold", "toggleBoldface:", "b"), command("Italic", "toggleItalics:", "i"),
    command("Underline", "toggleUnderline:", "u"), command("Bigger", "increaseSize:", "+"),
    command("Smaller", "decreaseSize:", "-"), command("Find", "find:", "f"),
    command("Find and Replace", "findAndReplace:", "f", .alternate),
    command("Find Next", "findNext:", "g"),
    command("Find Previous", "findPrevious:", "g", .shift),
    command("Use Selection for Find", "useSelectionForFind:", "e"),
    command("Print", "printContent:", "p"),
  ]

  private static func command(
    _ title: String, _ action: String, _ input: String, _ more: UIKeyModifierFlags = []
  ) -> UIKeyCommand {
    UIKeyCommand(
      title: title, action: Selector(action), input: input, modifierFlags: more.union(.command))
  }
}
