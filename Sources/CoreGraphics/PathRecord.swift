// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

/// The steps of a path with what the next step must know: the path of a CGPath and of a context.
struct PathRecord {
  private(set) var steps: [PathStep] = []
  /// Where the part that is being made began, and where a closed part ended.
  private var start = CGPoint.zero
  /// Where the next step begins; nil in an empty path.
  private(set) var current: CGPoint?

  mutating func move(to point: CGPoint) {
    steps.append(.move(point))
    start = point
    current = point
  }

  /// Appends a line; without a point to begin at it does nothing.
  mutating func line(to point: CGPoint) {
    guard current != nil else { return }
    steps.append(.line(point))
    current = point
  }

  /// Appends a quadratic curve; without a point to begin at it does nothing.
  mutating func quad(to end: CGPoint, control: CGPoint) {
    guard current != nil else { return }
    steps.append(.quad(control: control, end: end))
    current = end
  }

  /// Appends a cubic curve; without a point to begin at it does nothing.
  mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard current != nil else { return }
    steps.append(.cubic(control1: control1, control2: control2, end: end))
    current = end
  }

  /// Leads back to the start of the part; what follows begins there.
  mutating func close() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
    current = start
  }

  /// Appends ready steps as a map takes them.
  ///
  /// - Parameter joining: whether a line leads from the current point to the first step, instead of
  ///   a new part beginning there.
  mutating func append(
    _ shape: [PathStep], transform: CGAffineTransform = .identity, joining: Bool = false
  ) {
    for (index, step) in shape.enumerated() {
      switch step.applying(transform) {
      case .move(let point):
        if joining, index == 0, let current {
          if current != point { line(to: point) }
        } else {
          move(to: point)
        }
      case .line(let point): line(to: point)
      case .quad(let control, let end): quad(to: end, control: control)
      case .cubic(let control1, let control2, let end):
        cubic(to: end, control1: control1, control2: control2)
      case .close: close()
      }
    }
  }

  /// The path as a map takes it.
  func applying(_ transform: CGAffineTransform) -> PathRecord {
    if transform.isIdentity { return self }
    var mapped = self
    mapped.steps = steps.map { $0.applying(transform) }
    mapped.start = start.applying(transform)
    mapped.current = current?.applying(transform)
    return mapped
  }

  /// A part of the way to a path of the same steps; nil when they differ in kind or number.
  func mixed(with end: PathRecord, _ part: CGFloat) -> PathRecord? {
    guard steps.count == end.steps.count else { return nil }
    var between = PathRecord()
    between.steps.reserveCapacity(steps.count)
    for (a, b) in zip(steps, end.steps) {
      guard let step = a.mixed(with: b, part) else { return nil }
      between.steps.append(step)
    }
    between.start = start.mixed(with: end.start, part)
    if let current, let last = end.current { between.current = current.mixed(with: last, part) }
    return between
  }
}

extension PathStep {
  /// The step as a map takes it; curves stay curves of their kind.
  func applying(_ t: CGAffineTransform) -> PathStep {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quad(let control, let end):
      .quad(control: control.applying(t), end: end.applying(t))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: .close
    }
  }

  /// A part of the way to a step of the same kind; nil for another kind.
  func mixed(with end: PathStep, _ part: CGFloat) -> PathStep? {
    switch (self, end) {
    case (.move(let a), .move(let b)): .move(a.mixed(with: b, part))
    case (.line(let a), .line(let b)): .line(a.mixed(with: b, part))
    case (.quad(let control, let a), .quad(let other, let b)):
      .quad(control: control.mixed(with: other, part), end: a.mixed(with: b, part))
    case (.cubic(let control1, let control2, let a), .cubic(let other1, let other2, let b)):
      .cubic(
        control1: control1.mixed(with: other1, part), control2: control2.mixed(with: other2, part),
        end: a.mixed(with: b, part))
    case (.close, .close): .close
    default: nil
    }
  }

  /// All points of the step, controls included, the end last.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}

extension CGPoint {
  /// A part of the way to another point.
  package func mixed(with end: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}
