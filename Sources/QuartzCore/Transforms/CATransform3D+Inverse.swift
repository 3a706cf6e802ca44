// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// The map that undoes another, or that one itself when nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

extension CATransform3D {
  /// The map that undoes this one; nil when none does.
  ///
  /// The sub-determinants of the two upper and the two lower rows give determinant and cofactors.
  package var inverse: CATransform3D? {
    let s0 = m11 * m22 - m12 * m21
    let s1 = m11 * m23 - m13 * m21
    let s2 = m11 * m24 - m14 * m21
    let s3 = m12 * m23 - m13 * m22
    let s4 = m12 * m24 - m14 * m22
    let s5 = m13 * m24 - m14 * m23
    let c0 = m31 * m42 - m32 * m41
    let c1 = m31 * m43 - m33 * m41
    let c2 = m31 * m44 - m34 * m41
    let c3 = m32 * m43 - m33 * m42
    let c4 = m32 * m44 - m34 * m42
    let c5 = m33 * m44 - m34 * m43
    let determinant = s0 * c5 - s1 * c4 + s2 * c3 + s3 * c2 - s4 * c1 + s5 * c0
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    return CATransform3D(
      m11: (m22 * c5 - m23 * c4 + m24 * c3) * k, m12: (-m12 * c5 + m13 * c4 - m14 * c3) * k,
      m13: (m42 * s5 - m43 * s4 + m44 * s3) * k, m14: (-m32 * s5 + m33 * s4 - m34 * s3) * k,
      m21: (-m21 * c5 + m23 * c2 - m24 * c1) * k, m22: (m11 * c5 - m13 * c2 + m14 * c1) * k,
      m23: (-m41 * s5 + m43 * s2 - m44 * s1) * k, m24: (m31 * s5 - m33 * s2 + m34 * s1) * k,
      m31: (m21 * c4 - m22 * c2 + m24 * c0) * k, m32: (-m11 * c4 + m12 * c2 - m14 * c0) * k,
      m33: (m41 * s4 - m42 * s2 + m44 * s0) * k, m34: (-m31 * s4 + m32 * s2 - m34 * s0) * k,
      m41: (-m21 * c3 + m22 * c1 - m23 * c0) * k, m42: (m11 * c3 - m12 * c1 + m13 * c0) * k,
      m43: (-m41 * s3 + m42 * s1 - m43 * s0) * k, m44: (m31 * s3 - m32 * s1 + m33 * s0) * k)
  }
}
