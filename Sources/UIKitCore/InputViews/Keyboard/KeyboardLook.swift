// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Colours and sizes of the keyboard and what lies behind input views.
@MainActor
enum KeyboardLook {
  /// What lies behind input views.
  static let background = UIColor(
    light: UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1),
    dark: UIColor(white: 0.17, alpha: 1))
  /// Behind letters and the space key.
  static let key = UIColor(light: .white, dark: UIColor(white: 0.42, alpha: 1))
  /// Behind the other keys.
  static let specialKey = UIColor(
    light: UIColor(red: 0.68, green: 0.7, blue: 0.74, alpha: 1),
    dark: UIColor(white: 0.28, alpha: 1))
  static let text = UIColor(light: .black, dark: .white)

  /// In points: corners of keys, fonts of letters, of words, and of the letter above a finger.
  static let cornerRadius: CGFloat = 5
  static let letterSize: CGFloat = 22
  static let wordSize: CGFloat = 15
  static let popupSize: CGFloat = 34
  /// How much wider than its key the letter above a finger is.
  static let popupScale: CGFloat = 1.5
  /// The alpha of what stands on a key that is off.
  static let disabledAlpha: CGFloat = 0.5

  /// Points from which on the shorter side of a screen is a tablet's; chosen.
  private static let leastTabletSide: CGFloat = 700
  /// Heights in points, upright and turned: those of phones and tablets since their first keyboards.
  private static let phoneHeights = (upright: CGFloat(216), turned: CGFloat(162))
  private static let tabletHeights = (upright: CGFloat(264), turned: CGFloat(352))
  /// The largest part of a low screen's height that the keys take, and what they need; chosen.
  private static let largestShare: CGFloat = 0.6
  private static let leastHeight: CGFloat = 96

  /// Whether the screen is as large as a tablet's.
  static var isTablet: Bool {
    min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) >= leastTabletSide
  }

  // Rules: FR-105.
  /// The height of the keyboard's keys on this screen.
  static var height: CGFloat {
    let heights = isTablet ? tabletHeights : phoneHeights
    let isUpright = UIScreen.main.bounds.width <= UIScreen.main.bounds.height
    let most = (UIScreen.main.bounds.height * largestShare).rounded(.down)
    return max(leastHeight, min(isUpright ? heights.upright : heights.turned, most))
  }
}
