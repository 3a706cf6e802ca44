// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A map of space that keeps lines straight: a matrix of four rows, by which a row (x, y, z, 1) is
/// multiplied from the left.
///
/// The last column makes perspective: what comes out is divided by its fourth number.
/// See [CATransform3D](https://developer.apple.com/documentation/quartzcore/catransform3d).
@frozen
public struct CATransform3D: Sendable {
  /// The part of x in x'.
  public var m11: CGFloat
  /// The part of x in y'.
  public var m12: CGFloat
  /// The part of x in z'.
  public var m13: CGFloat
  /// The part of x in the divisor.
  public var m14: CGFloat
  /// The part of y in x'.
  public var m21: CGFloat
  /// The part of y in y'.
  public var m22: CGFloat
  /// The part of y in z'.
  public var m23: CGFloat
  /// The part of y in the divisor.
  public var m24: CGFloat
  /// The part of z in x'.
  public var m31: CGFloat
  /// The part of z in y'.
  public var m32: CGFloat
  /// The part of z in z'.
  public var m33: CGFloat
  /// The part of z in the divisor: -1/d for an eye d points in front of the plane.
  public var m34: CGFloat
  /// What is added to x'.
  public var m41: CGFloat
  /// What is added to y'.
  public var m42: CGFloat
  /// What is added to z'.
  public var m43: CGFloat
  /// What is added to the divisor; 1 in most maps.
  public var m44: CGFloat

  /// Makes a map of sixteen zeros, which is of no use until numbers are set.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Makes a map of sixteen numbers, row after row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  /// The map whose numbers are these sixteen, row after row.
  ///
  /// - Parameter numbers: exactly sixteen.
  package init(numbers n: [CGFloat]) {
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }

  /// The sixteen numbers, row after row.
  package var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
