// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKit

/// What a layer can do, as an animation that begins anew without a jump.
enum LayerScene: CaseIterable {
  case gradient, outline, copies, space

  /// The side of the square that a scene is made for, in points.
  static let side: CGFloat = 96

  var title: String {
    switch self {
    case .gradient: "Gradient"
    case .outline: "Outline"
    case .copies: "Copies"
    case .space: "Space"
    }
  }

  /// Makes the layer with its animations, in the colours of traits.
  @MainActor
  func make(in traits: UITraitCollection) -> CALayer {
    let color = { (color: UIColor) in color.resolvedColor(with: traits).cgColor }
    let layer =
      switch self {
      case .gradient: Self.makeGradient(color)
      case .outline: Self.makeOutline(color)
      case .copies: Self.makeCopies(color)
      case .space: Self.makeSpace(color)
      }
    layer.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    return layer
  }

  @MainActor
  private static func makeGradient(_ color: (UIColor) -> CGColor) -> CALayer {
    let layer = CAGradientLayer()
    layer.colors = [color(.systemIndigo), color(.systemPink), color(.systemOrange)]
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.cornerRadius = Theme.cornerRadius
    let first: [NSNumber] = [0, 0.1, 0.3]
    let last: [NSNumber] = [0.7, 0.9, 1]
    layer.locations = first
    layer.add(swing("locations", from: first, to: last), forKey: "swing")
    return layer
  }

  @MainActor
  private static func makeOutline(_ color: (UIColor) -> CGColor) -> CALayer {
    let layer = CAShapeLayer()
    let path = UIBezierPath()
    let corners = 10
    for corner in 0..<corners {
      let angle = (CGFloat(corner) / CGFloat(corners) * 2 - 0.5) * .pi
      let radius = side * (corner % 2 == 0 ? 0.46 : 0.22)
      let point = CGPoint(x: side / 2 + radius * cos(angle), y: side / 2 + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    layer.path = path.cgPath
    layer.fillColor = color(.systemYellow.withAlphaComponent(0.25))
    layer.strokeColor = color(.systemOrange)
    layer.lineWidth = 6
    layer.lineJoin = .round
    layer.lineCap = .round
    layer.add(swing("strokeEnd", from: 0, to: 1), forKey: "swing")
    return layer
  }

  @MainActor
  private static func makeCopies(_ color: (UIColor) -> CGColor) -> CALayer {
    let count = 12
    let dot = CALayer()
    dot.frame = CGRect(x: side / 2 - 7, y: 2, width: 14, height: 14)
    dot.cornerRadius = 7
    dot.backgroundColor = color(.systemTeal)
    dot.add(swing("transform.scale", from: 1, to: 0.3), forKey: "swing")
    let layer = CAReplicatorLayer()
    layer.instanceCount = count
    layer.instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(count), 0, 0, 1)
    layer.instanceDelay = LayerBoard.round / Double(count)
    layer.instanceAlphaOffset = -0.06
    layer.addSublayer(dot)
    return layer
  }

  @MainActor
  private static func makeSpace(_ color: (UIColor) -> CGColor) -> CALayer {
    let edge = side * 0.52
    let cube = CATransformLayer()
    cube.frame = CGRect(x: (side - edge) / 2, y: (side - edge) / 2, width: edge, height: edge)
    let colors: [UIColor] = [
      .systemBlue, .systemGreen, .systemPurple, .systemRed, .systemYellow, .systemGray,
    ]
    for (index, own) in colors.enumerated() {
      let face = CALayer()
      face.frame = cube.bounds
      face.backgroundColor = color(own.withAlphaComponent(0.85))
      face.borderColor = UIColor.white.cgColor
      face.borderWidth = 1
      let turn =
        index < 4
        ? CATransform3DMakeRotation(CGFloat(index) * .pi / 2, 0, 1, 0)
        : CATransform3DMakeRotation(index == 4 ? .pi / 2 : -.pi / 2, 1, 0, 0)
      face.transform = CATransform3DTranslate(turn, 0, 0, edge / 2)
      cube.addSublayer(face)
    }
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    (turn.fromValue, turn.toValue) = (0, 2 * Double.pi)
    turn.duration = LayerBoard.round
    repeatForEver(turn)
    cube.add(turn, forKey: "turn")
    let layer = CALayer()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 360
    layer.sublayerTransform = CATransform3DRotate(perspective, -0.45, 1, 0, 0)
    layer.addSublayer(cube)
    return layer
  }

  /// An animation that goes there and back in a round.
  @MainActor
  private static func swing(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue) = (from, to)
    animation.duration = LayerBoard.round / 2
    animation.autoreverses = true
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    repeatForEver(animation)
    return animation
  }

  @MainActor
  private static func repeatForEver(_ animation: CAAnimation) {
    animation.repeatCount = .infinity
    // A round ago: the copies of a replicator, which are late, are in the middle of it too.
    animation.beginTime = -LayerBoard.round
  }
}
