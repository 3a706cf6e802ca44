// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The colours that `UIColor` names, each made once.
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
  static let systemRed = UIColor(bytes: 255, 59, 48)
  static let systemGreen = UIColor(bytes: 52, 199, 89)
  static let systemBlue = UIColor(bytes: 0, 122, 255)
  static let systemOrange = UIColor(bytes: 255, 149, 0)
  static let systemYellow = UIColor(bytes: 255, 204, 0)
  static let systemPink = UIColor(bytes: 255, 45, 85)
  static let systemPurple = UIColor(bytes: 175, 82, 222)
  static let systemTeal = UIColor(bytes: 48, 176, 199)
  static let systemIndigo = UIColor(bytes: 88, 86, 214)
  static let systemBrown = UIColor(bytes: 162, 132, 94)
  static let systemMint = UIColor(bytes: 0, 199, 190)
  static let systemCyan = UIColor(bytes: 50, 173, 230)
  static let systemGray = UIColor(bytes: 142, 142, 147)
  static let systemGray2 = UIColor(bytes: 174, 174, 178)
  static let systemGray3 = UIColor(bytes: 199, 199, 204)
  static let systemGray4 = UIColor(bytes: 209, 209, 214)
  static let systemGray5 = UIColor(bytes: 229, 229, 234)
  static let systemGray6 = UIColor(bytes: 242, 242, 247)
  static let link = UIColor(bytes: 0, 122, 255)
  static let systemBackground = UIColor(bytes: 255, 255, 255)
  static let secondarySystemBackground = UIColor(bytes: 242, 242, 247)
  static let tertiarySystemBackground = UIColor(bytes: 255, 255, 255)
  static let systemGroupedBackground = UIColor(bytes: 242, 242, 247)
  static let secondarySystemGroupedBackground = UIColor(bytes: 255, 255, 255)
  static let tertiarySystemGroupedBackground = UIColor(bytes: 242, 242, 247)
  static let opaqueSeparator = UIColor(bytes: 198, 198, 200)
  static let label = UIColor(bytes: 0, 0, 0, alpha: 1)
  static let secondaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.6)
  static let tertiaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  static let quaternaryLabel = UIColor(bytes: 60, 60, 67, alpha: 0.18)
  static let placeholderText = UIColor(bytes: 60, 60, 67, alpha: 0.3)
  static let separator = UIColor(bytes: 60, 60, 67, alpha: 0.29)
  static let systemFill = UIColor(bytes: 120, 120, 128, alpha: 0.2)
  static let secondarySystemFill = UIColor(bytes: 120, 120, 128, alpha: 0.16)
  static let tertiarySystemFill = UIColor(bytes: 118, 118, 128, alpha: 0.12)
  static let quaternarySystemFill = UIColor(bytes: 116, 116, 128, alpha: 0.08)
  static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension UIColor {
  /// Makes a colour from sRGB components of 0 to 255.
  convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat = 1) {
    let most: CGFloat = 255
    self.init(red: red / most, green: green / most, blue: blue / most, alpha: alpha)
  }
}
