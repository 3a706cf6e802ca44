// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What an emitter layer keeps.
struct EmissionValues {
  var cells: [CAEmitterCell]?
  var birthRate: Float = 1
  var lifetime: Float = 1
  var position = CGPoint.zero
  var z: CGFloat = 0
  var size = CGSize.zero
  var depth: CGFloat = 0
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var rendering = CAEmitterLayerRenderMode.unordered
  var preservesDepth = false
  var velocity: Float = 1
  var scale: Float = 1
  var spin: Float = 1
  var seed: UInt32 = 0
}
