// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

// Rules: AW-97.
/// How far letters stand out from what is behind them, by the formula of WCAG 2.
enum Legibility {
  /// The ratio that small letters need.
  private static let least = 4.5
  /// What WCAG 2 adds to each brightness: the light that a screen throws back.
  private static let glare = 0.05
  /// The brightness of the darkest light ground on which the library writes, that of a chosen row,
  /// and of the lightest dark one.
  private static let lightGround = 0.64
  private static let darkGround = 0.05
  private static let white = 1.0
  /// Into so many steps the way to black or white is divided.
  private static let steps = 100

  /// The brightest that letters on light ground may be.
  private static let darkInk = (lightGround + glare) / least - glare
  /// The darkest that letters on dark ground may be.
  private static let lightInk = (darkGround + glare) * least - glare
  /// The brightest that a ground of white letters may be.
  private static let inkedGround = (white + glare) / least - glare

  /// A colour with as little black or white in it as letters of that colour need.
  static func ink(_ shades: ColorShades) -> ColorShades {
    ColorShades(
      light: darkened(shades.light, to: darkInk), dark: lightened(shades.dark),
      strongLight: darkened(shades.strongLight, to: darkInk),
      strongDark: lightened(shades.strongDark))
  }

  /// A colour with as little black in it as white letters before it need.
  static func ground(_ shades: ColorShades) -> ColorShades {
    ColorShades(
      light: darkened(shades.light, to: inkedGround), dark: darkened(shades.dark, to: inkedGround),
      strongLight: darkened(shades.strongLight, to: inkedGround),
      strongDark: darkened(shades.strongDark, to: inkedGround))
  }

  private static func darkened(_ color: CGColor, to most: Double) -> CGColor {
    mixed(color, with: 0) { $0 <= most }
  }

  private static func lightened(_ color: CGColor) -> CGColor {
    mixed(color, with: 1) { $0 >= lightInk }
  }

  /// A colour mixed with a grey until it is bright or dark enough.
  private static func mixed(
    _ color: CGColor, with gray: Double, until isEnough: (Double) -> Bool
  ) -> CGColor {
    let parts = color.exact
    for step in 0..<steps {
      let part = Double(step) / Double(steps)
      let mixed = RGBA(
        red: parts.red + (gray - parts.red) * part,
        green: parts.green + (gray - parts.green) * part,
        blue: parts.blue + (gray - parts.blue) * part, alpha: parts.alpha)
      guard isEnough(mixed.luminance) else { continue }
      return CGColor(
        red: CGFloat(mixed.red), green: CGFloat(mixed.green), blue: CGFloat(mixed.blue),
        alpha: CGFloat(mixed.alpha))
    }
    return CGColor(gray: CGFloat(gray), alpha: CGFloat(parts.alpha))
  }
}
