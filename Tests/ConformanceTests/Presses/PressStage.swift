// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A view that writes down presses, and passes them on if told to.
class PressedView: LoggingView {
  var passesOn = false

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) began \(PressText.of(presses))")
    if passesOn { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) changed \(PressText.of(presses))")
    if passesOn { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) ended \(PressText.of(presses))")
    if passesOn { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) cancelled \(PressText.of(presses))")
    if passesOn { super.pressesCancelled(presses, with: event) }
  }
}

/// A controller that writes down the presses that begin, and what commands it is sent.
class PressedController: UIViewController {
  var name = "controller"
  var log = EventLog()
  var passesOn = false

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.record("\(name) began \(PressText.of(presses))")
    if passesOn { super.pressesBegan(presses, with: event) }
  }
}

/// Writes what presses are: the key or the type of each.
@MainActor
enum PressText {
  static func of(_ presses: Set<UIPress>) -> String {
    presses.map { $0.key.map { "\($0.keyCode) \($0.characters)" } ?? "\($0.type)" }
      .sorted().joined(separator: ", ")
  }
}

/// A window with a controller, a view in it and a view in that; a clock of its own.
@MainActor
final class PressStage: KeyReporting {
  let log = EventLog()
  let controller = PressedController()
  let outer: PressedView
  let inner: PressedView
  let generator: EventGenerator

  init() throws {
    controller.log = log
    outer = PressedView("outer", log, in: controller.view)
    inner = PressedView("inner", log, in: outer)
    generator = try EventGenerator(viewController: controller)
  }

  /// Reports a button of a remote.
  func button(_ button: PressSample.Button, _ phase: PressSample.Phase, force: Double = 1) {
    HostInput.send(
      .press(PressSample(button: button, phase: phase, force: force, time: generator.now)))
  }
}
