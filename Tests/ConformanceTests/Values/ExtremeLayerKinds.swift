// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import Testing
import UIKit

extension ExtremeProperty {
  /// What layers with a content of their own make of numbers.
  static let kinds: [ExtremeProperty] = [
    .init("CAGradientLayer.startPoint") { $0.gradient.startPoint = CGPoint(x: $1, y: $1) },
    .init("CAGradientLayer.endPoint") { $0.gradient.endPoint = CGPoint(x: $1, y: $1) },
    .init("CATiledLayer.tileSize") { $0.tiled.tileSize = CGSize(width: $1, height: $1) },
    .init("CATextLayer.fontSize") { $0.writing.fontSize = $1 },
    .init("CAReplicatorLayer.instanceDelay") { $0.replicator.instanceDelay = $1 },
    .init("CAReplicatorLayer.instanceTransform") {
      $0.replicator.instanceTransform = CATransform3DMakeScale($1, $1, $1)
    },
    .init("CAReplicatorLayer.instanceRedOffset") { $0.replicator.instanceRedOffset = Float($1) },
    .init("CAReplicatorLayer.instanceGreenOffset") {
      $0.replicator.instanceGreenOffset = Float($1)
    },
    .init("CAReplicatorLayer.instanceBlueOffset") { $0.replicator.instanceBlueOffset = Float($1) },
    .init("CAReplicatorLayer.instanceAlphaOffset") {
      $0.replicator.instanceAlphaOffset = Float($1)
    },
    .init("CAEmitterLayer.birthRate") { $0.emitter.birthRate = Float($1) },
    .init("CAEmitterLayer.lifetime") { $0.emitter.lifetime = Float($1) },
    .init("CAEmitterLayer.emitterPosition") { $0.emitter.emitterPosition = CGPoint(x: $1, y: $1) },
    .init("CAEmitterLayer.emitterZPosition") { $0.emitter.emitterZPosition = $1 },
    .init("CAEmitterLayer.emitterSize") { $0.emitter.emitterSize = CGSize(width: $1, height: $1) },
    .init("CAEmitterLayer.emitterDepth") { $0.emitter.emitterDepth = $1 },
    .init("CAEmitterLayer.velocity") { $0.emitter.velocity = Float($1) },
    .init("CAEmitterLayer.scale") { $0.emitter.scale = Float($1) },
    .init("CAEmitterLayer.spin") { $0.emitter.spin = Float($1) },
    .init("CAEmitterCell.birthRate") { $0.cell.birthRate = Float($1) },
    .init("CAEmitterCell.lifetime") { $0.cell.lifetime = Float($1) },
    .init("CAEmitterCell.lifetimeRange") { $0.cell.lifetimeRange = Float($1) },
    .init("CAEmitterCell.emissionLatitude") { $0.cell.emissionLatitude = $1 },
    .init("CAEmitterCell.emissionLongitude") { $0.cell.emissionLongitude = $1 },
    .init("CAEmitterCell.emissionRange") { $0.cell.emissionRange = $1 },
    .init("CAEmitterCell.velocity") { $0.cell.velocity = $1 },
    .init("CAEmitterCell.velocityRange") { $0.cell.velocityRange = $1 },
    .init("CAEmitterCell.xAcceleration") { $0.cell.xAcceleration = $1 },
    .init("CAEmitterCell.yAcceleration") { $0.cell.yAcceleration = $1 },
    .init("CAEmitterCell.zAcceleration") { $0.cell.zAcceleration = $1 },
    .init("CAEmitterCell.scale") { $0.cell.scale = $1 },
    .init("CAEmitterCell.scaleRange") { $0.cell.scaleRange = $1 },
    .init("CAEmitterCell.scaleSpeed") { $0.cell.scaleSpeed = $1 },
    .init("CAEmitterCell.spin") { $0.cell.spin = $1 },
    .init("CAEmitterCell.spinRange") { $0.cell.spinRange = $1 },
    .init("CAEmitterCell.redRange") { $0.cell.redRange = Float($1) },
    .init("CAEmitterCell.greenRange") { $0.cell.greenRange = Float($1) },
    .init("CAEmitterCell.blueRange") { $0.cell.blueRange = Float($1) },
    .init("CAEmitterCell.alphaRange") { $0.cell.alphaRange = Float($1) },
    .init("CAEmitterCell.redSpeed") { $0.cell.redSpeed = Float($1) },
    .init("CAEmitterCell.greenSpeed") { $0.cell.greenSpeed = Float($1) },
    .init("CAEmitterCell.blueSpeed") { $0.cell.blueSpeed = Float($1) },
    .init("CAEmitterCell.alphaSpeed") { $0.cell.alphaSpeed = Float($1) },
    .init("CAEmitterCell.contentsScale") { $0.cell.contentsScale = $1 },
    .init("CAEmitterCell.minificationFilterBias") { $0.cell.minificationFilterBias = Float($1) },
    .init("CAEmitterCell.beginTime") { $0.cell.beginTime = $1 },
    .init("CAEmitterCell.duration") { $0.cell.duration = $1 },
    .init("CAEmitterCell.speed") { $0.cell.speed = Float($1) },
    .init("CAEmitterCell.timeOffset") { $0.cell.timeOffset = $1 },
    .init("CAEmitterCell.repeatCount") { $0.cell.repeatCount = Float($1) },
    .init("CAEmitterCell.repeatDuration") { $0.cell.repeatDuration = $1 },
  ]
}

extension ExtremeStage {
  private func put<Layer: CALayer>(_ layer: Layer) -> Layer {
    layer.frame = box.bounds
    box.layer.addSublayer(layer)
    return layer
  }

  /// A gradient in the box.
  fileprivate var gradient: CAGradientLayer {
    let layer = put(CAGradientLayer())
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    return layer
  }

  /// Tiles in the box.
  fileprivate var tiled: CATiledLayer { put(CATiledLayer()) }

  /// Text in the box.
  fileprivate var writing: CATextLayer {
    let layer = put(CATextLayer())
    layer.string = "many words"
    return layer
  }

  /// Something that is shown three times, in the box.
  fileprivate var replicator: CAReplicatorLayer {
    let layer = put(CAReplicatorLayer())
    let part = CALayer()
    part.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    part.backgroundColor = UIColor.red.cgColor
    layer.addSublayer(part)
    layer.instanceCount = 3
    return layer
  }

  /// Particles in the box.
  fileprivate var emitter: CAEmitterLayer {
    let layer = put(CAEmitterLayer())
    let cell = CAEmitterCell()
    cell.birthRate = 10
    cell.lifetime = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    cell.contents = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }.cgImage
    layer.emitterCells = [cell]
    return layer
  }

  /// The kind of the particles in the box.
  fileprivate var cell: CAEmitterCell { emitter.emitterCells?.first ?? CAEmitterCell() }
}
