// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How colours are laid over those behind them.
public enum BlendMode: String, Sendable {
  /// The colour in front, as far as it is opaque.
  case normal
  /// The product: never lighter than either.
  case multiply
  /// The product of what is missing to white: never darker than either.
  case screen
  /// Multiply where it is dark behind, screen where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What is behind made lighter, as the colour in front is light.
  case colorDodge
  /// What is behind made darker, as the colour in front is dark.
  case colorBurn
  /// A mild form of hard light.
  case softLight
  /// Multiply where it is dark in front, screen where it is light.
  case hardLight
  /// How far both are apart.
  case difference
  /// A mild form of difference.
  case exclusion
  /// The hue in front with the saturation and lightness behind.
  case hue
  /// The saturation in front with the hue and lightness behind.
  case saturation
  /// Hue and saturation in front with the lightness behind.
  case color
  /// The lightness in front with the hue and saturation behind.
  case luminosity
  /// The sum.
  case linearDodge
}
