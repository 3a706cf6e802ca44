// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PK key commands", .freshApplication)
struct KeyCommandRules {
  @Test func `PK-11 keyCommands is nil unless overridden`() {
    #expect(UIResponder().keyCommands == nil)
    #expect(UIView().keyCommands == nil)
    #expect(UIViewController().keyCommands == nil)
  }

  @Test func `PK-12 the first match from the first responder up wins`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.outer.commands = [CommandStage.command("s", .command, CommandView.open)]
    stage.strokeSave()
    #expect(stage.log.take() == ["inner open from s"])
    stage.inner.commands = [
      CommandStage.command("s"), CommandStage.command("s", .command, CommandView.open),
    ]
    stage.strokeSave()
    #expect(stage.log.take() == ["inner save from s"])
  }

  @Test func `PK-12 a controller's added commands are looked through`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    let save = CommandStage.command("s")
    stage.controller.addKeyCommand(save)
    #expect(stage.controller.keyCommands == [save])
    stage.strokeSave()
    #expect(stage.log.take() == ["inner save from s"])
    stage.controller.removeKeyCommand(save)
    stage.strokeSave()
    #expect(stage.log.take().count == 4)
  }

  @Test func `PK-13 the action goes to who implements it, not to who declared the command`() throws
  {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.inner.commands = [CommandStage.command("p", .command, PrintingView.printAll)]
    stage.outer.commands = [CommandStage.command("s")]
    stage.stroke(.keyboardP, "p", .command)
    stage.strokeSave()
    #expect(stage.log.take() == ["outer print from p", "inner save from s"])
  }

  @Test func `PK-14 a command that nobody can do gives way to a later one`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.inner.commands = [CommandStage.command("s")]
    stage.outer.commands = [CommandStage.command("s", .command, CommandView.open)]
    stage.inner.refused = [CommandView.save]
    stage.outer.refused = [CommandView.save]
    stage.strokeSave()
    #expect(stage.log.take() == ["inner open from s"])
  }

  @Test func `PK-15 well-known combinations reach the responder methods first`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.inner.commands = [CommandStage.command("c")]
    stage.stroke(.keyboardC, "c", .command)
    #expect(stage.log.take() == ["outer copy from c"])
    stage.outer.refused = ["copy:"]
    stage.stroke(.keyboardC, "c", .command)
    #expect(stage.log.take() == ["inner save from c"])
    stage.outer.refused = []
    stage.inner.commands?[0].wantsPriorityOverSystemBehavior = true
    stage.stroke(.keyboardC, "c", .command)
    #expect(stage.log.take() == ["inner save from c"])
  }

  @Test func `PK-16 text comes before key commands, unless they want priority`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    let command = CommandStage.command("a", [])
    stage.typing.commands = [command]
    stage.stroke(.keyboardA, "a")
    #expect(
      stage.log.take() == [
        "typing began keyboardA a", "typing insert a", "typing ended keyboardA a",
      ])
    command.wantsPriorityOverSystemBehavior = true
    stage.stroke(.keyboardA, "a")
    #expect(stage.log.take() == ["typing save from a"])
  }

  @Test func `PK-17 Delete deletes while typing whatever commands there are`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    stage.typing.text = "ab"
    let command = CommandStage.command(UIKeyCommand.inputDelete, [])
    stage.typing.commands = [command]
    stage.stroke(.keyboardDeleteOrBackspace)
    #expect(stage.typing.text == "a")
    stage.inner.becomeFirstResponder()
    stage.inner.commands = [command]
    _ = stage.log.take()
    stage.stroke(.keyboardDeleteOrBackspace)
    #expect(stage.log.take() == ["inner save from UIKeyInputDelete"])
    stage.typing.becomeFirstResponder()
    command.wantsPriorityOverSystemBehavior = true
    stage.stroke(.keyboardDeleteOrBackspace)
    #expect(stage.log.take() == ["typing save from UIKeyInputDelete"])
    #expect(stage.typing.text == "a")
  }

  @Test func `PK-18 modifiers are exact, and Caps Lock matters only when asked for`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.inner.commands = [CommandStage.command("S")]
    stage.stroke(.keyboardS, "s", .command)
    stage.stroke(.keyboardS, "S", plain: "s", [.command, .capsLock])
    #expect(stage.log.take() == ["inner save from S", "inner save from S"])
    for flags: KeyModifiers in [[], [.command, .shift], [.command, .alternate], .control] {
      stage.stroke(.keyboardS, "s", flags)
    }
    #expect(stage.log.take().filter { $0.contains("save") }.isEmpty)
    stage.inner.commands = [CommandStage.command("s", [.command, .alphaShift])]
    stage.stroke(.keyboardS, "s", .command)
    #expect(stage.log.take().filter { $0.contains("save") }.isEmpty)
    stage.stroke(.keyboardS, "S", plain: "s", [.command, .capsLock])
    #expect(stage.log.take() == ["inner save from s"])
  }

  @Test func `PK-18 a character that takes Shift to type may be named itself`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    for flags: UIKeyModifierFlags in [.command, [.command, .shift]] {
      stage.inner.commands = [CommandStage.command("?", flags)]
      stage.stroke(.keyboardSlash, "?", plain: "/", [.command, .shift])
      #expect(stage.log.take() == ["inner save from ?"])
    }
    stage.inner.commands = [CommandStage.command("/")]
    stage.stroke(.keyboardSlash, "?", plain: "/", [.command, .shift])
    #expect(stage.log.take().filter { $0.contains("save") }.isEmpty)
  }

  @Test func `PK-19 keys that type nothing have names`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    let named: [(UIKeyboardHIDUsage, String)] = [
      (.keyboardUpArrow, UIKeyCommand.inputUpArrow),
      (.keyboardDownArrow, UIKeyCommand.inputDownArrow),
      (.keyboardLeftArrow, UIKeyCommand.inputLeftArrow),
      (.keyboardRightArrow, UIKeyCommand.inputRightArrow),
      (.keyboardEscape, UIKeyCommand.inputEscape), (.keyboardPageUp, UIKeyCommand.inputPageUp),
      (.keyboardPageDown, UIKeyCommand.inputPageDown), (.keyboardHome, UIKeyCommand.inputHome),
      (.keyboardEnd, UIKeyCommand.inputEnd), (.keyboardF1, UIKeyCommand.f1),
      (.keyboardF12, UIKeyCommand.f12), (.keyboardDeleteOrBackspace, UIKeyCommand.inputDelete),
      (.keyboardReturnOrEnter, "\r"), (.keyboardTab, "\t"),
    ]
    for (usage, input) in named {
      stage.inner.commands = [CommandStage.command(input, [])]
      stage.stroke(usage)
      #expect(stage.log.take() == ["inner save from \(input)"])
    }
  }

  @Test func `PK-20 without a hardware keyboard there are no key commands`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.inner.commands = [CommandStage.command("s")]
    HostInput.send(.hardwareKeyboard(isAttached: false, at: stage.generator.now))
    stage.strokeSave()
    #expect(
      stage.log.take() == [
        "inner began keyboardS s", "outer began keyboardS s", "inner ended keyboardS s",
        "outer ended keyboardS s",
      ])
    HostInput.send(.hardwareKeyboard(isAttached: true, at: stage.generator.now))
    stage.strokeSave()
    #expect(stage.log.take() == ["inner save from s"])
  }

  @Test func `PK-21 a controller that is first responder supplies commands`() throws {
    let log = EventLog()
    let controller = CommandController()
    controller.log = log
    let generator = try EventGenerator(viewController: controller)
    #expect(controller.becomeFirstResponder())
    pressReload(generator)
    #expect(log.take() == ["reload"])
  }

  /// Command and R go down.
  private func pressReload(_ generator: EventGenerator) {
    HostInput.send(
      .key(
        KeyStroke(
          usage: 0x15, phase: .began, characters: "r", charactersIgnoringModifiers: "r",
          modifiers: .command, time: generator.now)))
  }

  @Test func `PK-22 without a first responder the deepest controller's chain is used`() throws {
    let log = EventLog()
    let inner = CommandController()
    inner.log = log
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: inner)]
    let generator = try EventGenerator(viewController: tabs)
    pressReload(generator)
    #expect(log.take() == ["reload"])
  }

  @Test func `PK-22 of columns beside each other the last one has the keys`() throws {
    HostInput.send(
      .screen(ScreenMetrics(size: CGSize(width: 1000, height: 700), scale: 2), at: 0))
    defer { HostInput.send(.screen(.headless, at: 0)) }
    let log = EventLog()
    let inner = CommandController()
    inner.log = log
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(inner, for: .secondary)
    let generator = try EventGenerator(viewController: split)
    #expect(!split.isCollapsed)
    pressReload(generator)
    #expect(log.take() == ["reload"])
  }

  @Test(arguments: [UISplitViewController.Column.compact, .secondary])
  func `PK-22 the column that stands for all has the keys`(
    column: UISplitViewController.Column
  ) throws {
    let log = EventLog()
    let inner = CommandController()
    inner.log = log
    let split = UISplitViewController(style: .doubleColumn)
    if column == .compact {
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
    }
    split.setViewController(inner, for: column)
    let generator = try EventGenerator(viewController: split)
    #expect(split.isCollapsed)
    pressReload(generator)
    #expect(log.take() == ["reload"])
  }

  @Test func `PK-23 a disabled command is not triggered; the other values do not matter`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    let command = UIKeyCommand(
      title: "Save", action: CommandView.save, input: "s", modifierFlags: .command,
      propertyList: ["a": 1],
      alternates: [
        UICommandAlternate(title: "Open", action: CommandView.open, modifierFlags: .alternate)
      ], discoverabilityTitle: "Save it", attributes: [.destructive], state: .on)
    stage.inner.commands = [command]
    stage.strokeSave()
    #expect(stage.log.take() == ["inner save from s"])
    stage.stroke(.keyboardS, "s", [.command, .alternate])
    #expect(stage.log.take().filter { $0.contains("from") }.isEmpty)
    command.attributes = .disabled
    stage.strokeSave()
    #expect(stage.log.take().filter { $0.contains("from") }.isEmpty)
  }

  @Test func `PK-23 AC-22 the target may disable a command in validate, for this time`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    let command = CommandStage.command("s")
    stage.inner.commands = [command]
    stage.inner.disabledInValidation = [CommandView.save]
    stage.strokeSave()
    #expect(stage.log.take().filter { $0.contains("from") }.isEmpty)
    #expect(command.attributes == [])
    stage.inner.disabledInValidation = []
    stage.strokeSave()
    #expect(stage.log.take() == ["inner save from s"])
  }

  @Test func `PK-24 the sender is the key command`() throws {
    let stage = try CommandStage()
    let view = SenderView("sender", stage.log, in: stage.outer)
    view.becomeFirstResponder()
    let command = CommandStage.command("s")
    view.commands = [command]
    stage.strokeSave()
    #expect(view.sender as? UIKeyCommand === command)
  }

  @Test func `PK-25 presses of a key that a command took are not delivered`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.inner.commands = [CommandStage.command("s")]
    stage.key(.keyboardLeftGUI, .began, "", .command)
    stage.strokeSave()
    stage.key(.keyboardLeftGUI, .ended)
    #expect(
      stage.log.take() == [
        "inner began keyboardLeftGUI ", "outer began keyboardLeftGUI ", "inner save from s",
        "inner ended keyboardLeftGUI ", "outer ended keyboardLeftGUI ",
      ])
  }

  @Test func `PK-32 movement and plain keys repeat a command, combinations do not`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.inner.commands = [
      CommandStage.command(UIKeyCommand.inputDownArrow, []), CommandStage.command("s"),
    ]
    stage.key(.keyboardDownArrow)
    stage.generator.advance(by: 0.39)
    #expect(stage.log.take().count == 1)
    stage.generator.advance(by: 0.23)
    #expect(stage.log.take().count == 3)
    stage.key(.keyboardDownArrow, .ended)
    stage.generator.advance(by: 1)
    #expect(stage.log.take().isEmpty)
    stage.key(.keyboardS, .began, "s", .command)
    stage.generator.advance(by: 2)
    #expect(stage.log.take() == ["inner save from s"])
  }
}

/// A controller with one command.
private final class CommandController: UIViewController {
  var log = EventLog()
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "r", modifierFlags: .command, action: Selector("reload", Self.reload))]
  }
  func reload() { log.record("reload") }
}

/// A view that keeps the sender of an action.
private final class SenderView: CommandView {
  var sender: Any?
  override func note(_ action: String, _ sender: Any?) { self.sender = sender }
}
