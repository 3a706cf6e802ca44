// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Trees of menus: what there is from the start, and every way of changing it.
@MainActor @Suite("Trees of menus", .freshApplication)
struct MenuTreeTests {
  /// A menu as lines: sections in brackets, commands with actions and keys.
  private func lines(_ element: UIMenuElement, indent: String = "") -> [String] {
    switch element {
    case let menu as UIMenu:
      let name = menu.identifier.rawValue.replacing("com.apple.menu.", with: ".")
      let title = menu.options == .displayInline ? "[\(name)]" : "\(menu.title) \(name)"
      return [indent + title] + menu.children.flatMap { lines($0, indent: indent + " ") }
    case let command as UICommand:
      let key = (command as? UIKeyCommand)?.keyText.map { " " + $0 } ?? ""
      return [indent + "\(command.title) \(command.action)\(key)"]
    default: return [indent + element.title]
    }
  }

  @Test func `the menus there are from the start`() {

    #expect(
      lines(StandardMenus.main()).filter { !$0.contains(".application") } == [
        " .root",
        "  [.about]",
        "  [.preferences]",
        "  [.services]",
        "  [.quit]",
        " File .file",
        "  [.new-scene]",
        "  [.close]",
        "  [.document]",
        "   Duplicate duplicate:",
        "   Rename… rename:",
        "   Move… move:",
        "   Export… export:",
        "  [.print]",
        "   Print… printContent: ⌘P",
        " Edit .edit",
        "  [.undo-redo]",
        "   Undo undo: ⌘Z",
        "   Redo redo: ⇧⌘Z",
        "  [.standard-edit]",
        "   Cut cut: ⌘X",
        "   Copy copy: ⌘C",
        "   Paste paste: ⌘V",
        "   Paste and Match Style pasteAndMatchStyle: ⌥⇧⌘V",
        "   Delete delete:",
        "   Select select:",
        "   Select All selectAll: ⌘A",
        "  Find .find",
        "   Find… find: ⌘F",
        "   Find and Replace… findAndReplace: ⌥⌘F",
        "   Find Next findNext: ⌘G",
        "   Find Previous findPrevious: ⇧⌘G",
        "   Use Selection for Find useSelectionForFind: ⌘E",
        " Format .format",
        "  Font .font",
        "   [.text-style]",
        "    Bold toggleBoldface: ⌘B",
        "    Italic toggleItalics: ⌘I",
        "    Underline toggleUnderline: ⌘U",
        "   [.text-size]",
        "    Bigger increaseSize: ⌘+",
        "    Smaller decreaseSize: ⌘-",
        "  Text .text",
        "   [.writing-direction]",
        "    Left to Right makeTextWritingDirectionLeftToRight:",
        "    Right to Left makeTextWritingDirectionRightToLeft:",
        " View .view",
        "  [.toolbar]",
        "  [.sidebar]",
        "  [.fullscreen]",
        " Window .window",
        "  [.minimize-and-zoom]",
        "  [.bring-all-to-front]",
        " Help .help",
      ])

    #expect(
      lines(StandardMenus.context()) == [
        " .root",
        " [.standard-edit]",
        "  Cut cut:",
        "  Copy copy:",
        "  Paste paste:",
        "  Paste and Match Style pasteAndMatchStyle:",
        "  Delete delete:",
        "  Select select:",
        "  Select All selectAll:",
        " Format .format",
        "  [.text-style]",
        "   Bold toggleBoldface:",
        "   Italic toggleItalics:",
        "   Underline toggleUnderline:",
        "  [.writing-direction]",
        "   Left to Right makeTextWritingDirectionLeftToRight:",
        "   Right to Left makeTextWritingDirectionRightToLeft:",
        " [.lookup]",
        " [.share]",
      ])
    #expect(
      MenuTree.menu(.application, in: StandardMenus.main())?.title
        == ProcessInfo.processInfo.processName)
  }

  @Test func `the names of menus`() {
    let names: [UIMenu.Identifier] = [
      .application, .file, .edit, .view, .window, .help, .about, .preferences, .services, .hide,
      .quit, .newScene, .openRecent, .close, .print, .document, .undoRedo, .standardEdit, .find,
      .replace, .share, .textStyle, .spelling, .spellingPanel, .spellingOptions, .substitutions,
      .substitutionsPanel, .substitutionOptions, .transformations, .speech, .lookup, .learn,
      .format, .font, .textSize, .textColor, .textStylePasteboard, .text, .writingDirection,
      .alignment, .toolbar, .sidebar, .fullscreen, .minimizeAndZoom, .bringAllToFront, .root,
    ]
    #expect(
      names.map { $0.rawValue.replacing("com.apple.menu.", with: "") } == [
        "application", "file", "edit", "view", "window", "help", "about", "preferences",
        "services", "hide", "quit", "new-scene", "open-recent", "close", "print", "document",
        "undo-redo", "standard-edit", "find", "replace", "share", "text-style", "spelling",
        "spelling-panel", "spelling-options", "substitutions", "substitutions-panel",
        "substitution-options", "transformations", "speech", "lookup", "learn", "format", "font",
        "text-size", "text-color", "text-style-pasteboard", "text", "writing-direction",
        "alignment", "toolbar", "sidebar", "fullscreen", "minimize-and-zoom",
        "bring-all-to-front", "root",
      ])
    #expect(names.allSatisfy { $0 == UIMenu.Identifier(rawValue: $0.rawValue) })
  }

  @Test func `the system's combinations, in the order in which they are tried`() {
    func text(_ commands: [UIKeyCommand]) -> [String] {
      commands.map { "\($0.title) \($0.action) \($0.keyText ?? "-")" }
    }
    #expect(
      text(SystemKeyCommands.first) == [
        "Undo undo: ⌘Z", "Redo redo: ⇧⌘Z", "Cut cut: ⌘X", "Copy copy: ⌘C", "Paste paste: ⌘V",
        "Select All selectAll: ⌘A",
      ])
    #expect(
      text(SystemKeyCommands.last) == [
        "Paste and Match Style pasteAndMatchStyle: ⌥⇧⌘V", "Bold toggleBoldface: ⌘B",
        "Italic toggleItalics: ⌘I", "Underline toggleUnderline: ⌘U", "Bigger increaseSize: ⌘+",
        "Smaller decreaseSize: ⌘-", "Find find: ⌘F", "Find and Replace findAndReplace: ⌥⌘F",
        "Find Next findNext: ⌘G", "Find Previous findPrevious: ⇧⌘G",
        "Use Selection for Find useSelectionForFind: ⌘E", "Print printContent: ⌘P",
      ])
  }

  // MARK: - Changing

  private func menu(_ name: String, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(title: name.uppercased(), identifier: UIMenu.Identifier(name), children: children)
  }

  private func action(_ name: String) -> UIAction {
    UIAction(title: name, identifier: UIAction.Identifier(name)) { _ in }
  }

  private func building() -> MenuBuilding {
    MenuBuilding(
      .context,
      root: menu(
        "root",
        [
          menu("one", [action("a"), action("b")]),
          menu("two", [menu("three", [action("c")]), UICommand(title: "d", action: "d:")]),
        ]))
  }

  /// The root as `one(a b) two(three(c) d)`.
  private func text(_ menu: UIMenu) -> String {
    menu.children.map { child in
      (child as? UIMenu).map { "\($0.title.lowercased())(\(text($0)))" } ?? child.title
    }.joined(separator: " ")
  }

  @Test func `each way of changing changes just that`() {
    let (x, y) = ([action("x")], menu("y"))
    let changes: [(MenuBuilding) -> Void] = [
      { $0.replace(menu: .init("three"), with: y) },
      { $0.replace(menu: .init("one"), with: x + [y]) },
      { $0.replace(menu: .init("two"), with: [self.menu("three")]) },
      { $0.replace(menu: .init("one"), with: [self.menu("three"), y]) },
      { $0.replace(action: .init("c"), with: x + [y]) },
      { $0.replace(action: .init("a"), with: []) },
      { $0.replaceChildren(ofMenu: .init("two")) { Array($0.reversed()) } },
      { $0.replaceChildren(ofMenu: .init("root")) { $0 + x } },
      { $0.replaceChildren(ofMenu: .init("one")) { $0 + [self.menu("three"), y] } },
      { $0.insertSibling(y, beforeMenu: .init("one")) },
      { $0.insertSibling(y, afterMenu: .init("three")) },
      { $0.insertChild(y, atStartOfMenu: .init("two")) },
      { $0.insertChild(y, atEndOfMenu: .init("two")) },
      { $0.insertElements(x, beforeMenu: .init("two")) },
      { $0.insertElements(x, afterMenu: .init("one")) },
      { $0.insertElements(x, beforeAction: .init("b")) },
      { $0.insertElements(x, afterAction: .init("c")) },
      { $0.insertElements(x, atStartOfMenu: .init("root")) },
      { $0.insertElements(x, atEndOfMenu: .init("three")) },
      { $0.insertElements(x + [self.menu("one")], atEndOfMenu: .init("three")) },
      { $0.remove(menu: .init("two")) },
      { $0.remove(menu: .init("root")) },
      { $0.remove(action: .init("b")) },
      { $0.remove(action: .init("d")) },
      { $0.insertElements(x, beforeMenu: .init("z")) },
      { $0.replace(menu: .init("z"), with: y) },
      { $0.replaceChildren(ofMenu: .init("z")) { _ in x } },
    ]
    let results = changes.map { change in
      let building = building()
      change(building)
      return text(building.root)
    }

    #expect(
      results == [
        "one(a b) two(y() d)",
        "x y() two(three(c) d)",
        "one(a b) three()",
        "one(a b) two(three(c) d)",
        "one(a b) two(three(x y()) d)",
        "one(b) two(three(c) d)",
        "one(a b) two(d three(c))",
        "one(a b) two(three(c) d) x",
        "one(a b y()) two(three(c) d)",
        "y() one(a b) two(three(c) d)",
        "one(a b) two(three(c) y() d)",
        "one(a b) two(y() three(c) d)",
        "one(a b) two(three(c) d y())",
        "one(a b) x two(three(c) d)",
        "one(a b) x two(three(c) d)",
        "one(a x b) two(three(c) d)",
        "one(a b) two(three(c x) d)",
        "x one(a b) two(three(c) d)",
        "one(a b) two(three(c x) d)",
        "one(a b) two(three(c x) d)",
        "one(a b)",
        "one(a b) two(three(c) d)",
        "one(a) two(three(c) d)",
        "one(a b) two(three(c) d)",
        "one(a b) two(three(c) d)",
        "one(a b) two(three(c) d)",
        "one(a b) two(three(c) d)",
      ])
  }

  @Test func `a menu whose name is there already is refused, and the trace says so`() {
    var lines: [String] = []
    let subscription = Trace.listen(to: [.action]) { lines.append($0.text) }
    defer { Trace.stop(subscription) }
    let building = building()
    building.insertChild(menu("new", [menu("three"), menu("two")]), atEndOfMenu: .init("one"))
    #expect(lines == ["a menu is not inserted, for three is there already"])
    #expect(text(building.root) == "one(a b) two(three(c) d)")
  }

  @Test func `finding goes through the whole tree, the root too, nearest first`() throws {
    let building = building()
    let root = building.root
    #expect(building.system === UIMenuSystem.context)
    #expect(building.menu(for: .init("root")) === root && building.menu(for: .init("z")) == nil)
    #expect(building.menu(for: .init("three"))?.title == "THREE")
    #expect(building.action(for: .init("c"))?.title == "c")
    #expect(building.action(for: .init("d")) == nil)
    #expect(building.command(for: "d:")?.title == "d" && building.command(for: "a:") == nil)
    #expect(building.command(for: "d:", propertyList: 1) == nil)
    #expect(
      MenuTree.identifiers(in: root).map(\.rawValue).sorted() == ["one", "root", "three", "two"])
    #expect(MenuTree.identifiers(in: action("a")) == [])
    #expect(MenuTree.commands(in: root).map(\.title) == ["d"])
    let twin = menu("one", [menu("two"), menu("two")])
    let changed = try #require(MenuTree.replacing(in: twin, { $0.title == "TWO" }) { _ in [] })
    #expect(changed.children.count == 1)
    #expect(MenuTree.replacing(in: twin, { _ in false }, with: { [$0] }) == nil)
    #expect(MenuTree.changing(.init("z"), in: twin) { $0 } == nil)
  }

  @Test func `who shows menus hears of changes in the order in which it came`() {
    let system = UIMenuSystem.context
    let owners = (0..<20).map { _ in UIView() }
    var heard: [Int] = []
    for (number, owner) in owners.enumerated() {
      system.observers.add(owner) { heard.append(number) }
    }
    system.observers.remove(ObjectIdentifier(owners[7]))
    system.observers.add(owners[3]) { heard.append(103) }
    system.observers.add(owners[7]) { heard.append(107) }
    system.setNeedsRevalidate()
    #expect(heard == [0, 1, 2, 103, 4, 5, 6] + Array(8..<20) + [107])
    for owner in owners { system.observers.remove(ObjectIdentifier(owner)) }
  }

  @Test func `who shows menus hears when they change, until it is removed`() {
    let (system, owner) = (UIMenuSystem.context, UIView())
    var heard = 0
    system.observers.add(owner) { heard += 1 }
    system.setNeedsRevalidate()
    #expect(heard == 1)
    system.setNeedsRebuild()
    #expect(heard == 2)
    system.observers.add(owner) { heard += 10 }
    system.setNeedsRevalidate()
    #expect(heard == 12)
    system.observers.remove(ObjectIdentifier(owner))
    system.setNeedsRebuild()
    #expect(heard == 12 && UIMenuSystem.main !== system)
    let application = UIApplication.shared
    let root = UIMenuSystem.main.menu(of: application)
    #expect(UIMenuSystem.main.menu(of: application) === root)
    let keys = UIMenuSystem.main.keyCommands(of: application)
    #expect(keys.first === UIMenuSystem.main.keyCommands(of: application).first)
    UIMenuSystem.main.setNeedsRebuild()
    #expect(UIMenuSystem.main.menu(of: application) !== root)
    #expect(keys.first !== UIMenuSystem.main.keyCommands(of: application).first)
  }

  // MARK: - Chords

  @Test func `a chord is what a key types without modifiers, and what it types with Shift`() {
    func chord(
      _ code: UIKeyboardHIDUsage, _ characters: String, _ plain: String,
      _ flags: UIKeyModifierFlags = []
    ) -> KeyChord? {
      KeyChord(UIKey(code: code, characters: characters, plainCharacters: plain, modifiers: flags))
    }
    #expect(chord(.keyboardLeftShift, "", "") == nil)
    let plus = chord(.keyboardEqualSign, "+", "=", [.shift, .command])
    #expect(
      plus == KeyChord(plain: "=", shifted: "+", modifiers: [.shift, .command]))
    #expect(plus?.shifted == "+" && plus?.other == nil)
    #expect(chord(.keyboardEqualSign, "+", "=", .command)?.shifted == nil)
    #expect(chord(.keyboardA, "A", "a", .shift)?.shifted == nil)
    #expect(chord(.keyboardA, "", "a", .shift)?.shifted == nil)
    let delete = chord(.keyboardDeleteOrBackspace, "\u{8}", KeyInput.backspace)
    #expect(delete?.other == KeyInput.delete && delete?.matches(KeyInput.delete, []) == true)
    #expect(delete?.matches(KeyInput.delete, .command) == false)
    let arrow = KeyChord(plain: KeyInput.upArrow, modifiers: .numericPad)
    #expect(arrow.matches(KeyInput.upArrow, []) && arrow.matches(KeyInput.upArrow, .numericPad))
    #expect(!arrow.matches(KeyInput.downArrow, []))
    #expect(KeyChord(plain: "é", modifiers: []).matches("É", []))
    #expect(!KeyChord(plain: "é", modifiers: []).matches("e", []))
  }

  @Test func `a command finds who does it, if it is enabled and its target allows it`() {
    final class Doer: UIResponder {
      var disables = false
      override func copy(_ sender: Any?) {}
      override func validate(_ command: UICommand) {
        (command.title, command.image, command.state) = ("V", UIImage(systemName: "star"), .on)
        command.discoverabilityTitle = "V"
        if disables { command.attributes = .disabled }
      }
    }
    let doer = Doer()
    let command = UIKeyCommand(
      title: "T", action: "copy:", input: "c", modifierFlags: .command,
      discoverabilityTitle: "D", state: .mixed)
    func target() -> Bool { KeyCommandSearch.target(of: command, from: doer) as AnyObject === doer }
    #expect(target())
    #expect(command.title == "T" && command.image == nil && command.state == .mixed)
    #expect(command.discoverabilityTitle == "D" && command.attributes == [])
    doer.disables = true
    #expect(!target() && command.attributes == [])
    doer.disables = false
    command.attributes = .disabled
    #expect(!target())
    command.attributes = []
    let search = KeyCommandSearch(
      chord: KeyChord(plain: "c", modifiers: .command), start: doer)
    #expect(!search.isMirrored)
    #expect(search.find(in: [command])?.command === command)
    #expect(search.find(in: [command], hasPriority: true) == nil)
    #expect(search.find(in: [command], hasPriority: false) != nil)
    command.wantsPriorityOverSystemBehavior = true
    #expect(search.find(in: [command], hasPriority: true) != nil)
    #expect(search.find(in: [command], hasPriority: false) == nil)
    #expect(search.find(in: [UIKeyCommand(), command])?.command === command)
    #expect(search.find(hasPriority: false) == nil)
    let mirrored = ["[", "]", "{", "}", "(", ")", "<", ">"].map { input in
      let command = UIKeyCommand(input: input, modifierFlags: [], action: "copy:")
      return ["[", "]", "{", "}", "(", ")", "<", ">"].filter {
        KeyCommandSearch(
          chord: KeyChord(plain: $0, modifiers: []), start: doer, isMirrored: true
        ).find(in: [command]) != nil
      }.joined()
    }
    #expect(mirrored == ["]", "[", "}", "{", ")", "(", ">", "<"])
  }
}
