// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

/// A font in a size, with the measures that text is laid out by.
package struct TextFont: Hashable, Sendable {
  package var face: FontFace
  /// In points.
  package var pointSize: CGFloat
  package var form = Form()

  /// What a font has besides face and size.
  package struct Form: Hashable, Sendable {
    /// How far lines are from each other.
    package var leading = Leading.usual
    /// How wide letters are, as `UIFont.Width` says it: 0 is as wide as usual.
    package var width: CGFloat = 0
    /// What letters are drawn by; nil for nothing besides the size.
    package var matrix: LetterMatrix?

    package init() {}
  }

  /// How far lines are from each other.
  private var leading: Leading { form.leading }
  // Rules: TS-57.
  /// How large letters are drawn, in points: the size, by what a matrix makes them higher.
  package var letterSize: CGFloat { pointSize * (form.matrix?.height ?? 1) }
  // Rules: TS-28, TS-57.
  /// How wide letters are, in parts of the width that their height has.
  package var stretch: CGFloat {
    (1 + form.width) * (form.matrix.map { $0.width / $0.height } ?? 1)
  }
  // Rules: TS-57.
  /// How far letters lean to the right for each point of height.
  package var slant: CGFloat { form.matrix?.slant ?? 0 }

  // Rules: TS-26.
  /// How far lines of a font are from each other.
  package enum Leading: Sendable {
    case tight
    case usual
    case loose

    /// How much taller a line is than usual, in points; Apple's Human Interface Guidelines say it.
    var points: CGFloat {
      switch self {
      case .tight: -2
      case .usual: 0
      case .loose: 2
      }
    }
  }

  /// A font of the system's in a size, regular unless the face says otherwise.
  package init(_ face: FontFace = FontFace(), size: CGFloat) {
    self.face = face
    pointSize = size
  }

  /// The measures in parts of the size, as far as they are known now.
  var figures: FaceFigures { FontTable.shared.figures(of: face) }

  /// How far characters reach above the baseline and below it, in points; none is negative.
  ///
  /// OPTIMIZATION: both at once, for the figures of a font are looked up in a table.
  var reach: (above: CGFloat, below: CGFloat) {
    let figures = figures
    let half = leading.points / 2
    return (
      max(0, CGFloat(figures.ascent) * letterSize + half),
      max(0, CGFloat(figures.descent) * letterSize + half)
    )
  }

  /// How far characters reach above the baseline, in points.
  package var ascender: CGFloat { reach.above }
  /// How far characters reach below the baseline, in points; negative.
  package var descender: CGFloat { -reach.below }
  /// The height of capitals, in points.
  package var capHeight: CGFloat { CGFloat(figures.capHeight) * letterSize }
  /// The height of a small x, in points.
  package var xHeight: CGFloat { CGFloat(figures.xHeight) * letterSize }
  /// From the ascender to the descender, in points.
  package var lineHeight: CGFloat {
    let reach = reach
    return reach.above + reach.below
  }
}

/// What the attribute `font` may hold: an object that stands for a font.
package protocol TextFontSource {
  var textFont: TextFont { get }
}
