// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// A line or curve as a cubic one, which is measured and cut.
struct PathCurve {
  private let a: CGPoint
  private let b: CGPoint
  private let c: CGPoint
  private let d: CGPoint
  private let isLine: Bool

  /// How many lines stand for a curve that is measured.
  private static let samples = 64

  init(from start: CGPoint, _ step: PathStep) {
    a = start
    switch step {
    case .cubic(let control1, let control2, let end):
      (b, c, d, isLine) = (control1, control2, end, false)
    case .quad(let control, let end):
      b = start.toward(control, 2 / 3)
      c = end.toward(control, 2 / 3)
      (d, isLine) = (end, false)
    case .line(let end), .move(let end): (b, c, d, isLine) = (start, end, end, true)
    case .close: (b, c, d, isLine) = (start, start, start, true)
    }
  }

  private init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    (self.a, self.b, self.c, self.d, isLine) = (a, b, c, d, false)
  }

  var length: CGFloat {
    if isLine { return a.distance(to: d) }
    return lengths.last ?? 0
  }

  /// The lengths up to each sample.
  private var lengths: [CGFloat] {
    var sum: CGFloat = 0
    var last = a
    return (0...Self.samples).map { index in
      let point = split(CGFloat(index) / CGFloat(Self.samples)).before.d
      sum += last.distance(to: point)
      last = point
      return sum
    }
  }

  /// The part between two lengths along it, with where it begins.
  func part(from: CGFloat, to: CGFloat, of length: CGFloat) -> (start: CGPoint, step: PathStep) {
    if isLine {
      let start = from <= 0 ? a : a.toward(d, from / length)
      return (start, .line(to >= length ? d : a.toward(d, to / length)))
    }
    let lengths = self.lengths
    let (first, last) = (parameter(at: from, lengths), parameter(at: to, lengths))
    let cut = last < 1 ? split(last).before : self
    let rest = first > 0 ? cut.split(first / last).after : cut
    return (rest.a, .cubic(control1: rest.b, control2: rest.c, end: rest.d))
  }

  /// Where along the curve a length is reached, from 0 to 1.
  private func parameter(at length: CGFloat, _ lengths: [CGFloat]) -> CGFloat {
    guard let next = lengths.firstIndex(where: { $0 >= length }) else { return 1 }
    guard next > 0 else { return 0 }
    let step = lengths[next] - lengths[next - 1]
    let rest = step > 0 ? (length - lengths[next - 1]) / step : 0
    return (CGFloat(next - 1) + rest) / CGFloat(Self.samples)
  }

  private func split(_ t: CGFloat) -> (before: PathCurve, after: PathCurve) {
    let (ab, bc, cd) = (a.toward(b, t), b.toward(c, t), c.toward(d, t))
    let (abc, bcd) = (ab.toward(bc, t), bc.toward(cd, t))
    let middle = abc.toward(bcd, t)
    return (PathCurve(a, ab, abc, middle), PathCurve(middle, bcd, cd, d))
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
