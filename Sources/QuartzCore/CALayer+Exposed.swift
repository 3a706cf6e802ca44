// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension CALayer {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var layerMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("setNeedsDisplay") { (me: CALayer, _) in me.setNeedsDisplay() },
      .action("setNeedsLayout") { (me: CALayer, _) in me.setNeedsLayout() },
      .action("layoutIfNeeded") { (me: CALayer, _) in me.layoutIfNeeded() },
      .action("removeFromSuperlayer") { (me: CALayer, _) in me.removeFromSuperlayer() },
      .action("display") { (me: CALayer, _) in me.display() },
      .action("displayIfNeeded") { (me: CALayer, _) in me.displayIfNeeded() },
      .property("bounds", get: { (me: CALayer) in me.bounds }, set: { $0.bounds = $1 }),
      .property("position", get: { (me: CALayer) in me.position }, set: { $0.position = $1 }),
      .property("frame", get: { (me: CALayer) in me.frame }, set: { $0.frame = $1 }),
      .property(
        "anchorPoint", get: { (me: CALayer) in me.anchorPoint }, set: { $0.anchorPoint = $1 }),
      .property("opacity", get: { (me: CALayer) in me.opacity }, set: { $0.opacity = $1 }),
      .property("isHidden", get: { (me: CALayer) in me.isHidden }, set: { $0.isHidden = $1 }),
      .property(
        "backgroundColor", get: { (me: CALayer) in me.backgroundColor },
        set: { $0.backgroundColor = $1 }),
      .property(
        "borderColor", get: { (me: CALayer) in me.borderColor }, set: { $0.borderColor = $1 }),
      .property(
        "borderWidth", get: { (me: CALayer) in me.borderWidth }, set: { $0.borderWidth = $1 }),
      .property(
        "cornerRadius", get: { (me: CALayer) in me.cornerRadius }, set: { $0.cornerRadius = $1 }),
      .property(
        "masksToBounds", get: { (me: CALayer) in me.masksToBounds }, set: { $0.masksToBounds = $1 }),
      .property(
        "shadowColor", get: { (me: CALayer) in me.shadowColor }, set: { $0.shadowColor = $1 }),
      .property(
        "shadowOffset", get: { (me: CALayer) in me.shadowOffset }, set: { $0.shadowOffset = $1 }),
      .property(
        "shadowOpacity", get: { (me: CALayer) in me.shadowOpacity }, set: { $0.shadowOpacity = $1 }),
      .property(
        "shadowRadius", get: { (me: CALayer) in me.shadowRadius }, set: { $0.shadowRadius = $1 }),
      .property("transform", get: { (me: CALayer) in me.transform }, set: { $0.transform = $1 }),
      .property(
        "anchorPointZ", get: { (me: CALayer) in me.anchorPointZ }, set: { $0.anchorPointZ = $1 }),
      .property(
        "sublayerTransform", get: { (me: CALayer) in me.sublayerTransform },
        set: { $0.sublayerTransform = $1 }),
      .property("contents", get: { (me: CALayer) in me.contents }, set: { $0.contents = $1 }),
      .property("speed", get: { (me: CALayer) in me.speed }, set: { $0.speed = $1 }),
      .property("timeOffset", get: { (me: CALayer) in me.timeOffset }, set: { $0.timeOffset = $1 }),
      .property("beginTime", get: { (me: CALayer) in me.beginTime }, set: { $0.beginTime = $1 }),
      .property("actions", get: { (me: CALayer) in me.actions }, set: { $0.actions = $1 }),
      .method("valueForKeyPath:") { (me: CALayer, a: ExposedArguments) in
        let path = a(0, as: String.self)
        return me.partOfValue(at: path)?.plain ?? me.value(forKeyPath: path)
      },
      .action("setValue:forKeyPath:") { (me: CALayer, a) in
        let path = a(1, as: String.self)
        if !me.setPartOfValue(a(0, as: Any?.self), at: path) {
          me.setValue(a(0, as: Any?.self), forKeyPath: path)
        }
      },
      .property("zPosition", get: { (me: CALayer) in me.zPosition }, set: { $0.zPosition = $1 }),
      .property("name", get: { (me: CALayer) in me.name }, set: { $0.name = $1 }),
      .property("superlayer", get: { (me: CALayer) in me.superlayer }),
      .property("sublayers", get: { (me: CALayer) in me.sublayers }, set: { $0.sublayers = $1 }),
      .method("valueForUndefinedKey:") { (me: CALayer, a: ExposedArguments) in
        let key = a(0, as: String.self)
        return KeptValues.of(me).values[key] ?? LayerDefaults.undefinedValue(of: key, in: me)
      },
      .action("setValue:forUndefinedKey:") { (me: CALayer, a) in
        let key = a(1, as: String.self)
        if me.shownEpoch != 0 { LayerActions.willChange(me, key) }
        KeptValues.of(me).values[key] = a(0, as: Any?.self)
        if type(of: me).needsDisplay(forKey: key) { me.setNeedsDisplay() }
      })
  }
}
