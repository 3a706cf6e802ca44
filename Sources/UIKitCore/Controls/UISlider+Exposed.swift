// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UISlider {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var sliderMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("value", get: { (me: UISlider) in me.value }, set: { $0.value = $1 }),
      .property(
        "minimumValue", get: { (me: UISlider) in me.minimumValue }, set: { $0.minimumValue = $1 }),
      .property(
        "maximumValue", get: { (me: UISlider) in me.maximumValue }, set: { $0.maximumValue = $1 }),
      .property(
        "isContinuous", get: { (me: UISlider) in me.isContinuous }, set: { $0.isContinuous = $1 }))
  }
}
