// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKitCore

@MainActor @Suite("AC keys of a menu", .freshApplication)
struct MenuKeysTests {
  private func press(_ usage: UIKeyboardHIDUsage) {
    for phase in [KeyStroke.Phase.began, .ended] {
      HostInput.send(
        .key(
          KeyStroke(
            usage: UInt16(usage.rawValue), phase: phase, time: TimeSource.clock.now)))
    }
  }

  @Test func `AC-35 a menu is walked through by keys`() throws {
    let log = EventLog()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    button.menu = UIMenu(
      children: ["One", "Two", "Three"].map { title in
        UIAction(title: title, attributes: title == "Two" ? .disabled : []) { _ in
          log.record(title)
        }
      })
    button.showsMenuAsPrimaryAction = true
    let generator = try EventGenerator(view: button)
    try generator.fingerTap()
    try generator.wait(0.5)
    #expect(MenuSession.current?.isShown == true)
    press(.keyboardReturnOrEnter)
    press(.keyboardDownArrow)
    press(.keyboardDownArrow)
    press(.keyboardReturnOrEnter)
    #expect(log.take() == ["Three"])
    #expect(MenuSession.current == nil)
    try generator.wait(0.5)
    try generator.fingerTap()
    press(.keyboardUpArrow)
    press(.keyboardEscape)
    #expect(MenuSession.current == nil)
    #expect(log.take() == [])
  }
}
