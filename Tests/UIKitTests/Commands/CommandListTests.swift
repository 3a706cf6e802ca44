// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("The list of key commands", .freshApplication)
struct CommandListTests {
  private final class Offering: UIViewController {
    var saves = 0
    func save() { saves += 1 }
    func nothing() {}
    override var canBecomeFirstResponder: Bool { true }
  }

  private func stage() throws -> (Offering, EventGenerator) {
    let controller = Offering()
    let save = Selector("listSave", Offering.save)
    for command in [
      UIKeyCommand(title: "Save", action: save, input: "s", modifierFlags: .command),
      UIKeyCommand(
        title: "Up", action: save, input: UIKeyCommand.inputUpArrow,
        modifierFlags: [.command, .alternate], discoverabilityTitle: "Move Up"),
      UIKeyCommand(input: "n", modifierFlags: .command, action: save),
      UIKeyCommand(
        title: "Off", action: save, input: "o", modifierFlags: .command, attributes: .disabled),
      UIKeyCommand(title: "Nobody", action: Selector("listNobody"), input: "p"),
    ] { controller.addKeyCommand(command) }
    return (controller, try EventGenerator(viewController: controller))
  }

  private var shown: CommandListWindow? {
    WindowList.shared.visible.compactMap { $0 as? CommandListWindow }.first
  }

  private func texts(_ view: UIView?) -> [String] {
    guard let view else { return [] }
    return ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
  }

  @Test func `PK-35 holding Command lists the commands that can be done`() throws {
    let (controller, generator) = try stage()
    try generator.keyDown(.leftGUI)
    generator.advance(by: 0.7)
    #expect(shown == nil)
    generator.advance(by: 0.2)
    #expect(texts(shown) == ["Save", "⌘S", "Move Up", "⌥⌘↑"])
    #expect(!UIApplication.shared.windows.contains { $0 is CommandListWindow })
    try generator.keyUp(.leftGUI)
    #expect(shown == nil)
    #expect(controller.saves == 0)
  }

  /// A key of a host whose people give commands with Control.
  private func send(_ usage: UInt16, _ phase: KeyStroke.Phase, _ characters: String = "") {
    HostInput.send(
      .key(
        KeyStroke(
          usage: usage, phase: phase, characters: characters,
          charactersIgnoringModifiers: characters, modifiers: .command, time: 0)))
  }

  @Test func `PK-37 holding Control that gives commands lists them, by the words on its keys`()
    throws
  {
    let (controller, generator) = try stage()
    HostInput.send(.preferences(HostPreferences(commandsByControl: true), at: 0))
    send(0xE0, .began)
    generator.advance(by: 0.9)
    #expect(texts(shown) == ["Save", "Ctrl+S", "Move Up", "Ctrl+Alt+↑"])
    send(0x16, .began, "s")
    #expect(shown == nil && controller.saves == 1)
    try generator.cancelTouches()
  }

  @Test func `PK-37 Control-Y is redo where Control gives commands, and only there`() throws {
    final class Undoing: UIViewController {
      let manager = UndoManager()
      var value = 0
      override var undoManager: UndoManager? { manager }
      override var canBecomeFirstResponder: Bool { true }
      func set(_ new: Int) {
        let old = value
        manager.registerUndo(withTarget: self) { $0.set(old) }
        value = new
      }
    }
    let controller = Undoing()
    let generator = try EventGenerator(viewController: controller)
    controller.becomeFirstResponder()
    controller.set(1)
    generator.advance(by: 0)
    send(0x1D, .began, "z")
    send(0x1D, .ended, "z")
    #expect(controller.value == 0)
    send(0x1C, .began, "y")
    send(0x1C, .ended, "y")
    #expect(controller.value == 0)
    HostInput.send(.preferences(HostPreferences(commandsByControl: true), at: 0))
    send(0x1C, .began, "y")
    send(0x1C, .ended, "y")
    #expect(controller.value == 1)
  }

  @Test func `PK-35 another key, or a short press, shows nothing`() throws {
    let (controller, generator) = try stage()
    try generator.keyDown(.leftGUI)
    try generator.keyPress("s")
    generator.advance(by: 2)
    #expect(shown == nil && controller.saves == 1)
    try generator.keyUp(.leftGUI)
    try generator.keyDown(.leftGUI)
    try generator.keyUp(.leftGUI)
    generator.advance(by: 2)
    #expect(shown == nil)
    try generator.keyDown(.leftGUI)
    generator.advance(by: 1)
    try generator.keyPress("s")
    #expect(shown == nil && controller.saves == 2)
    try generator.cancelTouches()
  }
}
