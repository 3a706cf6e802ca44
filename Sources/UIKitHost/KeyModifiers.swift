// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Modifier keys, with the bit values that `UIKeyModifierFlags` has.
public struct KeyModifiers: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps Lock is on.
  public static let capsLock = KeyModifiers(rawValue: 1 << 16)
  /// A Shift key is down.
  public static let shift = KeyModifiers(rawValue: 1 << 17)
  /// A Control key is down.
  public static let control = KeyModifiers(rawValue: 1 << 18)
  /// An Option (Alt) key is down.
  public static let alternate = KeyModifiers(rawValue: 1 << 19)
  /// A Command (Meta) key is down.
  public static let command = KeyModifiers(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = KeyModifiers(rawValue: 1 << 21)
}
