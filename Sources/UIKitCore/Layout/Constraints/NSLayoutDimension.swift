// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A width or a height of a view or a guide.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Says that it is a number of points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, attribute, .equal, nil, .notAnAttribute, constant: c)
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
    NSLayoutConstraint(
      owner, attribute, .equal, anchor.owner, anchor.attribute, multiplier: m, constant: c)
  }

  /// Says that it is at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, attribute, .greaterThanOrEqual, nil, .notAnAttribute, constant: c)
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
    NSLayoutConstraint(
      owner, attribute, .greaterThanOrEqual, anchor.owner, anchor.attribute, multiplier: m,
      constant: c)
  }

  /// Says that it is at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(owner, attribute, .lessThanOrEqual, nil, .notAnAttribute, constant: c)
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
    NSLayoutConstraint(
      owner, attribute, .lessThanOrEqual, anchor.owner, anchor.attribute, multiplier: m, constant: c
    )
  }
}
