// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension CAShapeLayer {
  /// What of the class programs ask for by name.
  nonisolated static var shapeMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("path", get: { (me: CAShapeLayer) in me.path }, set: { $0.path = $1 }),
      .property(
        "fillColor", get: { (me: CAShapeLayer) in me.fillColor }, set: { $0.fillColor = $1 }),
      .property("fillRule", get: { (me: CAShapeLayer) in me.fillRule }, set: { $0.fillRule = $1 }),
      .property(
        "strokeColor", get: { (me: CAShapeLayer) in me.strokeColor }, set: { $0.strokeColor = $1 }),
      .property(
        "strokeStart", get: { (me: CAShapeLayer) in me.strokeStart }, set: { $0.strokeStart = $1 }),
      .property(
        "strokeEnd", get: { (me: CAShapeLayer) in me.strokeEnd }, set: { $0.strokeEnd = $1 }),
      .property(
        "lineWidth", get: { (me: CAShapeLayer) in me.lineWidth }, set: { $0.lineWidth = $1 }),
      .property(
        "miterLimit", get: { (me: CAShapeLayer) in me.miterLimit }, set: { $0.miterLimit = $1 }),
      .property("lineCap", get: { (me: CAShapeLayer) in me.lineCap }, set: { $0.lineCap = $1 }),
      .property("lineJoin", get: { (me: CAShapeLayer) in me.lineJoin }, set: { $0.lineJoin = $1 }),
      .property(
        "lineDashPhase", get: { (me: CAShapeLayer) in me.lineDashPhase },
        set: { $0.lineDashPhase = $1 }),
      .property(
        "lineDashPattern", get: { (me: CAShapeLayer) in me.lineDashPattern },
        set: { $0.lineDashPattern = $1 }))
  }
}
