// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension CAEmitterCell {
  /// What of the class programs ask for by name.
  nonisolated static var cellMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("name", get: { (me: CAEmitterCell) in me.name }, set: { $0.name = $1 }),
      .property(
        "isEnabled", get: { (me: CAEmitterCell) in me.isEnabled }, set: { $0.isEnabled = $1 }),
      .property(
        "birthRate", get: { (me: CAEmitterCell) in me.birthRate }, set: { $0.birthRate = $1 }),
      .property("lifetime", get: { (me: CAEmitterCell) in me.lifetime }, set: { $0.lifetime = $1 }),
      .property(
        "lifetimeRange", get: { (me: CAEmitterCell) in me.lifetimeRange },
        set: { $0.lifetimeRange = $1 }),
      .property(
        "emissionLongitude", get: { (me: CAEmitterCell) in me.emissionLongitude },
        set: { $0.emissionLongitude = $1 }),
      .property(
        "emissionRange", get: { (me: CAEmitterCell) in me.emissionRange },
        set: { $0.emissionRange = $1 }),
      .property("velocity", get: { (me: CAEmitterCell) in me.velocity }, set: { $0.velocity = $1 }),
      .property(
        "velocityRange", get: { (me: CAEmitterCell) in me.velocityRange },
        set: { $0.velocityRange = $1 }),
      .property(
        "xAcceleration", get: { (me: CAEmitterCell) in me.xAcceleration },
        set: { $0.xAcceleration = $1 }),
      .property(
        "yAcceleration", get: { (me: CAEmitterCell) in me.yAcceleration },
        set: { $0.yAcceleration = $1 }),
      .property("scale", get: { (me: CAEmitterCell) in me.scale }, set: { $0.scale = $1 }),
      .property(
        "scaleRange", get: { (me: CAEmitterCell) in me.scaleRange }, set: { $0.scaleRange = $1 }),
      .property(
        "scaleSpeed", get: { (me: CAEmitterCell) in me.scaleSpeed }, set: { $0.scaleSpeed = $1 }),
      .property("spin", get: { (me: CAEmitterCell) in me.spin }, set: { $0.spin = $1 }),
      .property(
        "spinRange", get: { (me: CAEmitterCell) in me.spinRange }, set: { $0.spinRange = $1 }),
      .property("color", get: { (me: CAEmitterCell) in me.color }, set: { $0.color = $1 }),
      .property(
        "alphaRange", get: { (me: CAEmitterCell) in me.alphaRange }, set: { $0.alphaRange = $1 }),
      .property(
        "alphaSpeed", get: { (me: CAEmitterCell) in me.alphaSpeed }, set: { $0.alphaSpeed = $1 }),
      .property("redRange", get: { (me: CAEmitterCell) in me.redRange }, set: { $0.redRange = $1 }),
      .property("redSpeed", get: { (me: CAEmitterCell) in me.redSpeed }, set: { $0.redSpeed = $1 }),
      .property(
        "greenRange", get: { (me: CAEmitterCell) in me.greenRange }, set: { $0.greenRange = $1 }),
      .property(
        "greenSpeed", get: { (me: CAEmitterCell) in me.greenSpeed }, set: { $0.greenSpeed = $1 }),
      .property(
        "blueRange", get: { (me: CAEmitterCell) in me.blueRange }, set: { $0.blueRange = $1 }),
      .property(
        "blueSpeed", get: { (me: CAEmitterCell) in me.blueSpeed }, set: { $0.blueSpeed = $1 }),
      .property("contents", get: { (me: CAEmitterCell) in me.contents }, set: { $0.contents = $1 }),
      .property(
        "contentsScale", get: { (me: CAEmitterCell) in me.contentsScale },
        set: { $0.contentsScale = $1 }),
      .property(
        "beginTime", get: { (me: CAEmitterCell) in me.beginTime }, set: { $0.beginTime = $1 }),
      .property("duration", get: { (me: CAEmitterCell) in me.duration }, set: { $0.duration = $1 }))
  }
}
