// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKit

// The calls that type. They are declared so that a test which types compiles and says what is missing:
// every one throws `HammerError.textEntryIsNotAvailable` and sends nothing.

extension EventGenerator {
  /// Presses a key and keeps it down; throws, as no text entry is delivered yet.
  public func keyDown(_ key: KeyboardKey) throws { try refuseText() }

  /// Presses the key of a character and keeps it down; throws, as no text entry is delivered yet.
  public func keyDown(_ character: Character) throws { try refuseText() }

  /// Releases a key; throws, as no text entry is delivered yet.
  public func keyUp(_ key: KeyboardKey) throws { try refuseText() }

  /// Releases the key of a character; throws, as no text entry is delivered yet.
  public func keyUp(_ character: Character) throws { try refuseText() }

  /// Presses and releases a key; throws, as no text entry is delivered yet.
  public func keyPress(_ key: KeyboardKey) throws { try refuseText() }

  /// Presses and releases the key of a character; throws, as no text entry is delivered yet.
  public func keyPress(_ character: Character) throws { try refuseText() }

  /// Presses and releases a key several times; throws, as no text entry is delivered yet.
  public func keyPress(
    _ key: KeyboardKey, numberOfTimes: Int,
    interval: TimeInterval = EventGenerator.keyTypeInterval
  ) throws { try refuseText() }

  /// Presses and releases the key of a character several times; throws, as no text entry is
  /// delivered yet.
  public func keyPress(
    _ character: Character, numberOfTimes: Int,
    interval: TimeInterval = EventGenerator.keyTypeInterval
  ) throws { try refuseText() }

  /// Types a character, with Shift where it needs it; throws, as no text entry is delivered yet.
  public func keyType(_ character: Character) throws { try refuseText() }

  /// Types a text; throws, as no text entry is delivered yet.
  public func keyType(
    _ text: String, interval: TimeInterval = EventGenerator.keyTypeInterval
  ) throws { try refuseText() }

  /// Enters text by an input method; throws, as no text entry is delivered yet.
  ///
  /// - Parameters:
  ///   - marked: what is shown underlined first.
  ///   - text: what replaces it.
  public func compose(_ marked: String, commit text: String) throws { try refuseText() }

  private func refuseText() throws {
    guard window.isKeyWindow else { throw HammerError.windowIsNotKey }
    throw HammerError.textEntryIsNotAvailable
  }
}
