// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: FO-19.
/// The sound of a move of focus.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Silence.
  public static let none = UIFocusSoundIdentifier(rawValue: "none")
  /// The host's sound.
  public static let `default` = UIFocusSoundIdentifier(rawValue: "default")
}
