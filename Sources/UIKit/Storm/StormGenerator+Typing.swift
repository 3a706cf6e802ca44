// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost

/// What keyboards, input methods and remotes do.
extension StormGenerator {
  /// What is typed: letters that grow accents, digits, spaces, line breaks.
  private static let characters = Array("abe rstno 19.,-\n")
  /// What commands are on, for what has them.
  private static let commandKeys = Array("acvxzfbk12")
  private static let composed = ["に", "日本", "é", "👩‍👩‍👧", "한글", "ab", ""]

  /// A word, or a key that moves, deletes or commands.
  mutating func type() {
    if random.chance(0.4) {
      for _ in 0..<random.int(1..<8) {
        let character = one(of: Self.characters)
        if let key = KeyboardModel.key(for: character) { stroke(key.usage, with: []) }
        wait(seconds(0.02...0.2))
      }
      return
    }
    let names = ScriptChord.keyNames.keys.sorted()
    let usage =
      random.chance(0.6)
      ? ScriptChord.keyNames[one(of: names)]
      : KeyboardModel.key(for: one(of: Self.commandKeys))?.usage
    let modifiers = ScriptChord.modifierNames.keys.sorted().compactMap {
      ScriptChord.modifierNames[$0]
    }
    let held = modifiers.filter { _ in random.chance(0.2) }
    if let usage { stroke(usage, with: held) }
  }

  /// Presses a key and lets it go, at once or after it repeated.
  private mutating func stroke(_ usage: UInt16, with modifiers: [KeyModifiers]) {
    let usages = modifiers.compactMap { KeyboardModel.key(for: $0) } + [usage]
    for usage in usages where !device.keyboard.down.contains(usage) {
      var keyboard = device.keyboard
      report(.key(keyboard.press(usage, at: 0)))
    }
    if random.chance(0.1) { wait(seconds(0.3...1)) }
    for usage in usages.reversed() {
      var keyboard = device.keyboard
      report(.key(keyboard.release(usage, at: 0)))
    }
  }

  /// What an input method does with the text that is typed into; a key where there is none.
  mutating func compose() {
    guard let session = ApplicationDriving.textSession else { return type() }
    func change(_ change: TextReport.Change) -> HostEvent {
      .text(TextReport(session: session, change: change, time: 0))
    }
    for _ in 0..<random.int(0..<3) {
      let text = one(of: Self.composed)
      let end = text.utf16.count
      report(change(.mark(text, selection: random.int(0..<(end + 1))..<end + random.int(0..<2))))
      wait(seconds(0.02...0.3))
    }
    switch random.int(0..<4) {
    case 0: report(change(.commit(one(of: Self.composed))))
    case 1: report(change(.insert(one(of: Self.composed))))
    case 2: report(change(.deleteBackward))
    default: report(change(.commit("")))
    }
  }

  mutating func pressButton() {
    let button = one(of: PressSample.Button.allCases)
    report(.press(PressSample(button: button, phase: .began, time: 0)))
    if random.chance(0.2) {
      wait(seconds(0.02...0.2))
      report(.press(PressSample(button: button, phase: .changed, force: 0.5, time: 0)))
    }
    wait(seconds(0.02...0.8))
    let phase: PressSample.Phase = random.chance(0.9) ? .ended : .cancelled
    report(.press(PressSample(button: button, phase: phase, time: 0)))
  }
}
