// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// A keyboard with the US layout that somebody types on: which keys are down, and what they type.
///
/// Test drivers and scripts type with it; hosts report what a real keyboard says.
package struct KeyboardModel: Sendable, Equatable {
  /// The keys that are down, by their usage.
  package private(set) var down: Set<UInt16> = []
  private var isCapsLocked = false

  private static let capsLock: UInt16 = 0x39
  private static let leftShift: UInt16 = 0xE1
  private static let modifiers: [UInt16: KeyModifiers] = [
    0xE0: .control, 0xE1: .shift, 0xE2: .alternate, 0xE3: .command, 0xE4: .control,
    0xE5: .shift, 0xE6: .alternate, 0xE7: .command,
  ]

  /// Makes a keyboard with no key down.
  package init() {}

  /// The key that types a character, and whether with Shift; nil when none does.
  package static func key(for character: Character) -> (usage: UInt16, needsShift: Bool)? {
    byCharacter[character]
  }

  /// The left Shift key.
  package static var shift: UInt16 { leftShift }

  /// The left key of a modifier.
  package static func key(for modifier: KeyModifiers) -> UInt16? {
    modifiers.filter { $0.value == modifier }.keys.min()
  }

  /// Presses a key.
  package mutating func press(_ usage: UInt16, at time: TimeInterval) -> KeyStroke {
    down.insert(usage)
    if usage == Self.capsLock { isCapsLocked.toggle() }
    return stroke(usage, .began, time)
  }

  /// Lets a key go.
  package mutating func release(_ usage: UInt16, at time: TimeInterval) -> KeyStroke {
    down.remove(usage)
    return stroke(usage, .ended, time)
  }

  /// The modifier keys that are down.
  package var held: KeyModifiers {
    let all = down.reduce(into: KeyModifiers()) { $0.formUnion(Self.modifiers[$1] ?? []) }
    return isCapsLocked ? all.union(.capsLock) : all
  }

  private func stroke(
    _ usage: UInt16, _ phase: KeyStroke.Phase, _ time: TimeInterval
  ) -> KeyStroke {
    let held = held
    let pair = Self.typed[usage]
    let plain = pair.map { String($0.plain) } ?? ""
    var characters = plain
    if let pair {
      let isLetter = pair.plain.isLetter
      let isShifted = held.contains(.shift) != (isLetter && held.contains(.capsLock))
      characters = String(isShifted ? pair.shifted : pair.plain)
      if isLetter, held.contains(.control), let value = pair.plain.asciiValue {
        characters = String(UnicodeScalar(value & 0x1F))
      }
    }
    return KeyStroke(
      usage: usage, phase: phase, characters: characters, charactersIgnoringModifiers: plain,
      modifiers: held, time: time)
  }

  /// What the keys type without and with Shift.
  private static let typed: [UInt16: (plain: Character, shifted: Character)] = {
    var table: [UInt16: (plain: Character, shifted: Character)] = [:]
    func add(from first: UInt16, _ plain: String, _ shifted: String) {
      for (place, pair) in zip(plain, shifted).enumerated() {
        table[first + UInt16(place)] = (pair.0, pair.1)
      }
    }
    add(from: 0x04, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    add(from: 0x1E, "1234567890", "!@#$%^&*()")
    add(from: 0x28, "\n", "\n")
    add(from: 0x2B, "\t -=[]\\", "\t _+{}|")
    add(from: 0x33, ";'`,./", ":\"~<>?")
    return table
  }()

  private static let byCharacter: [Character: (usage: UInt16, needsShift: Bool)] = {
    var table: [Character: (usage: UInt16, needsShift: Bool)] = [
      "\u{8}": (0x2A, false), "\u{7F}": (0x2A, false), "\r": (0x28, false),
    ]
    for (usage, pair) in typed {
      table[pair.plain] = (usage, false)
      if pair.shifted != pair.plain { table[pair.shifted] = (usage, true) }
    }
    return table
  }()
}
