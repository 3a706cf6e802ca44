// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A point of the grid that paths are put together on, where sides are told without rounding.
struct GridPoint: Hashable, Comparable {
  /// Steps of the grid in a point: a step is about a millionth.
  static let steps: Double = 1_048_576
  /// The farthest step; what is beyond is brought there.
  private static let farthest = 1 << 58

  var x: Int
  var y: Int

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The point of the grid that is nearest to a point.
  init(_ point: CGPoint) {
    let range = -Self.farthest...Self.farthest
    x = Int((Double(point.x) * Self.steps).rounded(), in: range)
    y = Int((Double(point.y) * Self.steps).rounded(), in: range)
  }

  /// The point that this one stands for.
  var point: CGPoint { CGPoint(x: Double(x) / Self.steps, y: Double(y) / Self.steps) }

  /// Upper ones first, of those on a level the left one.
  static func < (a: GridPoint, b: GridPoint) -> Bool { (a.y, a.x) < (b.y, b.x) }

  /// Twice the area of the triangle from `a` by `b` to `c`: whether `c` is on the one side of the line
  /// from `a` to `b`, on the other, or on it.
  static func side(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int128 {
    Int128(b.x - a.x) * Int128(c.y - a.y) - Int128(b.y - a.y) * Int128(c.x - a.x)
  }

  /// How far `c` is along the line from `a` to `b`, times the length of that.
  static func along(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int128 {
    Int128(b.x - a.x) * Int128(c.x - a.x) + Int128(b.y - a.y) * Int128(c.y - a.y)
  }

  func distance(to other: GridPoint) -> Double {
    hypot(Double(other.x - x), Double(other.y - y))
  }
}
