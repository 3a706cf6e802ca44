// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A linear map about a view's centre.
public struct NaiveTransform: Equatable, Sendable {
  var a, b, c, d: Double

  /// x' = a x + c y, y' = b x + d y.
  public init(a: Double, b: Double, c: Double, d: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// Changes nothing.
  public static let identity = NaiveTransform(a: 1, b: 0, c: 0, d: 1)

  /// The map that undoes this one.
  var inverse: NaiveTransform {
    let determinant = a * d - b * c
    return NaiveTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant)
  }

  /// Maps a point.
  func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y, y: b * point.x + d * point.y)
  }
}
