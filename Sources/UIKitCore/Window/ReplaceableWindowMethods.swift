// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIWindow {
  // Rules: RT-90.
  /// The methods of the class that can be replaced.
  nonisolated static var windowBodies: ExposedMembers {
    ExposedMembers().adding(
      .plainBody("sendEvent:") { (me: UIWindow, a) in
        WindowDispatch.deliver(a(0, as: UIEvent.self), in: me)
      },
      .plainBody("becomeKeyWindow") { (_: UIWindow, _) in },
      .plainBody("resignKeyWindow") { (_: UIWindow, _) in })
  }
}
