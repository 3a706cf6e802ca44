// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CA-11.
/// A smooth curve through values, after Kochanek and Bartels.
///
/// Of a transform the turns, scales and shifts go on curves of their own: one that turns keeps its size.
@MainActor
struct SmoothCurve {
  /// What the numbers of a point stand for.
  private enum Kind {
    /// Those that the values are made of.
    case plain
    /// The parts of transforms in the plane.
    case plane
    /// The parts of transforms in space.
    case space
  }

  private let values: [AnimatedValue]
  private let kind: Kind
  private let points: [[Double]]
  /// The slopes with which each point is reached and left.
  private var slopes: [(arriving: [Double], leaving: [Double])] = []

  /// Makes a curve; nil for fewer than two values, and for values of different numbers.
  ///
  /// - Parameters:
  ///   - values: what it goes through.
  ///   - animation: how tight, sharp and bent it is at each of them.
  init?(through values: [AnimatedValue], of animation: CAKeyframeAnimation) {
    self.values = values
    let matrices = values.compactMap { value -> CATransform3D? in
      if case .transform(let matrix) = value { matrix } else { nil }
    }
    if matrices.count < values.count {
      (kind, points) = (.plain, values.map(\.numbers))
    } else if matrices.allSatisfy({ CATransform3DIsAffine($0) }) {
      let parts = matrices.map { TransformParts(CATransform3DGetAffineTransform($0)) }
      (kind, points) = (.plane, TransformParts.turningOn(parts).map(\.numbers))
    } else {
      let parts = matrices.map { SpaceParts($0) }
      (kind, points) = (.space, SpaceParts.turningOn(parts).map(\.numbers))
    }
    guard points.count > 1, points.allSatisfy({ $0.count == points[0].count }) else { return nil }
    slopes = points.indices.map { index in
      (slope(index, isLeaving: false, animation), slope(index, isLeaving: true, animation))
    }
  }

  private func slope(
    _ index: Int, isLeaving: Bool, _ animation: CAKeyframeAnimation
  ) -> [Double] {
    func factor(_ list: [NSNumber]?) -> Double {
      guard let list, list.indices.contains(index) else { return 0 }
      return list[index].doubleValue
    }
    let (tension, sharp, bias) = (
      factor(animation.tensionValues), factor(animation.continuityValues),
      factor(animation.biasValues)
    )
    let (before, after) = (max(index - 1, 0), min(index + 1, points.count - 1))
    let sign = isLeaving ? 1.0 : -1.0
    let first = (1 - tension) * (1 + bias) * (1 + sign * sharp) / 2
    let second = (1 - tension) * (1 - bias) * (1 - sign * sharp) / 2
    return points[index].indices.map { i in
      first * (points[index][i] - points[before][i])
        + second * (points[after][i] - points[index][i])
    }
  }

  /// The value between a point, by its number, and the next one; `t` is 0 at the former and 1 at the
  /// latter.
  func value(_ point: Int, _ t: Double) -> AnimatedValue {
    let (a, b) = (points[point], points[point + 1])
    let (leaving, arriving) = (slopes[point].leaving, slopes[point + 1].arriving)
    let (t2, t3) = (t * t, t * t * t)
    let numbers = a.indices.map { (i: Int) -> Double in
      let start = (2 * t3 - 3 * t2 + 1) * a[i] + (t3 - 2 * t2 + t) * leaving[i]
      let end = (3 * t2 - 2 * t3) * b[i] + (t3 - t2) * arriving[i]
      return start + end
    }
    switch kind {
    case .plain: return values[point].with(numbers)
    case .plane:
      return .transform(
        CATransform3DMakeAffineTransform(TransformParts(numbers: numbers).transform))
    case .space: return .transform(SpaceParts(numbers: numbers).transform)
    }
  }
}

extension TransformParts {
  /// The same transforms, each turned on from the one before by the shorter way, and maybe beyond a
  /// full turn.
  fileprivate static func turningOn(_ parts: [TransformParts]) -> [TransformParts] {
    var result = parts
    for index in parts.indices.dropFirst() {
      let turn = parts[index - 1].turn(to: parts[index])
      result[index].angle = result[index - 1].angle + turn
    }
    return result
  }

  fileprivate var numbers: [Double] {
    [angle, scaleX, scaleY, slant, tx, ty].map { Double($0) }
  }

  fileprivate init(numbers: [Double]) {
    let n = numbers.map { CGFloat($0) }
    self.init(angle: n[0], scaleX: n[1], scaleY: n[2], slant: n[3], tx: n[4], ty: n[5])
  }
}

extension SpaceParts {
  /// The same transforms, each turned on from the one before by the shorter ways, and maybe beyond
  /// full turns.
  fileprivate static func turningOn(_ parts: [SpaceParts]) -> [SpaceParts] {
    var result = parts
    for index in parts.indices.dropFirst() {
      let (from, to) = (parts[index - 1].rotation, parts[index].rotation)
      let before = result[index - 1].rotation
      result[index].rotation = (
        before.x + turn(from.x, to.x), before.y + turn(from.y, to.y),
        before.z + turn(from.z, to.z)
      )
    }
    return result
  }
}
