// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIControl {
  // Rules: RT-90.
  /// The methods of the class that can be replaced.
  nonisolated static var controlBodies: ExposedMembers {
    ExposedMembers().adding(
      .plainBody("sendAction:to:forEvent:") { (me: UIControl, a) in
        ApplicationLink.port.sendAction(
          a(0, as: Selector.self), to: a(1, as: Any?.self), from: me, for: a(2, as: UIEvent?.self))
      })
  }
}
