// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// An application's delegate that adds to the main menu.
private final class Adder: UIResponder, UIApplicationDelegate {
  var builds = 0
  override func buildMenu(with builder: any UIMenuBuilder) {
    guard builder.system === UIMenuSystem.main else { return }
    builds += 1
    builder.insertChild(
      UIMenu(
        identifier: UIMenu.Identifier("adder"), options: .displayInline,
        children: [
          UIKeyCommand(title: "Wave", action: "wave:", input: "w", modifierFlags: .command)
        ]),
      atStartOfMenu: .file)
  }
}

/// A view whose number can be changed undoably.
private final class Counter: UIView {
  private(set) var number = 0
  override var canBecomeFirstResponder: Bool { true }
  func set(_ new: Int) {
    let old = number
    undoManager?.registerUndo(withTarget: self) { $0.set(old) }
    number = new
  }
}

@MainActor @Suite("AC the main menu", .freshApplication)
struct MainMenuTests {
  @Test func `AC-22 the main menu is built along the chain from the application, once`() {
    let application = UIApplication.shared
    let before = application.delegate
    let adder = Adder()
    application.delegate = adder
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      application.delegate = before
      UIMenuSystem.main.setNeedsRebuild()
    }
    let root = UIMenuSystem.main.menu(of: application)
    #expect(
      root.children.compactMap { ($0 as? UIMenu)?.identifier } == [
        .application, .file, .edit, .format, .view, .window, .help,
      ])
    let file = MenuTree.menu(.file, in: root)
    #expect(file?.children.first.map { ($0 as? UIMenu)?.identifier.rawValue } == "adder")
    _ = UIMenuSystem.main.menu(of: application)
    UIMenuSystem.main.setNeedsRevalidate()
    _ = UIMenuSystem.main.menu(of: application)
    #expect(adder.builds == 1)
    UIMenuSystem.main.setNeedsRebuild()
    _ = UIMenuSystem.main.menu(of: application)
    #expect(adder.builds == 2)
    let keys = UIMenuSystem.main.keyCommands(of: application)
    #expect(keys.first?.action == "wave:")
    #expect(keys.contains { $0.action == "copy:" && $0.input == "c" })
    #expect(keys.first?.keyText == "⌘W")
  }

  @Test func `AC-4 a main menu shows what nobody can do, disabled`() {
    let reader = MenuReader(start: UIView(), unavailable: .disabled)
    let menu = UIMenu(children: [
      UICommand(title: "Copy", action: "copy:"), UIAction(title: "Act") { _ in },
      UIMenu(title: "Empty"),
    ])
    let entries = reader.sections(of: menu).flatMap(\.entries)
    #expect(entries.map(\.title) == ["Copy", "Act"])
    #expect(entries.map(\.isEnabled) == [false, true])
  }

  @Test func `UN-24 Undo and Redo of the edit menu are done, and disabled with nothing to do`()
    throws
  {
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let generator = try EventGenerator(view: counter)
    counter.becomeFirstResponder()
    let menu = try #require(
      MenuTree.menu(.undoRedo, in: UIMenuSystem.main.menu(of: UIApplication.shared)))
    let reader = MenuReader(start: counter, unavailable: .disabled)
    func enabled() -> [String: Bool] {
      let entries = reader.sections(of: menu).flatMap(\.entries)
      return Dictionary(uniqueKeysWithValues: entries.map { ($0.title, $0.isEnabled) })
    }
    func choose(_ title: String) throws {
      let command = try #require(menu.children.first { $0.title == title } as? UICommand)
      let target = reader.resolve(command)?.target
      UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
      generator.advance(by: 0.1)
    }
    #expect(enabled() == ["Undo": false, "Redo": false])
    counter.set(1)
    generator.advance(by: 0.1)
    #expect(enabled() == ["Undo": true, "Redo": false])
    try choose("Undo")
    #expect(counter.number == 0 && enabled() == ["Undo": false, "Redo": true])
    try choose("Redo")
    #expect(counter.number == 1 && enabled() == ["Undo": true, "Redo": false])
  }
}
