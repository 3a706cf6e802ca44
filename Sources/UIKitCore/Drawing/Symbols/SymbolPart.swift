// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// One stroke or filled shape of a symbol.
struct SymbolPart {
  /// What a part is for; the letter says it in the notation.
  enum Role: Character {
    /// A line, in the filled form of the symbol too.
    case line = "l"
    /// A filled shape, in the filled form of the symbol too.
    case area = "f"
    /// A line whose inside is filled in the filled form.
    case outline = "o"
    /// A line inside of an outline, which shows through the filled form.
    case innerLine = "i"
    /// A filled shape inside of an outline, which shows through the filled form.
    case innerArea = "j"
    /// A broad line that takes away what was drawn before, around a line that follows.
    case gapLine = "x"
    /// A shape that takes away what was drawn before.
    case gapArea = "y"
  }

  /// How thick lines are, in points.
  static let lineWidth: CGFloat = 1.8

  /// How small lines get at most in a smaller drawing, as a part of their thickness.
  static let leastThickness: CGFloat = 0.8

  /// How much broader than a line the gap around it is.
  static let gap: CGFloat = 2.6

  let role: Role
  let path: CGPath
  /// How much smaller than the square its drawing is.
  let scale: CGFloat

  private static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  private var width: CGFloat { Self.lineWidth * max(scale, Self.leastThickness) }

  var fill: DrawingCommand { .fill(path.steps, Self.black, evenOdd: false) }

  var stroke: DrawingCommand { stroke(width: width) }

  var broadStroke: DrawingCommand { stroke(width: width + Self.gap * scale) }

  private func stroke(width: CGFloat) -> DrawingCommand {
    .stroke(
      path.steps, Self.black, LineStyle(width: Double(width), cap: .round, join: .round))
  }
}
