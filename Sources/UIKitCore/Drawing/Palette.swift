// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The colours that `UIColor` names, each made once: those of Apple's design guidelines.
enum Palette {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 0.333, alpha: 1)
  static let lightGray = UIColor(white: 0.667, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let systemRed = UIColor(
    light: UIColor(bytes: 255, 59, 48), dark: UIColor(bytes: 255, 69, 58),
    strongLight: UIColor(bytes: 215, 0, 21), strongDark: UIColor(bytes: 255, 105, 97))
  static let systemGreen = UIColor(
    light: UIColor(bytes: 52, 199, 89), dark: UIColor(bytes: 48, 209, 88),
    strongLight: UIColor(bytes: 36, 138, 61), strongDark: UIColor(bytes: 48, 219, 91))
  static let systemBlue = UIColor(
    light: UIColor(bytes: 0, 122, 255), dark: UIColor(bytes: 10, 132, 255),
    strongLight: UIColor(bytes: 0, 64, 221), strongDark: UIColor(bytes: 64, 156, 255))
  static let systemOrange = UIColor(
    light: UIColor(bytes: 255, 149, 0), dark: UIColor(bytes: 255, 159, 10),
    strongLight: UIColor(bytes: 201, 52, 0), strongDark: UIColor(bytes: 255, 179, 64))
  static let systemYellow = UIColor(
    light: UIColor(bytes: 255, 204, 0), dark: UIColor(bytes: 255, 214, 10),
    strongLight: UIColor(bytes: 178, 80, 0), strongDark: UIColor(bytes: 255, 212, 38))
  static let systemPink = UIColor(
    light: UIColor(bytes: 255, 45, 85), dark: UIColor(bytes: 255, 55, 95),
    strongLight: UIColor(bytes: 211, 15, 69), strongDark: UIColor(bytes: 255, 100, 130))
  static let systemPurple = UIColor(
    light: UIColor(bytes: 175, 82, 222), dark: UIColor(bytes: 191, 90, 242),
    strongLight: UIColor(bytes: 137, 68, 171), strongDark: UIColor(bytes: 218, 143, 255))
  static let systemTeal = UIColor(
    light: UIColor(bytes: 48, 176, 199), dark: UIColor(bytes: 64, 200, 224),
    strongLight: UIColor(bytes: 0, 130, 153), strongDark: UIColor(bytes: 93, 230, 255))
  static let systemIndigo = UIColor(
    light: UIColor(bytes: 88, 86, 214), dark: UIColor(bytes: 94, 92, 230),
    strongLight: UIColor(bytes: 54, 52, 163), strongDark: UIColor(bytes: 125, 122, 255))
  static let systemBrown = UIColor(
    light: UIColor(bytes: 162, 132, 94), dark: UIColor(bytes: 172, 142, 104),
    strongLight: UIColor(bytes: 127, 101, 69), strongDark: UIColor(bytes: 181, 148, 105))
  static let systemMint = UIColor(
    light: UIColor(bytes: 0, 199, 190), dark: UIColor(bytes: 99, 230, 226),
    strongLight: UIColor(bytes: 12, 129, 123), strongDark: UIColor(bytes: 102, 212, 207))
  static let systemCyan = UIColor(
    light: UIColor(bytes: 50, 173, 230), dark: UIColor(bytes: 100, 210, 255),
    strongLight: UIColor(bytes: 0, 113, 164), strongDark: UIColor(bytes: 112, 215, 255))
  static let systemGray = UIColor(
    light: UIColor(bytes: 142, 142, 147), dark: UIColor(bytes: 142, 142, 147),
    strongLight: UIColor(bytes: 108, 108, 112), strongDark: UIColor(bytes: 174, 174, 178))
  static let systemGray2 = UIColor(
    light: UIColor(bytes: 174, 174, 178), dark: UIColor(bytes: 99, 99, 102))
  static let systemGray3 = UIColor(
    light: UIColor(bytes: 199, 199, 204), dark: UIColor(bytes: 72, 72, 74))
  static let systemGray4 = UIColor(
    light: UIColor(bytes: 209, 209, 214), dark: UIColor(bytes: 58, 58, 60))
  static let systemGray5 = UIColor(
    light: UIColor(bytes: 229, 229, 234), dark: UIColor(bytes: 44, 44, 46))
  static let systemGray6 = UIColor(
    light: UIColor(bytes: 242, 242, 247), dark: UIColor(bytes: 28, 28, 30))
  static let link = UIColor(
    light: UIColor(bytes: 0, 122, 255), dark: UIColor(bytes: 10, 132, 255),
    strongLight: UIColor(bytes: 0, 64, 221), strongDark: UIColor(bytes: 64, 156, 255))
  static let systemBackground = UIColor(
    light: UIColor(bytes: 255, 255, 255), dark: UIColor(bytes: 0, 0, 0))
  static let secondarySystemBackground = UIColor(
    light: UIColor(bytes: 242, 242, 247), dark: UIColor(bytes: 28, 28, 30))
  static let tertiarySystemBackground = UIColor(
    light: UIColor(bytes: 255, 255, 255), dark: UIColor(bytes: 44, 44, 46))
  static let systemGroupedBackground = UIColor(
    light: UIColor(bytes: 242, 242, 247), dark: UIColor(bytes: 0, 0, 0))
  static let secondarySystemGroupedBackground = UIColor(
    light: UIColor(bytes: 255, 255, 255), dark: UIColor(bytes: 28, 28, 30))
  static let tertiarySystemGroupedBackground = UIColor(
    light: UIColor(bytes: 242, 242, 247), dark: UIColor(bytes: 44, 44, 46))
  static let opaqueSeparator = UIColor(
    light: UIColor(bytes: 198, 198, 200), dark: UIColor(bytes: 56, 56, 58))
  static let label = UIColor(
    light: UIColor(bytes: 0, 0, 0), dark: UIColor(bytes: 255, 255, 255))
  static let secondaryLabel = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.6), dark: UIColor(bytes: 235, 235, 245, alpha: 0.6),
    strongLight: UIColor(bytes: 60, 60, 67, alpha: 0.8),
    strongDark: UIColor(bytes: 235, 235, 245, alpha: 0.7))
  static let tertiaryLabel = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.3), dark: UIColor(bytes: 235, 235, 245, alpha: 0.3))
  static let quaternaryLabel = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.18), dark: UIColor(bytes: 235, 235, 245, alpha: 0.16)
  )
  static let placeholderText = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.3), dark: UIColor(bytes: 235, 235, 245, alpha: 0.3),
    strongLight: UIColor(bytes: 60, 60, 67, alpha: 0.8),
    strongDark: UIColor(bytes: 235, 235, 245, alpha: 0.7))
  static let separator = UIColor(
    light: UIColor(bytes: 60, 60, 67, alpha: 0.29), dark: UIColor(bytes: 84, 84, 88, alpha: 0.6))
  static let systemFill = UIColor(
    light: UIColor(bytes: 120, 120, 128, alpha: 0.2),
    dark: UIColor(bytes: 120, 120, 128, alpha: 0.36))
  static let secondarySystemFill = UIColor(
    light: UIColor(bytes: 120, 120, 128, alpha: 0.16),
    dark: UIColor(bytes: 120, 120, 128, alpha: 0.32))
  static let tertiarySystemFill = UIColor(
    light: UIColor(bytes: 118, 118, 128, alpha: 0.12),
    dark: UIColor(bytes: 118, 118, 128, alpha: 0.24))
  static let quaternarySystemFill = UIColor(
    light: UIColor(bytes: 116, 116, 128, alpha: 0.08),
    dark: UIColor(bytes: 118, 118, 128, alpha: 0.18))
  /// The part of a segmented control that shows what is selected.
  static let segmentThumb = UIColor(
    light: UIColor(white: 1, alpha: 1), dark: UIColor(bytes: 99, 99, 102))
  static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  /// Makes a colour from sRGB components of 0 to 255.
  convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
    let most: CGFloat = 255
    self.init(red: red / most, green: green / most, blue: blue / most, alpha: alpha)
  }
}
