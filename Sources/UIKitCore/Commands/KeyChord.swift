// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: PK-18, PK-19.
/// A key together with the modifiers that are held: what key commands are matched with.
struct KeyChord: Equatable {
  /// What the key types without modifiers, or its name.
  let plain: String
  /// A second name of the key, where it has one.
  let other: String?
  /// What it types with Shift, where that is another character and not the same one in upper case.
  let shifted: String?
  let modifiers: UIKeyModifierFlags

  private static let matters: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// Makes a chord of what a key types.
  init(
    plain: String, shifted: String? = nil, other: String? = nil, modifiers: UIKeyModifierFlags
  ) {
    self.plain = plain
    self.other = other
    self.modifiers = modifiers
    let isNew = shifted.map { !$0.isEmpty && $0.lowercased() != plain.lowercased() } ?? false
    self.shifted = isNew ? shifted : nil
  }

  /// Makes the chord of a key that went down; nil for a key that names no input, as a modifier.
  @MainActor
  init?(_ key: UIKey) {
    let plain = key.charactersIgnoringModifiers
    guard !plain.isEmpty else { return nil }
    let typesShifted = key.modifierFlags.contains(.shift) && KeyInput.fixed(for: key.keyCode) == nil
    self.init(
      plain: plain, shifted: typesShifted ? key.characters : nil,
      other: plain == KeyInput.backspace ? KeyInput.delete : nil, modifiers: key.modifierFlags)
  }

  /// Whether the chord is the one that `input` and `flags` describe.
  ///
  /// The modifiers are exact; Caps Lock and the numeric pad matter only when asked for. A character
  /// that takes Shift to type may be named itself, with Shift among the flags or not.
  func matches(_ input: String, _ flags: UIKeyModifierFlags) -> Bool {
    let unasked = UIKeyModifierFlags([.alphaShift, .numericPad]).subtracting(flags)
    let held = modifiers.subtracting(unasked)
    if held == flags, Self.isSame(input, plain) || input == other { return true }
    guard let shifted, Self.isSame(input, shifted) else { return false }
    return held == flags || held.subtracting(.shift) == flags
  }

  private static func isSame(_ a: String, _ b: String) -> Bool {
    if a == b { return true }
    if a.utf8.count != b.utf8.count, a.utf8.count == 1 || b.utf8.count == 1 { return false }
    return a.lowercased() == b.lowercased()
  }
}
