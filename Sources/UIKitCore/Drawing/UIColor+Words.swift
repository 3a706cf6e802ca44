// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

extension UIColor {
  // Rules: DR-37.
  /// The colour in English words, such as "dark blue", for people who cannot see it.
  public var accessibilityName: String {
    let shown = cgColor.rgba
    guard shown.alpha >= Self.leastSeen else { return "clear" }
    let (hue, saturation, brightness) = Self.parts(
      red: CGFloat(shown.red), green: CGFloat(shown.green), blue: CGFloat(shown.blue))
    if brightness < 0.12 { return "black" }
    if saturation < 0.12 { return Self.grey(brightness) }
    let name = Self.word(hue * 360, brightness)
    if brightness < 0.5, name != "purple", name != "brown" { return "dark \(name)" }
    return saturation < 0.5 && brightness > 0.6 ? "light \(name)" : name
  }

  /// The opacity below which nothing is seen.
  private static let leastSeen = 0.05

  private static func grey(_ brightness: CGFloat) -> String {
    switch brightness {
    case ..<0.42: "dark gray"
    case ..<0.6: "gray"
    case ..<0.95: "light gray"
    default: "white"
    }
  }

  /// The name of a hue in degrees; two depend on how bright it is.
  private static func word(_ hue: CGFloat, _ brightness: CGFloat) -> String {
    switch hue {
    case ..<15: "red"
    case ..<45: brightness < 0.7 ? "brown" : "orange"
    case ..<70: "yellow"
    case ..<165: "green"
    case ..<195: "cyan"
    case ..<255: "blue"
    case ..<290: "purple"
    case ..<325: brightness < 0.75 ? "purple" : "magenta"
    case ..<345: "pink"
    default: "red"
    }
  }
}
