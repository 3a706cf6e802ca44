// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A key of a hardware keyboard that went down or up.
public struct KeyStroke: Sendable, Equatable, Codable {
  /// What the key did.
  public enum Phase: UInt8, Sendable, Codable { case began, ended, cancelled }

  /// Which key, by its place: a usage of page 7, "Keyboard/Keypad", of the HID usage tables.
  public var usage: UInt16
  /// What the key did.
  public var phase: Phase
  /// What it types in the keyboard's layout with the modifiers held; empty for a key that types
  /// nothing, such as an arrow.
  public var characters: String
  /// What it types in the layout without modifiers.
  public var charactersIgnoringModifiers: String
  /// The modifier keys that are down after this stroke.
  public var modifiers: KeyModifiers
  /// Whether the keyboard repeats a key that is held; the application repeats by a timer of its own.
  public var isRepeat: Bool
  /// Seconds on the host's clock.
  public var time: TimeInterval

  /// Makes a stroke.
  public init(
    usage: UInt16, phase: Phase, characters: String = "", charactersIgnoringModifiers: String = "",
    modifiers: KeyModifiers = [], isRepeat: Bool = false, time: TimeInterval
  ) {
    self.usage = usage
    self.phase = phase
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.time = time
  }
}
