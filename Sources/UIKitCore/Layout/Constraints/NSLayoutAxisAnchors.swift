// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A line at some x of a view or a guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  // Rules: LY-33.
  /// How far it is from this line to another, in points: less than 0 where that comes first.
  ///
  /// - Parameter otherAnchor: the line where the distance ends.
  /// - Returns: a length that constraints compare with numbers and with other lengths.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      of: otherAnchor.owner, otherAnchor.attribute,
      from: AnchoredLine(item: owner, attribute: attribute))
  }

  // Rules: LY-2.
  /// Says that it is the usual gap, times a factor, behind another in the direction of the language.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - multiplier: how many gaps.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  // Rules: LY-2.
  /// Says that it is at least the usual gap, times a factor, behind another in the direction of the language.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - multiplier: how many gaps.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  // Rules: LY-2.
  /// Says that it is at most the usual gap, times a factor, behind another in the direction of the language.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - multiplier: how many gaps.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A line at some y of a view or a guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  // Rules: LY-33.
  /// How far it is from this line to another, in points: less than 0 where that comes first.
  ///
  /// - Parameter otherAnchor: the line where the distance ends.
  /// - Returns: a length that constraints compare with numbers and with other lengths.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(
      of: otherAnchor.owner, otherAnchor.attribute,
      from: AnchoredLine(item: owner, attribute: attribute))
  }

  // Rules: LY-2.
  /// Says that it is the usual gap, times a factor, below another.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - multiplier: how many gaps.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, anchor, multiplier)
  }

  // Rules: LY-2.
  /// Says that it is at least the usual gap, times a factor, below another.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - multiplier: how many gaps.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, anchor, multiplier)
  }

  // Rules: LY-2.
  /// Says that it is at most the usual gap, times a factor, below another.
  ///
  /// - Parameters:
  ///   - anchor: the other line.
  ///   - multiplier: how many gaps.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, anchor, multiplier)
  }
}
