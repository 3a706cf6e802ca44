// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKit
import UIKitHost

extension EventGenerator {
  /// Presses a key of a hardware keyboard with the US layout and keeps it down.
  ///
  /// A key that is held repeats while time passes, as the application decides.
  ///
  /// - Throws: `windowIsNotKey`, as all calls that type do.
  public func keyDown(_ key: KeyboardKey) throws {
    try requireKeys()
    session.keyDown(UInt16(key.rawValue))
  }

  /// Presses the key of a character and keeps it down; without Shift.
  ///
  /// - Throws: `unknownKeyForCharacter` for a character that no key types.
  public func keyDown(_ character: Character) throws {
    try keyDown(KeyboardKey.key(for: character).key)
  }

  /// Releases a key.
  ///
  /// - Throws: `windowIsNotKey`; `unknownKeyForCharacter` for a character that no key types.
  public func keyUp(_ key: KeyboardKey) throws {
    try requireKeys()
    session.keyUp(UInt16(key.rawValue))
  }

  /// Releases the key of a character.
  ///
  /// - Throws: `windowIsNotKey`; `unknownKeyForCharacter` for a character that no key types.
  public func keyUp(_ character: Character) throws {
    try keyUp(KeyboardKey.key(for: character).key)
  }

  /// Presses and releases a key.
  ///
  /// - Throws: `windowIsNotKey`; `unknownKeyForCharacter` for a character that no key types.
  public func keyPress(_ key: KeyboardKey) throws {
    try keyDown(key)
    session.keyUp(UInt16(key.rawValue))
  }

  /// Presses and releases the key of a character; without Shift.
  ///
  /// - Throws: `windowIsNotKey`; `unknownKeyForCharacter` for a character that no key types.
  public func keyPress(_ character: Character) throws {
    try keyPress(KeyboardKey.key(for: character).key)
  }

  /// Presses and releases a key several times, `interval` seconds apart.
  ///
  /// - Throws: `windowIsNotKey`; `unknownKeyForCharacter` for a character that no key types.
  public func keyPress(
    _ key: KeyboardKey, numberOfTimes: Int,
    interval: TimeInterval = EventGenerator.keyTypeInterval
  ) throws {
    for time in 0..<max(0, numberOfTimes) {
      if time > 0 { advance(by: interval) }
      try keyPress(key)
    }
  }

  /// Presses and releases the key of a character several times, `interval` seconds apart.
  ///
  /// - Throws: `windowIsNotKey`; `unknownKeyForCharacter` for a character that no key types.
  public func keyPress(
    _ character: Character, numberOfTimes: Int,
    interval: TimeInterval = EventGenerator.keyTypeInterval
  ) throws {
    try keyPress(
      KeyboardKey.key(for: character).key, numberOfTimes: numberOfTimes, interval: interval)
  }

  /// Types a character: presses and releases its key, and holds Shift where it needs it.
  ///
  /// - Throws: `unknownKeyForCharacter` for a character that no key of the US layout types.
  public func keyType(_ character: Character) throws {
    try requireKeys()
    let (key, needsShift) = try KeyboardKey.key(for: character)
    if needsShift { session.keyDown(KeyboardModel.shift) }
    session.keyDown(UInt16(key.rawValue))
    session.keyUp(UInt16(key.rawValue))
    if needsShift { session.keyUp(KeyboardModel.shift) }
  }

  /// Types a text, `interval` seconds from key to key.
  ///
  /// - Throws: `unknownKeyForCharacter`; nothing was typed then.
  public func keyType(
    _ text: String, interval: TimeInterval = EventGenerator.keyTypeInterval
  ) throws {
    try requireKeys()
    for character in text { _ = try KeyboardKey.key(for: character) }
    var isFirst = true
    for character in text {
      if !isFirst { advance(by: interval) }
      isFirst = false
      try keyType(character)
    }
  }

  private func requireKeys() throws {
    guard window.isKeyWindow else { throw HammerError.windowIsNotKey }
  }
}

extension KeyboardKey {
  /// The key that types a character, and whether with Shift.
  fileprivate static func key(
    for character: Character
  ) throws -> (key: KeyboardKey, needsShift: Bool) {
    guard let found = KeyboardModel.key(for: character),
      let key = KeyboardKey(rawValue: UInt32(found.usage))
    else { throw HammerError.unknownKeyForCharacter(character) }
    return (key, found.needsShift)
  }
}
