// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIApplication {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var applicationMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("sendEvent:") { (me: UIApplication, a) in me.sendEvent(a(0, as: UIEvent.self)) },
      .property("delegate", get: { (me: UIApplication) in me.delegate }),
      .property("keyWindow", get: { (me: UIApplication) in me.keyWindow }),
      .property("windows", get: { (me: UIApplication) in me.windows }),
      .property("applicationState", get: { (me: UIApplication) in me.applicationState }))
  }
}
