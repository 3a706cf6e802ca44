// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// Rules: AW-97.
/// The system colours in which the library itself writes.
///
/// Each says that it is the colour of its name, and equals that; letters and symbols in it are
/// drawn in one that can be read.
enum Ink {
  /// The tint where no one set one.
  static let tint = UIColor(inking: Palette.systemBlue)
  /// Of what destroys.
  static let red = UIColor(inking: Palette.systemRed)
  /// Of what is not chosen, but can be.
  static let gray = UIColor(inking: Palette.systemGray)
  /// Of second texts.
  static let quiet = UIColor(
    Palette.secondaryLabel, light: UIColor(bytes: 60, 60, 67, alpha: 0.8),
    dark: UIColor(bytes: 235, 235, 245, alpha: 0.7))
  /// Of what cannot be used, which 3 to 1 is enough for.
  static let faint = UIColor(
    Palette.tertiaryLabel, light: UIColor(bytes: 60, 60, 67, alpha: 0.62),
    dark: UIColor(bytes: 235, 235, 245, alpha: 0.5))
  /// Of what says what to type.
  static let placeholder = UIColor(
    Palette.placeholderText, light: UIColor(bytes: 60, 60, 67, alpha: 0.8),
    dark: UIColor(bytes: 235, 235, 245, alpha: 0.7))

  /// Those that an application may put behind what the library writes.
  fileprivate static let system =
    [tint, red, gray]
    + [
      Palette.systemGreen, Palette.systemOrange, Palette.systemYellow, Palette.systemPink,
      Palette.systemPurple, Palette.systemTeal, Palette.systemIndigo, Palette.systemBrown,
      Palette.systemMint, Palette.systemCyan, Palette.systemGray2, Palette.systemGray3,
      Palette.systemGray4, Palette.systemGray5, Palette.systemGray6,
    ].map { UIColor(inking: $0) }
}

extension UIColor {
  /// A system colour as the library writes in it; any other is itself.
  var inked: UIColor { Ink.system.first { $0 == self } ?? self }

  /// What letters and symbols are drawn in under the current traits.
  var ink: CGColor {
    switch source {
    case .inked(_, let ink, _): ink.shadeNow
    case .tint: ShownTint.ink
    case .fixed, .shades, .provided: cgColor
    }
  }

  /// The colour as a ground for white letters: darker, if it is one in which the library writes.
  var behindWhite: UIColor {
    guard case .inked(_, _, let ground) = source else { return self }
    return UIColor(shades: ground)
  }

  /// The colour of letters that cannot be used and are in this one otherwise.
  ///
  /// - Parameter part: how much is left of a colour in which the library does not write.
  func weakened(to part: CGFloat) -> UIColor {
    source.isInked ? Ink.faint : withAlphaComponent(cgColor.alpha * part)
  }

  /// Whether letters in this colour look like those in another.
  func writes(like other: UIColor) -> Bool {
    guard self == other else { return false }
    return source.isInked == other.source.isInked
  }

  /// Makes a colour that says it is another one of the system, and is drawn so that it can be read.
  fileprivate convenience init(inking color: UIColor) {
    self.init(inking: color, as: Legibility.ink(color.source.shades))
  }

  /// Makes a colour that says it is another one of the system, and is drawn as one of two.
  fileprivate convenience init(_ color: UIColor, light: UIColor, dark: UIColor) {
    let ink = ColorShades(
      light: light.cgColor, dark: dark.cgColor, strongLight: light.cgColor,
      strongDark: dark.cgColor)
    self.init(inking: color, as: ink)
  }

  private convenience init(inking color: UIColor, as ink: ColorShades) {
    let said = color.source.shades
    self.init(source: .inked(said, ink: ink, ground: Legibility.ground(said)))
  }
}
