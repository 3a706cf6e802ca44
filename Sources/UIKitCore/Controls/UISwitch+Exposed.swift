// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UISwitch {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var switchMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("on", get: { (me: UISwitch) in me.isOn }, set: { $0.isOn = $1 }),
      .property(
        "onTintColor", get: { (me: UISwitch) in me.onTintColor }, set: { $0.onTintColor = $1 }),
      .property(
        "thumbTintColor", get: { (me: UISwitch) in me.thumbTintColor },
        set: { $0.thumbTintColor = $1 }))
  }
}
