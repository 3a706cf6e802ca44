// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// What a first responder, or somebody up its chain, would do.
@MainActor
enum Answers {
  /// The standard commands of editors.
  private static let standard: [(name: String, selector: Selector)] = [
    ("cut", Selector("cut:", UIResponder.cut)), ("copy", Selector("copy:", UIResponder.copy)),
    ("paste", Selector("paste:", UIResponder.paste(_:))),
    ("delete", Selector("delete:", UIResponder.delete)),
    ("select", Selector("select:", UIResponder.select)),
    ("select all", Selector("selectAll:", UIResponder.selectAll)),
    ("bold", Selector("toggleBoldface:", UIResponder.toggleBoldface)),
    ("italic", Selector("toggleItalics:", UIResponder.toggleItalics)),
    ("underline", Selector("toggleUnderline:", UIResponder.toggleUnderline)),
    ("find", Selector("find:", UIResponder.find)),
  ]

  /// Every standard command: green where the first responder does it, purple where somebody else
  /// does, gray where nobody does.
  static func commands(of first: UIResponder) -> [ChipRow.Chip] {
    standard.map { command in
      guard let target = first.target(forAction: command.selector, withSender: nil) else {
        return ChipRow.Chip(text: command.name, color: .systemGray3)
      }
      if target as AnyObject === first {
        return ChipRow.Chip(text: "\(command.name) ✓", color: .systemGreen)
      }
      let name = (target as? UIResponder)?.gallerySignature ?? "another"
      return ChipRow.Chip(text: "\(command.name) ✓ \(name)", color: .systemPurple)
    }
  }

  /// The key commands along the chain that somebody would do.
  static func keys(of first: UIResponder) -> [ChipRow.Chip] {
    sequence(first: first, next: \.next).flatMap { $0.keyCommands ?? [] }
      .filter { first.target(forAction: $0.action, withSender: $0) != nil }
      .map { ChipRow.Chip(text: "\(name(of: $0))  \($0.title)", color: .systemTeal) }
  }

  private static func name(of command: UIKeyCommand) -> String {
    let signs: [(UIKeyModifierFlags, String)] = [
      (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let held = signs.filter { command.modifierFlags.contains($0.0) }.map(\.1).joined()
    let input = command.input ?? ""
    return held + (input == UIKeyCommand.inputEscape ? "esc" : input.uppercased())
  }
}
