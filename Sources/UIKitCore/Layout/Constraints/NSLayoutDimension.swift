// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A width or a height of a view or a guide, or how far it is from one line to another.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Says that it is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.equal, with: c)
  }

  /// Says that it is another times a factor.
  ///
  /// - Parameters:
  ///   - anchor: the other length.
  ///   - m: the factor.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: 0)
  }

  /// Says that it is another times a factor and a number of points.
  ///
  /// - Parameters:
  ///   - anchor: the other length.
  ///   - m: the factor.
  ///   - c: points that are added.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    compared(.equal, anchor, multiplier: m, constant: c)
  }

  /// Says that it is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, with: c)
  }

  /// Says that it is at least another times a factor.
  ///
  /// - Parameters:
  ///   - anchor: the other length.
  ///   - m: the factor.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  /// Says that it is at least another times a factor and a number of points.
  ///
  /// - Parameters:
  ///   - anchor: the other length.
  ///   - m: the factor.
  ///   - c: points that are added.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    compared(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }

  /// Says that it is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, with: c)
  }

  /// Says that it is at most another times a factor.
  ///
  /// - Parameters:
  ///   - anchor: the other length.
  ///   - m: the factor.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
  }

  /// Says that it is at most another times a factor and a number of points.
  ///
  /// - Parameters:
  ///   - anchor: the other length.
  ///   - m: the factor.
  ///   - c: points that are added.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    compared(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }

  // Rules: LY-33.
  /// How it compares with a number of points: of a distance, how its ends compare.
  private func compared(
    _ relation: NSLayoutConstraint.Relation, with constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      owner, attribute, relation, start?.item, start?.attribute ?? .notAnAttribute,
      constant: constant)
  }
}
