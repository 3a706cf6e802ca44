// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A view that offers key commands and writes down which of its actions are called, by whom.
class CommandView: LoggingView {
  var commands: [UIKeyCommand]?
  var refused: [Selector] = []
  var disabledInValidation: [Selector] = []

  override var keyCommands: [UIKeyCommand]? { commands }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !refused.contains(action) && super.canPerformAction(action, withSender: sender)
  }
  override func validate(_ command: UICommand) {
    if disabledInValidation.contains(command.action) { command.attributes.insert(.disabled) }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) began \(PressText.of(presses))")
    super.pressesBegan(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) ended \(PressText.of(presses))")
    super.pressesEnded(presses, with: event)
  }

  func save(_ sender: Any?) { note("save", sender) }
  func open(_ sender: Any?) { note("open", sender) }
  func note(_ action: String, _ sender: Any?) {
    log.record("\(name) \(action) from \((sender as? UIKeyCommand)?.input ?? "nobody")")
  }

  static let save = Selector("save:", CommandView.save)
  static let open = Selector("open:", CommandView.open)
}

/// A view that has actions of its own besides.
final class PrintingView: CommandView {
  func printAll(_ sender: Any?) { note("print", sender) }
  override func copy(_ sender: Any?) { note("copy", sender) }
  static let printAll = Selector("printAll:", PrintingView.printAll)
}

/// A view that takes text and nothing else.
final class TypingView: CommandView, UIKeyInput {
  var text = ""
  var swallows = false

  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) {
    self.text += text
    log.record("\(name) insert \(text)")
  }
  func deleteBackward() {
    text = String(text.dropLast())
    log.record("\(name) delete")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if swallows { return log.record("\(name) keeps \(PressText.of(presses))") }
    super.pressesBegan(presses, with: event)
  }
}

/// Two views that offer commands, one in the other, in a controller's view.
@MainActor
final class CommandStage: KeyReporting {
  let log = EventLog()
  let controller = UIViewController()
  let outer: PrintingView
  let inner: CommandView
  let typing: TypingView
  let generator: EventGenerator

  init() throws {
    outer = PrintingView("outer", log, in: controller.view)
    inner = CommandView("inner", log, in: outer)
    typing = TypingView("typing", log, in: outer)
    generator = try EventGenerator(viewController: controller)
  }

  /// Command and S.
  func strokeSave() { stroke(.keyboardS, "s", .command) }

  static func command(
    _ input: String, _ flags: UIKeyModifierFlags = .command, _ action: Selector = CommandView.save
  ) -> UIKeyCommand { UIKeyCommand(input: input, modifierFlags: flags, action: action) }
}
