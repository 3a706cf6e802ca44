// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import UIKitHost

  /// How the person wants pages to look, as the wire has it.
  struct WirePreferences: Decodable {
    var dark: Bool
    var text: Double
    var contrast: Bool
    var still: Bool
    var opaque: Bool
    var inverted: Bool
    /// Whether Control gives commands; nil from a page that does not know.
    var control: Bool?
    /// Whether somebody has the screen read out; nil from a page that does not know.
    var reader: Bool?

    /// Checks the values.
    func preferences() throws -> HostPreferences {
      let preferences = HostPreferences(
        isDark: dark, textScale: text, hasHighContrast: contrast, reducesMotion: still,
        reducesTransparency: opaque, invertsColors: inverted,
        commandsByControl: control ?? false, aids: reader == true ? .voiceOver : [])
      guard preferences.isPossible else { throw PageMessage.Malformed.impossible }
      return preferences
    }
  }
#endif
