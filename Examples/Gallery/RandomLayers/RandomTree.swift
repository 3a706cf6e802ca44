// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit
import UIKitHost

/// A tree of layers that a number stands for: boxes, gradients and shapes with transforms, masks,
/// shadows and clipping.
@MainActor
struct RandomTree {
  /// The side of the square that it is made for, in points.
  static let side: CGFloat = 240
  /// How many layers lie in each other at most.
  private static let deepest = 3
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Makes the tree, on white.
  mutating func make() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    for _ in 0..<random.int(3..<7) { root.addSublayer(layer(in: root.bounds.size, depth: 1)) }
    return root
  }

  private mutating func layer(in room: CGSize, depth: Int) -> CALayer {
    let size = CGSize(
      width: room.width * number(0.25...0.7), height: room.height * number(0.25...0.7))
    let layer =
      switch random.int(0..<3) {
      case 0: box()
      case 1: gradient(size)
      default: shape(size)
      }
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.position = CGPoint(
      x: room.width * number(0.1...0.9), y: room.height * number(0.1...0.9))
    if random.chance(0.3) { layer.opacity = Float(number(0.3...0.9)) }
    if random.chance(0.3) { layer.cornerRadius = number(2...24) }
    if random.chance(0.25) {
      layer.borderWidth = number(1...6)
      layer.borderColor = color()
    }
    if random.chance(0.3) {
      layer.masksToBounds = true
    } else if random.chance(0.4) {
      cast(layer, size)
    }
    if random.chance(0.2) { layer.mask = mask(size) }
    if depth < Self.deepest {
      for _ in 0..<random.int(0..<3) { layer.addSublayer(self.layer(in: size, depth: depth + 1)) }
    }
    return placed(layer)
  }

  // MARK: - Kinds

  private mutating func box() -> CALayer {
    let layer = CALayer()
    if random.chance(0.85) { layer.backgroundColor = color() }
    return layer
  }

  private mutating func gradient(_ size: CGSize) -> CAGradientLayer {
    let layer = CAGradientLayer()
    let count = random.int(2..<5)
    layer.colors = (0..<count).map { _ in color() }
    layer.locations = (0..<count).map { _ in number(0...1) }.sorted().map { NSNumber(value: $0) }
    let types: [CAGradientLayerType] = [.axial, .radial, .conic]
    layer.type = types[random.int(0..<types.count)]
    layer.startPoint = CGPoint(x: number(0...0.5), y: number(0...0.5))
    layer.endPoint = CGPoint(x: number(0.6...1), y: number(0.6...1))
    return layer
  }

  private mutating func shape(_ size: CGSize) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path(in: size).cgPath
    layer.fillColor = random.chance(0.8) ? color() : nil
    layer.fillRule = random.chance(0.5) ? .evenOdd : .nonZero
    guard layer.fillColor == nil || random.chance(0.5) else { return layer }
    layer.strokeColor = color()
    layer.lineWidth = number(1...10)
    layer.lineJoin = random.chance(0.5) ? .round : .bevel
    layer.lineCap = random.chance(0.5) ? .round : .butt
    if random.chance(0.3) { layer.lineDashPattern = [12, 7] }
    return layer
  }

  /// An oval, a rectangle with round corners, a star whose lines cross, or a loop of curves.
  private mutating func path(in size: CGSize) -> UIBezierPath {
    let rect = CGRect(origin: .zero, size: size)
    switch random.int(0..<4) {
    case 0: return UIBezierPath(ovalIn: rect)
    case 1: return UIBezierPath(roundedRect: rect, cornerRadius: number(0...20))
    case 2:
      let path = UIBezierPath()
      let points = 5
      for index in 0..<points {
        let angle = CGFloat(index * 2) / CGFloat(points) * 2 * .pi
        let point = CGPoint(
          x: rect.midX + rect.width / 2 * sin(angle), y: rect.midY - rect.height / 2 * cos(angle))
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      return path
    default:
      let path = UIBezierPath()
      path.move(to: point(in: size))
      for _ in 0..<random.int(2..<5) {
        path.addCurve(
          to: point(in: size), controlPoint1: point(in: size), controlPoint2: point(in: size))
      }
      path.close()
      return path
    }
  }

  // MARK: - What is done with a layer

  private mutating func cast(_ layer: CALayer, _ size: CGSize) {
    layer.shadowColor = color()
    layer.shadowOpacity = Float(number(0.3...1))
    layer.shadowRadius = number(0...12)
    layer.shadowOffset = CGSize(width: number(-10...10), height: number(-10...10))
    if random.chance(0.3) { layer.shadowPath = path(in: size).cgPath }
  }

  private mutating func mask(_ size: CGSize) -> CALayer {
    let mask: CALayer = random.chance(0.5) ? gradient(size) : shape(size)
    mask.frame = CGRect(origin: .zero, size: size)
    return mask
  }

  /// The layer turned, stretched or leaning; or in a layer of its own that shows it in perspective.
  private mutating func placed(_ layer: CALayer) -> CALayer {
    guard random.chance(0.7) else { return layer }
    let turned = CATransform3DMakeRotation(number(-1.5...1.5), 0, 0, 1)
    switch random.int(0..<8) {
    case 0...3:
      layer.transform = turned
    case 4, 5:
      layer.transform = CATransform3DScale(turned, number(0.5...1.5), number(0.5...1.5), 1)
    case 6:
      layer.setAffineTransform(
        CGAffineTransform(a: 1, b: number(-0.5...0.5), c: number(-0.5...0.5), d: 1, tx: 0, ty: 0))
    default:
      let space = CALayer()
      space.bounds = layer.bounds
      space.position = layer.position
      layer.position = CGPoint(x: space.bounds.midX, y: space.bounds.midY)
      space.sublayerTransform.m34 = -1 / 400
      layer.transform = CATransform3DMakeRotation(
        number(-0.9...0.9), number(-1...1), number(0.1...1), 0)
      space.addSublayer(layer)
      return space
    }
    return layer
  }

  // MARK: - Values

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &random)
  }

  private mutating func point(in size: CGSize) -> CGPoint {
    CGPoint(x: size.width * number(0...1), y: size.height * number(0...1))
  }

  private mutating func color() -> CGColor {
    let alpha = random.chance(0.7) ? 1 : number(0.2...0.9)
    return CGColor(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
  }
}
