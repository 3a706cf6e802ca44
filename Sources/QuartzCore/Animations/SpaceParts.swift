// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CA-2.
/// A transform in space as factors, three turns, a shift and an eye: first scaled, then turned about x, y
/// and z, then moved, then seen.
struct SpaceParts {
  var scale: (x: CGFloat, y: CGFloat, z: CGFloat)
  var rotation: (x: CGFloat, y: CGFloat, z: CGFloat)
  var translation: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The last column of what makes distance smaller once all is in its place.
  private var depth: (CGFloat, CGFloat, CGFloat, CGFloat)
  /// The last column of a transform that leaves distance alone.
  private static let noDepth: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)

  /// What is too small to be a turn.
  private static let least: CGFloat = 1e-9

  init(_ m: CATransform3D) {
    translation = (m.m41, m.m42, m.m43)
    depth = Self.depth(of: m)
    scale = (
      Self.length(m.m11, m.m12, m.m13), Self.length(m.m21, m.m22, m.m23),
      Self.length(m.m31, m.m32, m.m33)
    )
    func small(_ values: CGFloat...) -> Bool { values.allSatisfy { abs($0) < Self.least } }
    let isDiagonal = small(m.m12, m.m13, m.m21, m.m23, m.m31, m.m32)
    if isDiagonal {
      // Two that change sign are half a turn about the third.
      switch (m.m11 < 0, m.m22 < 0, m.m33 < 0) {
      case (false, true, true): rotation = (.pi, 0, 0)
      case (true, false, true): rotation = (0, .pi, 0)
      case (true, true, false): rotation = (0, 0, .pi)
      default:
        scale = (m.m11, m.m22, m.m33)
        rotation = (0, 0, 0)
      }
      return
    }
    let determinant =
      m.m11 * (m.m22 * m.m33 - m.m23 * m.m32) - m.m12 * (m.m21 * m.m33 - m.m23 * m.m31) + m.m13
      * (m.m21 * m.m32 - m.m22 * m.m31)
    if determinant < 0 { scale.x = -scale.x }
    func divide(_ value: CGFloat, _ factor: CGFloat) -> CGFloat { factor == 0 ? 0 : value / factor }
    if small(m.m12, m.m21, m.m23, m.m32), m.m22 > 0 {
      rotation = (0, atan2(-divide(m.m13, scale.x), divide(m.m11, scale.x)), 0)
      return
    }
    let sine = min(max(-divide(m.m13, scale.x), -1), 1)
    rotation = (
      atan2(divide(m.m23, scale.y), divide(m.m33, scale.z)), asin(sine),
      atan2(divide(m.m12, scale.x), divide(m.m11, scale.x))
    )
  }

  private static func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
    (x * x + y * y + z * z).squareRoot()
  }

  /// The matrix.
  var transform: CATransform3D {
    var m = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    m = CATransform3DConcat(m, CATransform3DMakeRotation(rotation.x, 1, 0, 0))
    m = CATransform3DConcat(m, CATransform3DMakeRotation(rotation.y, 0, 1, 0))
    m = CATransform3DConcat(m, CATransform3DMakeRotation(rotation.z, 0, 0, 1))
    (m.m41, m.m42, m.m43) = translation
    return depth == Self.noDepth ? m : m.seen(by: depth)
  }

  /// What makes distance smaller in a transform, apart from where that puts things.
  private static func depth(of m: CATransform3D) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    let column = (m.m14, m.m24, m.m34, m.m44)
    guard column != noDepth else { return noDepth }
    var flat = m
    (flat.m14, flat.m24, flat.m34, flat.m44) = noDepth
    // One that leaves nothing of a direction has no inverse.
    guard let seen = flat.inverse?.seen(by: column) else { return column }
    return (seen.m14, seen.m24, seen.m34, seen.m44)
  }

  /// From one angle to another the shorter way round, in radians.
  static func turn(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
    let full = 2 * CGFloat.pi
    // Half a turn goes the way that it was said.
    return end - start - full * ((end - start) / full).rounded(.toNearestOrEven)
  }

  /// The numbers that make it up.
  var numbers: [Double] {
    let all: [CGFloat] = [
      scale.x, scale.y, scale.z, rotation.x, rotation.y, rotation.z,
      translation.x, translation.y, translation.z, depth.0, depth.1, depth.2, depth.3,
    ]
    return all.map { Double($0) }
  }

  /// - Parameter numbers: as many and in the order as the parts of another one.
  init(numbers: [Double]) {
    let n = numbers.map { CGFloat($0) }
    scale = (n[0], n[1], n[2])
    rotation = (n[3], n[4], n[5])
    translation = (n[6], n[7], n[8])
    depth = (n[9], n[10], n[11], n[12])
  }

  /// A part of the way to another transform, each turn the shorter way.
  func mixed(with end: SpaceParts, _ part: CGFloat) -> SpaceParts {
    func way(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    func turn(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + Self.turn(a, b) * part }
    var result = self
    result.scale = (
      way(scale.x, end.scale.x), way(scale.y, end.scale.y), way(scale.z, end.scale.z)
    )
    result.rotation = (
      turn(rotation.x, end.rotation.x), turn(rotation.y, end.rotation.y),
      turn(rotation.z, end.rotation.z)
    )
    result.translation = (
      way(translation.x, end.translation.x), way(translation.y, end.translation.y),
      way(translation.z, end.translation.z)
    )
    result.depth = (
      way(depth.0, end.depth.0), way(depth.1, end.depth.1), way(depth.2, end.depth.2),
      way(depth.3, end.depth.3)
    )
    return result
  }
}

extension CATransform3D {
  /// The same, and then a last column that makes distance smaller.
  fileprivate func seen(by depth: (CGFloat, CGFloat, CGFloat, CGFloat)) -> CATransform3D {
    let (x, y, z, w) = depth
    var m = self
    m.m14 = m11 * x + m12 * y + m13 * z + m14 * w
    m.m24 = m21 * x + m22 * y + m23 * z + m24 * w
    m.m34 = m31 * x + m32 * y + m33 * z + m34 * w
    m.m44 = m41 * x + m42 * y + m43 * z + m44 * w
    return m
  }
}
