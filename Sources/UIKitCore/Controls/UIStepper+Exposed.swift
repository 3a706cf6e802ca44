// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIStepper {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var stepperMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("value", get: { (me: UIStepper) in me.value }, set: { $0.value = $1 }),
      .property(
        "minimumValue", get: { (me: UIStepper) in me.minimumValue }, set: { $0.minimumValue = $1 }),
      .property(
        "maximumValue", get: { (me: UIStepper) in me.maximumValue }, set: { $0.maximumValue = $1 }),
      .property("stepValue", get: { (me: UIStepper) in me.stepValue }, set: { $0.stepValue = $1 }))
  }
}
