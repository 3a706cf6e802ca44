// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// The values of a layer that can be animated.
struct PresentedValues {
  var position: CGPoint
  var bounds: CGRect
  /// The transform, as far as it concerns the plane.
  private(set) var transform: CGAffineTransform
  /// What has the transform where that is more than a map of the plane.
  private var depth: LayerDepth?
  var opacity: Float
  var fill: CGColor?
  var cornerRadius: CGFloat

  /// The transform in space.
  var matrix: CATransform3D {
    get { depth?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = CATransform3DGetAffineTransform(newValue)
      depth =
        CATransform3DIsAffine(newValue)
        ? nil : LayerDepth(transform: newValue, sublayers: nil, anchorZ: 0)
    }
  }

  /// Whether the transform is more than a map of the plane.
  private var isInSpace: Bool { depth?.transform != nil }

  /// The values that the layer has, whatever is shown.
  @MainActor
  init(model layer: CALayer) {
    position = layer.rawPosition
    bounds = layer.rawBounds
    transform = layer.affineTransform()
    depth = layer.rare?.values.depth
    opacity = layer.rawOpacity
    fill = layer.fill
    cornerRadius = layer.cornerRadius
  }

  /// Goes a part of the way from `start` to these values in one property.
  mutating func mix(_ property: AnimatedProperty, from start: PresentedValues, _ part: CGFloat) {
    switch property {
    case .position: position = start.position.mixed(with: position, part)
    case .bounds:
      bounds = CGRect(
        origin: start.bounds.origin.mixed(with: bounds.origin, part),
        size: CGSize(
          width: number(start.bounds.width, bounds.width, part),
          height: number(start.bounds.height, bounds.height, part)))
    case .transform:
      if isInSpace || start.isInSpace {
        matrix = start.matrix.mixed(with: matrix, part)
      } else {
        transform =
          TransformParts(start.transform).mixed(with: TransformParts(transform), part)
          .transform
      }
    case .opacity: opacity = Float(number(CGFloat(start.opacity), CGFloat(opacity), part))
    case .fill: fill = mixedColor(start.fill, fill, part)
    case .cornerRadius: cornerRadius = number(start.cornerRadius, cornerRadius, part)
    }
  }

  // Rules: CA-17.
  /// Adds a part of the way back from `end` to `start` in one property.
  mutating func add(
    _ property: AnimatedProperty, from start: PresentedValues, to end: PresentedValues,
    _ part: CGFloat
  ) {
    func sum(_ value: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat { value + (a - b) * part }
    switch property {
    case .position:
      position.x = sum(position.x, start.position.x, end.position.x)
      position.y = sum(position.y, start.position.y, end.position.y)
    case .bounds:
      bounds = CGRect(
        x: sum(bounds.origin.x, start.bounds.origin.x, end.bounds.origin.x),
        y: sum(bounds.origin.y, start.bounds.origin.y, end.bounds.origin.y),
        width: sum(bounds.size.width, start.bounds.size.width, end.bounds.size.width),
        height: sum(bounds.size.height, start.bounds.size.height, end.bounds.size.height))
    case .transform where isInSpace || start.isInSpace || end.isInSpace:
      let full = SpaceParts(end.matrix)
      let back = full.mixed(with: SpaceParts(start.matrix), part)
      let way = zip(back.numbers, full.numbers).map { $0 - $1 }
      matrix =
        SpaceParts(numbers: zip(SpaceParts(matrix).numbers, way).map { $0 + $1 }).transform
    case .transform:
      var parts = TransformParts(transform)
      let back = TransformParts(end.transform).mixed(with: TransformParts(start.transform), part)
      let full = TransformParts(end.transform)
      parts.angle += back.angle - full.angle
      parts.scaleX += back.scaleX - full.scaleX
      parts.scaleY += back.scaleY - full.scaleY
      parts.slant += back.slant - full.slant
      parts.tx += back.tx - full.tx
      parts.ty += back.ty - full.ty
      transform = parts.transform
    case .opacity:
      opacity = Float(sum(CGFloat(opacity), CGFloat(start.opacity), CGFloat(end.opacity)))
    case .fill:
      let (a, b) = (AnimatedValue(start.fill), AnimatedValue(end.fill))
      guard case .color = a, case .color = b, fill != nil else { return }
      let way = a.subtracting(b)
      let sum = AnimatedValue(fill).adding(way.with(way.numbers.map { $0 * Double(part) }))
      if case .color(let color) = sum { fill = color }
    case .cornerRadius: cornerRadius = sum(cornerRadius, start.cornerRadius, end.cornerRadius)
    }
  }

  /// Takes the value of one property over.
  mutating func take(_ property: AnimatedProperty, from other: PresentedValues) {
    switch property {
    case .position: position = other.position
    case .bounds: bounds = other.bounds
    case .transform: (transform, depth) = (other.transform, other.depth)
    case .opacity: opacity = other.opacity
    case .fill: fill = other.fill
    case .cornerRadius: cornerRadius = other.cornerRadius
    }
  }

  /// Gives a layer the value of one property.
  @MainActor
  func apply(_ property: AnimatedProperty, to layer: CALayer) {
    switch property {
    case .position: layer.position = position
    case .bounds: layer.bounds = bounds
    case .transform:
      if isInSpace { layer.transform = matrix } else { layer.setAffineTransform(transform) }
    case .opacity: layer.opacity = opacity
    case .fill: layer.backgroundColor = fill
    case .cornerRadius: layer.cornerRadius = cornerRadius
    }
  }

  /// Whether two sets of values differ in a property.
  func differs(from other: PresentedValues, in property: AnimatedProperty) -> Bool {
    switch property {
    case .position: position != other.position
    case .bounds: bounds != other.bounds
    case .transform:
      isInSpace || other.isInSpace
        ? !CATransform3DEqualToTransform(matrix, other.matrix) : transform != other.transform
    case .opacity: opacity != other.opacity
    case .fill: fill != other.fill
    case .cornerRadius: cornerRadius != other.cornerRadius
    }
  }

  /// A colour between two; from or to none is as from or to the other one made transparent.
  private func mixedColor(_ start: CGColor?, _ end: CGColor?, _ part: CGFloat) -> CGColor? {
    guard let a = start ?? end?.copy(alpha: 0), let b = end ?? start?.copy(alpha: 0) else {
      return nil
    }
    return CGColor(
      red: number(a.rgba.red, b.rgba.red, part), green: number(a.rgba.green, b.rgba.green, part),
      blue: number(a.rgba.blue, b.rgba.blue, part), alpha: number(a.rgba.alpha, b.rgba.alpha, part))
  }
}

/// A property of a layer that can be animated.
enum AnimatedProperty: CaseIterable {
  case position, bounds, transform, opacity, fill, cornerRadius

  /// The part of the layer's description that the property belongs to.
  var part: LayerParts {
    switch self {
    case .position, .bounds, .transform: .geometry
    case .opacity, .fill, .cornerRadius: .style
    }
  }
}

/// A transform as a turn, scales, a slant and a shift: what is natural to go between.
struct TransformParts {
  var angle: CGFloat
  var scaleX: CGFloat
  var scaleY: CGFloat
  var slant: CGFloat
  var tx: CGFloat
  var ty: CGFloat

  init(
    angle: CGFloat, scaleX: CGFloat, scaleY: CGFloat, slant: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    (self.angle, self.scaleX, self.scaleY) = (angle, scaleX, scaleY)
    (self.slant, self.tx, self.ty) = (slant, tx, ty)
  }

  init(_ matrix: CGAffineTransform) {
    scaleX = hypot(matrix.a, matrix.b)
    angle = atan2(matrix.b, matrix.a)
    let cosine = cos(angle)
    let sine = sin(angle)
    scaleY = matrix.d * cosine - matrix.c * sine
    slant = matrix.c * cosine + matrix.d * sine
    tx = matrix.tx
    ty = matrix.ty
  }

  /// A part of the way to another transform, the shorter way round.
  func mixed(with end: TransformParts, _ part: CGFloat) -> TransformParts {
    var result = self
    result.angle = angle + turn(to: end) * part
    result.scaleX = number(scaleX, end.scaleX, part)
    result.scaleY = number(scaleY, end.scaleY, part)
    result.slant = number(slant, end.slant, part)
    result.tx = number(tx, end.tx, part)
    result.ty = number(ty, end.ty, part)
    return result
  }

  /// The turn to another transform the shorter way round, in radians.
  func turn(to end: TransformParts) -> CGFloat {
    let turn = end.angle - angle
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }

  /// The matrix.
  var transform: CGAffineTransform {
    let cosine = cos(angle)
    let sine = sin(angle)
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: slant * cosine - scaleY * sine,
      d: slant * sine + scaleY * cosine, tx: tx, ty: ty)
  }
}

/// A number a part of the way between two.
private func number(_ start: CGFloat, _ end: CGFloat, _ part: CGFloat) -> CGFloat {
  start + (end - start) * part
}
