// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Colours and sizes of the keyboard and what lies behind input views.
@MainActor
enum KeyboardLook {
  /// Points from which on the shorter side of a screen is a tablet's; chosen.
  private static let leastTabletSide: CGFloat = 700
  /// Heights in points, upright and turned: those of phones and tablets since their first keyboards.
  private static let phoneHeights = (upright: CGFloat(216), turned: CGFloat(162))
  private static let tabletHeights = (upright: CGFloat(264), turned: CGFloat(352))

  /// Whether the screen is as large as a tablet's.
  static var isTablet: Bool {
    min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) >= leastTabletSide
  }

  /// The height of the keyboard's keys on this screen.
  static var height: CGFloat {
    let heights = isTablet ? tabletHeights : phoneHeights
    let isUpright = UIScreen.main.bounds.width <= UIScreen.main.bounds.height
    return isUpright ? heights.upright : heights.turned
  }

  static let background = UIColor(red: 0.82, green: 0.83, blue: 0.86, alpha: 1)
}
