// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The menus that are there before any responder changes them.
///
/// A command is in them when UIKit declares its action; who implements it is found along the chain.
@MainActor
enum StandardMenus {
  /// The menus of the application.
  static func main() -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          title: ProcessInfo.processInfo.processName, identifier: .application,
          children: [section(.about), section(.preferences), section(.services), section(.quit)]),
        UIMenu(
          title: "File", identifier: .file,
          children: [
            section(.newScene), section(.close), section(.document, document),
            section(.print, [("Print…", "printContent:")]),
          ]),
        UIMenu(
          title: "Edit", identifier: .edit,
          children: [
            section(.undoRedo, undoRedo), section(.standardEdit, standardEdit),
            UIMenu(
              title: "Find", identifier: .find, children: commands(find)),
          ]),
        UIMenu(
          title: "Format", identifier: .format,
          children: [
            UIMenu(
              title: "Font", identifier: .font,
              children: [section(.textStyle, textStyle), section(.textSize, textSize)]),
            UIMenu(
              title: "Text", identifier: .text,
              children: [section(.writingDirection, writingDirection)]),
          ]),
        UIMenu(
          title: "View", identifier: .view,
          children: [section(.toolbar), section(.sidebar), section(.fullscreen)]),
        UIMenu(
          title: "Window", identifier: .window,
          children: [section(.minimizeAndZoom), section(.bringAllToFront)]),
        UIMenu(title: "Help", identifier: .help),
      ])
  }

  /// The menu that comes up at a place.
  static func context() -> UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        section(.standardEdit, standardEdit, hasKeys: false),
        UIMenu(
          title: "Format", identifier: .format,
          children: [
            section(.textStyle, textStyle, hasKeys: false),
            section(.writingDirection, writingDirection, hasKeys: false),
          ]),
        section(.lookup), section(.share),
      ])
  }

  private static let standardEdit: [(String, Selector)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"),
    ("Paste and Match Style", "pasteAndMatchStyle:"), ("Delete", "delete:"),
    ("Select", "select:"), ("Select All", "selectAll:"),
  ]

  private static let undoRedo: [(String, Selector)] = [("Undo", "undo:"), ("Redo", "redo:")]

  private static let find: [(String, Selector)] = [
    ("Find…", "find:"), ("Find and Replace…", "findAndReplace:"), ("Find Next", "findNext:"),
    ("Find Previous", "findPrevious:"), ("Use Selection for Find", "useSelectionForFind:"),
  ]

  private static let document: [(String, Selector)] = [
    ("Duplicate", "duplicate:"), ("Rename…", "rename:"), ("Move…", "move:"),
    ("Export…", "export:"),
  ]

  private static let textStyle: [(String, Selector)] = [
    ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"),
    ("Underline", "toggleUnderline:"),
  ]

  private static let textSize: [(String, Selector)] = [
    ("Bigger", "increaseSize:"), ("Smaller", "decreaseSize:"),
  ]

  private static let writingDirection: [(String, Selector)] = [
    ("Left to Right", "makeTextWritingDirectionLeftToRight:"),
    ("Right to Left", "makeTextWritingDirectionRightToLeft:"),
  ]

  private static func section(
    _ identifier: UIMenu.Identifier, _ actions: [(String, Selector)] = [], hasKeys: Bool = true
  ) -> UIMenu {
    UIMenu(
      identifier: identifier, options: .displayInline,
      children: commands(actions, hasKeys: hasKeys))
  }

  /// The commands, with their keys where the system has some and the menu wants them.
  private static func commands(
    _ actions: [(String, Selector)], hasKeys: Bool = true
  ) -> [UIMenuElement] {
    actions.map { title, action in
      let known = hasKeys ? systemCommands.first { $0.action == action } : nil
      guard let known, let input = known.input else {
        return UICommand(title: title, action: action)
      }
      return UIKeyCommand(
        title: title, action: action, input: input, modifierFlags: known.modifierFlags)
    }
  }

  private static var systemCommands: [UIKeyCommand] {
    SystemKeyCommands.first + SystemKeyCommands.last
  }
}
