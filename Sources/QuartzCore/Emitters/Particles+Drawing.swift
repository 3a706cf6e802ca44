// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

extension Particles {
  /// The drawing of all that are there; nothing for none.
  func content(_ values: EmissionValues) -> LayerContent {
    guard let now else { return .none }
    var commands: [DrawingCommand] = []
    var extent = CGRect.null
    if values.rendering == .additive { commands.append(.composite(.blend(.linearDodge))) }
    for particle in values.rendering == .oldestLast ? all.reversed() : all {
      guard let image = particle.cell.imageToDraw else { continue }
      let age = now - particle.born
      let scale = particle.scale + particle.scaleSpeed * age
      let color = (particle.color + particle.colorSpeed * age).clamped(
        lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
      guard age >= 0, scale != 0, scale.isFinite, color.w > 0 else { continue }
      let position = particle.position(at: age)
      let size = image.size(particle.cell)
      let reach = abs(scale) * (size.width + size.height) / 2
      let distance = hypot(position.x - values.position.x, position.y - values.position.y)
      guard distance < Self.farthest, reach < Self.farthest else { continue }
      extent = extent.union(
        CGRect(x: position.x - reach, y: position.y - reach, width: 2 * reach, height: 2 * reach))
      let angle = particle.spin * age
      let (a, b) = (scale * cos(angle), scale * sin(angle))
      let tint = LayerTint(RGBA(red: color.x, green: color.y, blue: color.z, alpha: color.w))
      let place = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      commands.append(.save)
      commands.append(
        .concatenate(AffineNumbers(a: a, b: b, c: -b, d: a, tx: position.x, ty: position.y)))
      commands += tint.applied(to: image.commands(in: place))
      commands.append(.restore)
    }
    guard !extent.isNull else { return .none }
    return .figure(commands, extent: extent.rounded(to: Self.step))
  }

  /// How far from the emitter particles are seen, in points.
  private static let farthest: CGFloat = 4096
  /// The drawing's size changes in such steps, in points: a host need not make another canvas each time.
  private static let step: CGFloat = 64
}

extension CAEmitterCell {
  /// The picture of a particle.
  fileprivate var imageToDraw: CGImage? { contents as? CGImage }
}

extension CGImage {
  /// The size of a particle's picture in points.
  @MainActor
  fileprivate func size(_ cell: CAEmitterCell) -> CGSize {
    let scale = cell.contentsScale > 0 ? cell.contentsScale : 1
    return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
  }
}

extension CGRect {
  /// The smallest rectangle around this one whose edges are multiples of a length.
  fileprivate func rounded(to step: CGFloat) -> CGRect {
    let (left, top) = ((minX / step).rounded(.down) * step, (minY / step).rounded(.down) * step)
    let (right, bottom) = ((maxX / step).rounded(.up) * step, (maxY / step).rounded(.up) * step)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
