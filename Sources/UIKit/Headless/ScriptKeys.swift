// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// A key of a script with the modifiers that are held: `command+shift+s`, `return`, `left`.
struct ScriptChord: Equatable {
  var modifiers: KeyModifiers
  var usage: UInt16

  /// The modifiers that a script knows, by their names.
  static let modifierNames: [String: KeyModifiers] = [
    "command": .command, "shift": .shift, "control": .control, "option": .alternate,
  ]

  /// The keys that a script knows by name; all others by what they type.
  static let keyNames: [String: UInt16] = {
    var names: [String: UInt16] = [
      "return": 0x28, "escape": 0x29, "delete": 0x2A, "tab": 0x2B, "space": 0x2C, "home": 0x4A,
      "pageUp": 0x4B, "forwardDelete": 0x4C, "end": 0x4D, "pageDown": 0x4E, "right": 0x4F,
      "left": 0x50, "down": 0x51, "up": 0x52,
    ]
    for number in 1...12 { names["f\(number)"] = 0x39 + UInt16(number) }
    return names
  }()

  /// Reads a chord; nil when a part of it is not known.
  init?(_ text: String) {
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // "command++" is the plus key with Command.
    if text == "+" || text.hasSuffix("++") { parts = parts.dropLast(2) + ["+"] }
    guard let name = parts.popLast() else { return nil }
    modifiers = []
    for part in parts {
      guard let modifier = Self.modifierNames[part] else { return nil }
      modifiers.insert(modifier)
    }
    if let usage = Self.keyNames[name] {
      self.usage = usage
    } else if name.count == 1, let key = name.first.flatMap({ KeyboardModel.key(for: $0) }) {
      usage = key.usage
      if key.needsShift { modifiers.insert(.shift) }
    } else {
      return nil
    }
  }

  /// The keys that are pressed, the modifiers first.
  var usages: [UInt16] {
    let held: [KeyModifiers] = [.control, .alternate, .shift, .command]
    return held.filter { modifiers.contains($0) }.compactMap { KeyboardModel.key(for: $0) } + [
      usage
    ]
  }
}

extension ScriptPlayer {
  /// Seconds from one typed character to the next.
  nonisolated static let typeInterval = 0.02
  /// Seconds that a button of a remote is pressed unless the script says otherwise.
  nonisolated static let pressDuration = 0.05

  /// Types a text; a character that no key types comes as from an input method.
  func type(_ text: String) throws(ScriptProblem) {
    for (place, character) in text.enumerated() {
      if place > 0 { host.advance(by: Self.typeInterval) }
      if let chord = ScriptChord(String(character)) {
        press(chord, for: 0)
      } else {
        try insert(character)
      }
    }
  }

  private func insert(_ character: Character) throws(ScriptProblem) {
    guard let session = ApplicationDriving.textSession else {
      throw ScriptProblem(
        "no key types \(character), and there is no first responder that takes a text")
    }
    let change = TextReport.Change.insert(String(character))
    host.send(.text(TextReport(session: session, change: change, time: host.clock.now)))
  }

  func press(_ chord: ScriptChord, for duration: TimeInterval) {
    for usage in chord.usages { host.send(.key(keyboard.press(usage, at: host.clock.now))) }
    if duration > 0 { host.advance(by: duration) }
    for usage in chord.usages.reversed() {
      host.send(.key(keyboard.release(usage, at: host.clock.now)))
    }
  }

  func press(_ button: PressSample.Button, for duration: TimeInterval) {
    host.send(.press(PressSample(button: button, phase: .began, time: host.clock.now)))
    host.advance(by: duration)
    host.send(.press(PressSample(button: button, phase: .ended, time: host.clock.now)))
  }
}
