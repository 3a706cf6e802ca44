// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
@_spi(Host) import UIKit
import UIKitTesting

@MainActor @Suite("The test driver's keys", .freshApplication)
struct DriverKeyTests {
  @Test func `mixed case and symbols are typed with Shift where they need it`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    let start = stage.generator.now
    let text = "Hello, World! {[(1+2)*3]} \"~?\\|`^&%$#@_-=\n"
    try stage.generator.keyType(text)
    #expect(stage.typing.text == text)
    #expect(abs(stage.generator.now - start - 0.02 * Double(text.count - 1)) < 1e-9)
    try stage.generator.keyType("\u{8}")
    #expect(stage.typing.text == String(text.dropLast()))
  }

  @Test func `a typed character is a press of its key, with Shift around it`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    try stage.generator.keyType("A")
    #expect(
      stage.log.take() == [
        "inner began keyboardLeftShift ", "inner began keyboardA A", "inner ended keyboardA A",
        "inner ended keyboardLeftShift ",
      ])
    try stage.generator.keyPress(.capsLock)
    try stage.generator.keyPress("a")
    try stage.generator.keyPress(.number1, numberOfTimes: 2)
    #expect(
      stage.log.take().filter { $0.contains("began") } == [
        "inner began keyboardCapsLock ", "inner began keyboardA A", "inner began keyboard1 1",
        "inner began keyboard1 1",
      ])
  }

  @Test func `a chord of keys is a key command`() throws {
    let stage = try CommandStage()
    stage.inner.becomeFirstResponder()
    stage.inner.commands = [CommandStage.command("s", [.command, .shift])]
    try stage.generator.keyDown(.leftGUI)
    try stage.generator.keyDown(.rightShift)
    try stage.generator.keyPress("s")
    try stage.generator.keyUp(.rightShift)
    try stage.generator.keyUp(.leftGUI)
    #expect(stage.log.take().filter { $0.contains("from") } == ["inner save from s"])
  }

  @Test func `a key that is held repeats, and is gone after cancelTouches`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    try stage.generator.keyDown("x")
    stage.generator.advance(by: 0.45)
    #expect(stage.typing.text == "xx")
    try stage.generator.cancelTouches()
    stage.generator.advance(by: 1)
    #expect(stage.typing.text == "xx")
    try stage.generator.keyUp("x")
  }

  @Test func `what cannot be typed is refused, and nothing is sent`() throws {
    let stage = try CommandStage()
    stage.typing.becomeFirstResponder()
    #expect { try stage.generator.keyType("aé") } throws: { error in
      if case HammerError.unknownKeyForCharacter("é") = error { true } else { false }
    }
    #expect { try stage.generator.press(.key) } throws: { error in
      if case HammerError.notAButton(.key) = error { true } else { false }
    }
    #expect(stage.typing.text.isEmpty && stage.log.take().isEmpty)
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.makeKeyAndVisible()
    #expect { try stage.generator.keyType("a") } throws: { error in
      if case HammerError.windowIsNotKey = error { true } else { false }
    }
    #expect { try stage.generator.press(.select) } throws: { error in
      if case HammerError.windowIsNotKey = error { true } else { false }
    }
    other.isHidden = true
  }

  @Test func `a button of a remote is pressed for a while`() throws {
    let stage = try PressStage()
    stage.inner.becomeFirstResponder()
    let start = stage.generator.now
    try stage.generator.press(.select, for: 0.5)
    try stage.generator.pressDown(.menu)
    try stage.generator.pressChange(.menu, force: 0.5)
    try stage.generator.pressUp(.menu)
    #expect(
      stage.log.take() == [
        "inner began select", "inner ended select", "inner began menu", "inner changed menu",
        "inner ended menu",
      ])
    #expect(stage.generator.now == start + 0.5)
  }
}
