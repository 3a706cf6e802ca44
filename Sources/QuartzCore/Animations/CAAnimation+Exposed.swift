// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension CAAnimation {
  /// What of the class programs ask for by name.
  nonisolated static var animationMembers: ExposedMembers {
    ExposedMembers().adding(
      .property(
        "beginTime", get: { (me: CAAnimation) in me.beginTime }, set: { $0.beginTime = $1 }),
      .property("duration", get: { (me: CAAnimation) in me.duration }, set: { $0.duration = $1 }),
      .property("speed", get: { (me: CAAnimation) in me.speed }, set: { $0.speed = $1 }),
      .property(
        "timeOffset", get: { (me: CAAnimation) in me.timeOffset }, set: { $0.timeOffset = $1 }),
      .property(
        "repeatCount", get: { (me: CAAnimation) in me.repeatCount }, set: { $0.repeatCount = $1 }),
      .property(
        "repeatDuration", get: { (me: CAAnimation) in me.repeatDuration },
        set: { $0.repeatDuration = $1 }),
      .property(
        "autoreverses", get: { (me: CAAnimation) in me.autoreverses },
        set: { $0.autoreverses = $1 }),
      .property("fillMode", get: { (me: CAAnimation) in me.fillMode }, set: { $0.fillMode = $1 }),
      .property(
        "timingFunction", get: { (me: CAAnimation) in me.timingFunction },
        set: { $0.timingFunction = $1 }),
      .property(
        "isRemovedOnCompletion", get: { (me: CAAnimation) in me.isRemovedOnCompletion },
        set: { $0.isRemovedOnCompletion = $1 }),
      .property(
        "removedOnCompletion", get: { (me: CAAnimation) in me.isRemovedOnCompletion },
        set: { $0.isRemovedOnCompletion = $1 }),
      .method("valueForUndefinedKey:") { (me: CAAnimation, a: ExposedArguments) in
        let key = a(0, as: String.self)
        return KeptValues.of(me).values[key] ?? type(of: me).defaultValue(forKey: key)
      },
      .action("setValue:forUndefinedKey:") { (me: CAAnimation, a) in
        KeptValues.of(me).values[a(1, as: String.self)] = a(0, as: Any?.self)
      })
  }

  /// What property animations have besides.
  nonisolated static var propertyMembers: ExposedMembers {
    animationMembers.adding(
      .property(
        "keyPath", get: { (me: CAPropertyAnimation) in me.keyPath }, set: { $0.keyPath = $1 }),
      .property(
        "isAdditive", get: { (me: CAPropertyAnimation) in me.isAdditive },
        set: { $0.isAdditive = $1 }),
      .property(
        "isCumulative", get: { (me: CAPropertyAnimation) in me.isCumulative },
        set: { $0.isCumulative = $1 }))
  }

  /// What basic animations have besides.
  nonisolated static var basicMembers: ExposedMembers {
    propertyMembers.adding(
      .property(
        "fromValue", get: { (me: CABasicAnimation) in me.fromValue }, set: { $0.fromValue = $1 }),
      .property("toValue", get: { (me: CABasicAnimation) in me.toValue }, set: { $0.toValue = $1 }),
      .property("byValue", get: { (me: CABasicAnimation) in me.byValue }, set: { $0.byValue = $1 }))
  }
}
