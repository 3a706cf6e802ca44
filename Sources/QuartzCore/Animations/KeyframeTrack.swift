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
      return from.mixed(with: to, t)
    }
  }

  /// How many pieces a curve is measured by.
  private static let pieces = 64

  private var stages: [Stage] = []
  /// What goes through the values instead of straight lines; nil for those.
  private var curve: SmoothCurve?
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
      if mode == .cubic || mode == .cubicPaced {
        curve = SmoothCurve(through: single, of: animation)
      }
    }
    let count = isDiscrete ? single.count : stages.count
    times = Self.times(animation.keyTimes, stages: count)
    curves = animation.timingFunctions ?? []
    guard mode == .paced || mode == .cubicPaced else { return }
    curves = []
    let measured = stages.indices.map { stage in
      (0..<Self.pieces).map { piece in
        let (a, b) = (Double(piece), Double(piece + 1))
        return value(stage, a / Double(Self.pieces)).distance(
          to: value(stage, b / Double(Self.pieces)))
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

  /// The value at a part of a stage.
  private func value(_ stage: Int, _ t: Double) -> AnimatedValue {
    curve?.value(stage, t) ?? stages[stage].value(t)
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
    return value(stage, even(inner, stage))
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
    guard case .point(let a) = value(stage, at - step),
      case .point(let b) = value(stage, at + step), a != b
    else { return nil }
    return Double(atan2(b.y - a.y, b.x - a.x))
  }
}
