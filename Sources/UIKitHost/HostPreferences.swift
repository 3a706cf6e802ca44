// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What the person set on their device, as far as it decides how an application looks.
public struct HostPreferences: Sendable, Hashable, Codable {
  /// Whether light things are to be shown on dark ground.
  public var isDark: Bool
  /// How large text is to be, in parts of the ordinary size.
  public var textScale: Double
  /// Whether differences of brightness are to be strong.
  public var hasHighContrast: Bool
  /// Whether little is to move.
  public var reducesMotion: Bool
  /// Whether nothing is to be seen through.
  public var reducesTransparency: Bool
  /// Whether the device shows all colours inverted.
  public var invertsColors: Bool

  /// Makes preferences: those of a person who set nothing, where nothing is given.
  public init(
    isDark: Bool = false, textScale: Double = 1, hasHighContrast: Bool = false,
    reducesMotion: Bool = false, reducesTransparency: Bool = false, invertsColors: Bool = false
  ) {
    self.isDark = isDark
    self.textScale = textScale
    self.hasHighContrast = hasHighContrast
    self.reducesMotion = reducesMotion
    self.reducesTransparency = reducesTransparency
    self.invertsColors = invertsColors
  }

  /// Whether there could be such preferences; those that could not be are dropped.
  public var isPossible: Bool { Self.textScales.contains(textScale) }

  /// The sizes of text that there can be; beyond them a page or a script is wrong.
  package static let textScales = 0.1...10.0
}

extension HostPreferences: CustomStringConvertible {
  /// What was set; "ordinary" for nothing.
  public var description: String {
    let words = [
      isDark ? "dark" : nil, textScale == 1 ? nil : "text \(textScale)",
      hasHighContrast ? "high contrast" : nil, reducesMotion ? "reduced motion" : nil,
      reducesTransparency ? "reduced transparency" : nil, invertsColors ? "inverted colours" : nil,
    ]
    let said = words.compactMap(\.self)
    return said.isEmpty ? "ordinary" : said.joined(separator: ", ")
  }
}
