// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension AnimatedValue {
  // Rules: CA-5.
  /// A part of the way from this value to another; what cannot be mixed changes at the end.
  func mixed(with end: AnimatedValue, _ part: Double) -> AnimatedValue {
    switch (self, end) {
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, CGFloat(part)))
    case (.path(let a), .path(let b)):
      return a.mixed(with: b, CGFloat(part)).map { .path($0) } ?? (part < 1 ? self : end)
    case (.color(let a), .none): return mixed(with: AnimatedValue(a.copy(alpha: 0)), part)
    case (.none, .color(let b)): return AnimatedValue(b.copy(alpha: 0)).mixed(with: end, part)
    default: break
    }
    guard isLike(end) else { return part < 1 ? self : end }
    return with(zip(numbers, end.numbers).map { $0 + ($1 - $0) * part })
  }

  // Rules: CA-6.
  /// Both one after the other: numbers add up, of transforms the other comes first.
  func adding(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.none, _): return other
    default:
      guard isLike(other) else { return self }
      return with(zip(numbers, other.numbers).map { $0 + $1 })
    }
  }

  /// What has to be added to the other for this one.
  func subtracting(_ other: AnimatedValue) -> AnimatedValue {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      return .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    default:
      guard isLike(other) else { return self }
      return with(zip(numbers, other.numbers).map { $0 - $1 })
    }
  }

  /// The value a number of times, for whole numbers.
  func times(_ count: Int) -> AnimatedValue {
    if case .transform(let matrix) = self {
      var product = CATransform3DIdentity
      for _ in 0..<min(count, 1 << 10) { product = CATransform3DConcat(product, matrix) }
      return .transform(product)
    }
    return with(numbers.map { $0 * Double(count) })
  }

  /// What changes nothing when it is added.
  var zero: AnimatedValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return with(numbers.map { _ in 0 })
  }

  /// The distance to another value, for an even pace.
  func distance(to other: AnimatedValue) -> Double {
    guard isLike(other) else { return 1 }
    return zip(numbers, other.numbers).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }

  /// Whether both are of one kind and as many numbers.
  private func isLike(_ other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform):
      true
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(a, b).allSatisfy { $0.isLike($1) }
    default: false
    }
  }
}

extension CATransform3D {
  /// A part of the way to another transform: turns, scales and shifts each go theirs.
  func mixed(with end: CATransform3D, _ part: CGFloat) -> CATransform3D {
    if CATransform3DIsAffine(self), CATransform3DIsAffine(end) {
      let a = TransformParts(CATransform3DGetAffineTransform(self))
      let b = TransformParts(CATransform3DGetAffineTransform(end))
      return CATransform3DMakeAffineTransform(a.mixed(with: b, part).transform)
    }
    return SpaceParts(self).mixed(with: SpaceParts(end), part).transform
  }
}

extension CGPath {
  /// The steps with their points.
  var pieces: [(type: CGPathElementType, points: [CGPoint])] {
    var found: [(CGPathElementType, [CGPoint])] = []
    applyWithBlock { element in
      let step = element.pointee
      let count =
        switch step.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
      found.append((step.type, (0..<count).map { step.points[$0] }))
    }
    return found
  }
}
