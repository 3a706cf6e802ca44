// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("Who takes a key", .freshApplication)
struct KeyTakerTests {
  private final class Taker: UIViewController {
    var saves = 0
    func save() { saves += 1 }
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `PK-12 the trace says who took a key, the first of the list who may`() throws {
    let controller = Taker()
    let save = Selector("takerSave", Taker.save)
    controller.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: save))
    let urgent = UIKeyCommand(input: "c", modifierFlags: .command, action: save)
    urgent.wantsPriorityOverSystemBehavior = true
    controller.addKeyCommand(urgent)
    let field = UITextField(frame: CGRect(x: 10, y: 50, width: 200, height: 30))
    let generator = try EventGenerator(viewController: controller)
    controller.view.addSubview(field)
    controller.becomeFirstResponder()
    var lines: [String] = []
    let subscription = Trace.listen(to: [.key]) { record in
      for word in ["taken by ", "left to "] where record.text.contains(word) {
        lines.append(record.text.components(separatedBy: " is ").last ?? "")
      }
    }
    defer { Trace.stop(subscription) }
    try generator.keyDown(.leftGUI)
    try generator.keyPress("s")
    try generator.keyPress("c")
    try generator.keyUp(.leftGUI)
    field.becomeFirstResponder()
    try generator.keyPress("a")
    try generator.keyDown(.leftGUI)
    try generator.keyPress("a")
    try generator.keyUp(.leftGUI)
    #expect(
      lines == [
        "taken by a key command along the chain", "taken by a key command that wants priority",
        "left to text", "taken by the system's first combinations",
      ])
    #expect(controller.saves == 2)
    #expect(field.text == "a")
  }
}
