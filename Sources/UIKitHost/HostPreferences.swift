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
  /// Whether people give commands with the key Control, as everywhere but on Apple's computers.
  ///
  /// Such a host reports Control as `KeyModifiers.command`, and menus show it so.
  public var commandsByControl: Bool
  /// Other help that the person switched on.
  public var aids: HostAids
  /// What the person set for a pencil.
  public var pencil: PencilPreferences
  /// What the person who guides another one forbids in the application, by the application's
  /// identifiers; it counts while `HostAids.guidedAccess` is on.
  public var deniedRestrictions: [String]

  /// Makes preferences: those of a person who set nothing, where nothing is given.
  public init(
    isDark: Bool = false, textScale: Double = 1, hasHighContrast: Bool = false,
    reducesMotion: Bool = false, reducesTransparency: Bool = false, invertsColors: Bool = false,
    commandsByControl: Bool = false, aids: HostAids = [],
    pencil: PencilPreferences = PencilPreferences(), deniedRestrictions: [String] = []
  ) {
    self.isDark = isDark
    self.textScale = textScale
    self.hasHighContrast = hasHighContrast
    self.reducesMotion = reducesMotion
    self.reducesTransparency = reducesTransparency
    self.invertsColors = invertsColors
    self.commandsByControl = commandsByControl
    self.aids = aids
    self.pencil = pencil
    self.deniedRestrictions = deniedRestrictions
  }

  /// Reads preferences; what a recording is too old to have is as at first.
  ///
  /// - Throws: `DecodingError` where something else is missing or not what it should be.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    isDark = try values.decode(Bool.self, forKey: .isDark)
    textScale = try values.decode(Double.self, forKey: .textScale)
    hasHighContrast = try values.decode(Bool.self, forKey: .hasHighContrast)
    reducesMotion = try values.decode(Bool.self, forKey: .reducesMotion)
    reducesTransparency = try values.decode(Bool.self, forKey: .reducesTransparency)
    invertsColors = try values.decode(Bool.self, forKey: .invertsColors)
    commandsByControl = try values.decodeIfPresent(Bool.self, forKey: .commandsByControl) ?? false
    aids = try values.decodeIfPresent(HostAids.self, forKey: .aids) ?? []
    pencil =
      try values.decodeIfPresent(PencilPreferences.self, forKey: .pencil) ?? PencilPreferences()
    deniedRestrictions =
      try values.decodeIfPresent([String].self, forKey: .deniedRestrictions) ?? []
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
      commandsByControl ? "commands by control" : nil,
    ]
    let said =
      words.compactMap(\.self) + aids.words + pencil.words
      + deniedRestrictions.map { "without \($0)" }
    return said.isEmpty ? "ordinary" : said.joined(separator: ", ")
  }
}
