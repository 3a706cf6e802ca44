// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// How large each kind of text is in each size that a person may want.
enum TextSizes {
  /// Points of each kind of text in each category from the smallest to the largest, as published in
  /// Apple's design guidelines.
  private static let points: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
  private static let body = points[.body] ?? []
  private static let ordinaryBody: CGFloat = 17

  /// The points of a kind of text; one that is not listed is set as running text.
  static func points(
    of style: UIFont.TextStyle, in category: UIContentSizeCategory
  ) -> CGFloat { (points[style] ?? body)[category.step] }

  // Rules: AW-36.
  /// The category whose running text is nearest to so many parts of the ordinary size.
  static func category(of scale: Double) -> UIContentSizeCategory {
    let wanted = CGFloat(scale) * ordinaryBody
    let nearest = body.indices.min { abs(body[$0] - wanted) < abs(body[$1] - wanted) }
    return nearest.map { UIContentSizeCategory.all[$0] } ?? .large
  }
}

/// Why a font has the size it has: it follows the size that a person wants.
struct FontScaling: Hashable {
  var style: UIFont.TextStyle
  /// The size at the ordinary category, in points.
  var base: CGFloat
  /// The greatest size, in points.
  var most: CGFloat = .infinity

  /// The size in a category, in points.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let ordinary = TextSizes.points(of: style, in: .large)
    let share = TextSizes.points(of: style, in: category) / ordinary
    // A font of the style's own size gets the published one to the point.
    return min(most, base == ordinary ? ordinary * share : (base * share).rounded())
  }
}
