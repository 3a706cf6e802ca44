// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension CALayer {
  /// What of the class programs ask for by name, of the looks and places that few layers have.
  nonisolated static var looksMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("transform", get: { (me: CALayer) in me.transform }, set: { $0.transform = $1 }),
      .property(
        "sublayerTransform", get: { (me: CALayer) in me.sublayerTransform },
        set: { $0.sublayerTransform = $1 }),
      .property(
        "anchorPointZ", get: { (me: CALayer) in me.anchorPointZ }, set: { $0.anchorPointZ = $1 }),
      .property(
        "isDoubleSided", get: { (me: CALayer) in me.isDoubleSided },
        set: { $0.isDoubleSided = $1 }),
      .property(
        "isGeometryFlipped", get: { (me: CALayer) in me.isGeometryFlipped },
        set: { $0.isGeometryFlipped = $1 }),
      .property("mask", get: { (me: CALayer) in me.mask }, set: { $0.mask = $1 }),
      .property("shadowPath", get: { (me: CALayer) in me.shadowPath }, set: { $0.shadowPath = $1 }),
      .property(
        "maskedCorners", get: { (me: CALayer) in me.maskedCorners }, set: { $0.maskedCorners = $1 }),
      .property(
        "cornerCurve", get: { (me: CALayer) in me.cornerCurve }, set: { $0.cornerCurve = $1 }),
      .property(
        "contentsRect", get: { (me: CALayer) in me.contentsRect }, set: { $0.contentsRect = $1 }),
      .property(
        "contentsCenter", get: { (me: CALayer) in me.contentsCenter },
        set: { $0.contentsCenter = $1 }),
      .property(
        "contentsScale", get: { (me: CALayer) in me.contentsScale }, set: { $0.contentsScale = $1 }),
      .property(
        "rasterizationScale", get: { (me: CALayer) in me.rasterizationScale },
        set: { $0.rasterizationScale = $1 }),
      .property(
        "shouldRasterize", get: { (me: CALayer) in me.shouldRasterize },
        set: { $0.shouldRasterize = $1 }),
      .property(
        "minificationFilterBias", get: { (me: CALayer) in me.minificationFilterBias },
        set: { $0.minificationFilterBias = $1 }),
      .property(
        "compositingFilter", get: { (me: CALayer) in me.compositingFilter },
        set: { $0.compositingFilter = $1 }),
      .property("style", get: { (me: CALayer) in me.style }, set: { $0.style = $1 }))
  }
}
