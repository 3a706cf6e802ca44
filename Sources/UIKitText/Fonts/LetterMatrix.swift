// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: TS-57.
/// What letters are drawn by besides their size: x' = ax + cy + tx, y' = bx + dy + ty, y upwards.
///
/// Letters stay on their line and upright: what `b`, `tx` and `ty` say, and the signs of `a` and `d`,
/// is kept and not drawn.
package struct LetterMatrix: Hashable, Sendable {
  package var a: CGFloat
  package var b: CGFloat
  package var c: CGFloat
  package var d: CGFloat
  package var tx: CGFloat
  package var ty: CGFloat

  /// Nil for the identity and for numbers that say nothing.
  package init?(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    let numbers = [a, b, c, d, tx, ty]
    guard numbers.allSatisfy(\.isFinite), numbers != [1, 0, 0, 1, 0, 0] else { return nil }
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Letters that are smaller or larger cannot be read or fit nowhere.
  private static let scales: ClosedRange<CGFloat> = 0.01...100

  /// How wide letters are, in parts of their size.
  var width: CGFloat { Self.scale(a) }
  /// How high they are, in parts of their size.
  var height: CGFloat { Self.scale(d) }
  /// How far they lean to the right for each point of their own height.
  var slant: CGFloat {
    let most = Self.scales.upperBound
    return min(max(c / height, -most), most)
  }

  private static func scale(_ number: CGFloat) -> CGFloat {
    min(max(abs(number), scales.lowerBound), scales.upperBound)
  }
}
