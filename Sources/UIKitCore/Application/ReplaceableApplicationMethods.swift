// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIApplication {
  // Rules: RT-90.
  /// The methods of the class that can be replaced.
  nonisolated static var applicationBodies: ExposedMembers {
    ExposedMembers().adding(
      .plainBody("sendEvent:") { (_: UIApplication, a) in
        ApplicationDispatch.route(a(0, as: UIEvent.self))
      },
      .body("sendAction:to:from:forEvent:") { (me: UIApplication, a) in
        me.dispatchAction(
          a(0, as: Selector.self), to: a(1, as: Any?.self), from: a(2, as: Any?.self),
          for: a(3, as: UIEvent?.self))
      })
  }
}
