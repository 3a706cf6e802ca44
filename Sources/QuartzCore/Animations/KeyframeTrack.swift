// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: CA-11.
/// Values and the times between which they lie.
@MainActor
struct KeyframeTrack {
  /// From one value to the next.
  private struct Stage {
    var from: AnimatedValue
    var to: AnimatedValue
    /// The slopes at its ends, for a smooth curve.
    var slopes: ([Double], [Double])?
    /// The controls of a curve of the path.
    var controls: (CGPoint, CGPoint)?

    func value(_ t: Double) -> AnimatedValue {
      if let (first, second) = controls, case .point(let a) = from, case .point(let b) = to {
        let r = 1 - t
        let (p, q, s, u) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
        return .point(
          CGPoint(
            x: p * a.x + q * first.x + s * second.x + u * b.x,
            y: p * a.y + q * first.y + s * second.y + u * b.y))
      }
      guard let slopes else { return from.mixed(with: to, t) }
      let (a, b) = (from.numbers, to.numbers)
      guard a.count == b.count, a.count == slopes.0.count, a.count == slopes.1.count else {
        return from.mixed(with: to, t)
      }
      let (t2, t3) = (t * t, t * t * t)
      return from.with(
        a.indices.map { i in
          (2 * t3 - 3 * t2 + 1) * a[i] + (t3 - 2 * t2 + t) * slopes.0[i]
            + (3 * t2 - 2 * t3) * b[i] + (t3 - t2) * slopes.1[i]
        })
    }
  }

  /// How many pieces a curve is measured by.
  private static let pieces = 64

  private var stages: [Stage] = []
  private var times: [Double] = []
  private var curves: [CAMediaTimingFunction] = []
  private var single: [AnimatedValue] = []
  private let isDiscrete: Bool
  /// The lengths of pieces of each stage, for an even pace; nil without one.
  private var lengths: [[Double]]?

  init(of animation: CAKeyframeAnimation) {
    let mode = animation.calculationMode
    isDiscrete = mode == .discrete
    if let path = animation.path {
      stages = Self.stages(along: path)
      single = stages.map(\.from) + [stages.last?.to].compactMap { $0 }
    } else {
      single = (animation.values ?? []).map { AnimatedValue($0) }
      stages = zip(single, single.dropFirst()).map { Stage(from: $0, to: $1) }
      if mode == .cubic || mode == .cubicPaced { smooth(animation) }
    }
    let count = isDiscrete ? single.count : stages.count
    times = Self.times(animation.keyTimes, stages: count)
    curves = animation.timingFunctions ?? []
    guard mode == .paced || mode == .cubicPaced else { return }
    curves = []
    let measured = stages.map { stage in
      (0..<Self.pieces).map { piece in
        let (a, b) = (Double(piece), Double(piece + 1))
        return stage.value(a / Double(Self.pieces)).distance(
          to: stage.value(b / Double(Self.pieces)))
      }
    }
    lengths = measured
    let whole = measured.joined().reduce(0, +)
    var sum = 0.0
    times = [0]
    for (index, pieces) in measured.enumerated() {
      sum += pieces.reduce(0, +)
      times.append(whole > 0 ? sum / whole : Double(index + 1) / Double(measured.count))
    }
  }

  /// The given times if they are as many as are needed, else even ones.
  private static func times(_ given: [NSNumber]?, stages: Int) -> [Double] {
    guard stages > 0 else { return [0] }
    if let given, given.count == stages + 1 || given.count == stages {
      var last = 0.0
      var times = given.map { number in
        let time = number.doubleValue
        if time > last { last = min(time, 1) }
        return last
      }
      if times.count == stages { times.append(1) }
      return times
    }
    return (0...stages).map { Double($0) / Double(stages) }
  }

  private static func stages(along path: CGPath) -> [Stage] {
    var found: [Stage] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ end: CGPoint, _ controls: (CGPoint, CGPoint)? = nil) {
      found.append(Stage(from: .point(current), to: .point(end), controls: controls))
      current = end
    }
    func toward(_ end: CGPoint, from point: CGPoint) -> CGPoint {
      CGPoint(x: point.x + (end.x - point.x) * 2 / 3, y: point.y + (end.y - point.y) * 2 / 3)
    }
    for (type, p) in path.pieces {
      switch type {
      case .moveToPoint: (start, current) = (p[0], p[0])
      case .addLineToPoint: add(p[0])
      case .addQuadCurveToPoint:
        add(p[1], (toward(p[0], from: current), toward(p[0], from: p[1])))
      case .addCurveToPoint: add(p[2], (p[0], p[1]))
      case .closeSubpath: if current != start { add(start) }
      }
    }
    return found
  }

  /// Gives the stages the slopes of a curve after Kochanek and Bartels.
  private mutating func smooth(_ animation: CAKeyframeAnimation) {
    func factor(_ list: [NSNumber]?, _ index: Int) -> Double {
      guard let list, list.indices.contains(index) else { return 0 }
      return list[index].doubleValue
    }
    let points = single.map(\.numbers)
    guard points.count > 1, points.allSatisfy({ $0.count == points[0].count }) else { return }
    func slope(_ index: Int, isLeaving: Bool) -> [Double] {
      let (tension, sharp, bias) = (
        factor(animation.tensionValues, index), factor(animation.continuityValues, index),
        factor(animation.biasValues, index)
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
    for index in stages.indices {
      stages[index].slopes = (slope(index, isLeaving: true), slope(index + 1, isLeaving: false))
    }
  }

  /// The stage of a part of the round, and the part of the stage.
  private func place(_ part: Double) -> (stage: Int, part: Double) {
    let last = max(times.count - 2, 0)
    // A round that swings beyond its ends goes on along the outer stages.
    let stage = min(times.dropFirst().firstIndex { part < $0 }.map { $0 - 1 } ?? last, last)
    guard times.count > stage + 1 else { return (stage, part) }
    let (begin, end) = (times[stage], times[stage + 1])
    guard end > begin else { return (stage, part >= end ? 1 : 0) }
    var inner = (part - begin) / (end - begin)
    if begin > part, stage == 0, begin > 0 { inner = 0 }
    if stage == last, end < 1 { inner = min(inner, 1) }
    if curves.indices.contains(stage) { inner = curves[stage].progress(inner) }
    return (stage, inner)
  }

  /// The value at a part of the round; nil without values.
  func value(_ part: Double) -> AnimatedValue? {
    guard !single.isEmpty else { return nil }
    let (stage, inner) = place(part)
    if isDiscrete { return single[min(stage, single.count - 1)] }
    guard stages.indices.contains(stage) else { return single.first }
    return stages[stage].value(even(inner, stage))
  }

  /// The part of a curve after which a part of its length is done.
  private func even(_ part: Double, _ stage: Int) -> Double {
    guard let pieces = lengths?[stage] else { return part }
    var left = min(max(part, 0), 1) * pieces.reduce(0, +)
    for (index, piece) in pieces.enumerated() {
      if left <= piece, piece > 0 { return (Double(index) + left / piece) / Double(pieces.count) }
      left -= piece
    }
    return part
  }

  /// The direction of the path at a part of the round, in radians; nil where there is none.
  func direction(_ part: Double) -> Double? {
    let (stage, inner) = place(part)
    guard stages.indices.contains(stage) else { return nil }
    let step = 0.001
    let at = min(max(even(inner, stage), step), 1 - step)
    guard case .point(let a) = stages[stage].value(at - step),
      case .point(let b) = stages[stage].value(at + step), a != b
    else { return nil }
    return Double(atan2(b.y - a.y, b.x - a.x))
  }
}
