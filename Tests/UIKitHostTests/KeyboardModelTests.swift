// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitHost

@Suite("A keyboard's keys")
struct KeyboardModelTests {
  @Test func `a key types by what is held and says so`() {
    var keyboard = KeyboardModel()
    #expect(keyboard.down == [] && keyboard.held == [])
    #expect(
      keyboard.press(0x04, at: 1)
        == KeyStroke(
          usage: 0x04, phase: .began, characters: "a", charactersIgnoringModifiers: "a", time: 1))
    #expect(keyboard.down == [0x04])
    #expect(
      keyboard.release(0x04, at: 2)
        == KeyStroke(
          usage: 0x04, phase: .ended, characters: "a", charactersIgnoringModifiers: "a", time: 2))
    #expect(keyboard.down == [])
    #expect(keyboard.press(0x52, at: 3) == KeyStroke(usage: 0x52, phase: .began, time: 3))
  }

  @Test func `shift and caps lock make capitals, both of them none`() {
    var keyboard = KeyboardModel()
    func typed() -> [String] { [0x04, 0x1E, 0x36].map { keyboard.press($0, at: 0).characters } }
    #expect(typed() == ["a", "1", ","])
    _ = keyboard.press(0xE5, at: 0)
    #expect(typed() == ["A", "!", "<"] && keyboard.held == .shift)
    #expect(keyboard.press(0x39, at: 0).modifiers == [.shift, .capsLock])
    #expect(typed() == ["a", "!", "<"])
    _ = keyboard.release(0xE5, at: 0)
    #expect(typed() == ["A", "1", ","] && keyboard.held == .capsLock)
    _ = keyboard.release(0x39, at: 0)
    #expect(keyboard.held == .capsLock)
    _ = keyboard.press(0x39, at: 0)
    #expect(typed() == ["a", "1", ","] && keyboard.held == [])
  }

  @Test func `control makes the control character of a letter and of no digit`() {
    var keyboard = KeyboardModel()
    #expect(keyboard.press(0xE4, at: 0).modifiers == .control)
    let letter = keyboard.press(0x1D, at: 0)
    #expect(letter.characters == "\u{1A}" && letter.charactersIgnoringModifiers == "z")
    #expect(keyboard.press(0x1E, at: 0).characters == "1")
  }

  @Test func `each of the eight keys holds its modifier`() {
    let held = (UInt16(0xE0)...0xE7).map { usage in
      var keyboard = KeyboardModel()
      _ = keyboard.press(usage, at: 0)
      return keyboard.held
    }
    let four: [KeyModifiers] = [.control, .shift, .alternate, .command]
    #expect(held == four + four)
    #expect(four.map { KeyboardModel.key(for: $0) } == [0xE0, 0xE1, 0xE2, 0xE3])
    #expect(KeyboardModel.key(for: KeyModifiers.capsLock) == nil && KeyboardModel.shift == 0xE1)
  }

  @Test func `every character that a key types is found with its key`() {
    let keys: [(Character, UInt16, Bool)] = [
      ("a", 0x04, false), ("z", 0x1D, false), ("Z", 0x1D, true), ("1", 0x1E, false),
      ("0", 0x27, false), (")", 0x27, true), ("\n", 0x28, false), ("\r", 0x28, false),
      ("\u{8}", 0x2A, false), ("\u{7F}", 0x2A, false), ("\t", 0x2B, false), (" ", 0x2C, false),
      ("-", 0x2D, false), ("_", 0x2D, true), ("\\", 0x31, false), ("|", 0x31, true),
      (";", 0x33, false), ("\"", 0x34, true), ("/", 0x38, false), ("?", 0x38, true),
    ]
    for (character, usage, needsShift) in keys {
      let key = KeyboardModel.key(for: character)
      #expect(key?.usage == usage && key?.needsShift == needsShift, "\(character)")
    }
    #expect(KeyboardModel.key(for: "ä") == nil)
  }
}
