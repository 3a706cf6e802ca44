// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIResponder {
  // Rules: RT-90.
  /// The methods of the class that can be replaced.
  nonisolated static var responderBodies: ExposedMembers {
    ExposedMembers().adding(
      .plainBody("touchesBegan:withEvent:") { (me: UIResponder, a) in
        ResponderChain.tell(
          .touchesBegan, above: me, a(0, as: Set<UITouch>.self), a(1, as: UIEvent?.self))
      },
      .plainBody("touchesMoved:withEvent:") { (me: UIResponder, a) in
        ResponderChain.tell(
          .touchesMoved, above: me, a(0, as: Set<UITouch>.self), a(1, as: UIEvent?.self))
      },
      .plainBody("touchesEnded:withEvent:") { (me: UIResponder, a) in
        ResponderChain.tell(
          .touchesEnded, above: me, a(0, as: Set<UITouch>.self), a(1, as: UIEvent?.self))
      },
      .plainBody("touchesCancelled:withEvent:") { (me: UIResponder, a) in
        ResponderChain.tell(
          .touchesCancelled, above: me, a(0, as: Set<UITouch>.self), a(1, as: UIEvent?.self))
      },
      .plainBody("pressesBegan:withEvent:") { (me: UIResponder, a) in
        me.forwardBegan(a(0, as: Set<UIPress>.self), a(1, as: UIPressesEvent?.self))
      },
      .plainBody("motionBegan:withEvent:") { (me: UIResponder, a) in
        ResponderChain.step(from: me, of: "motionBegan")?
          .motionBegan(a(0, as: UIEvent.EventSubtype.self), with: a(1, as: UIEvent?.self))
      },
      .plainBody("motionEnded:withEvent:") { (me: UIResponder, a) in
        ResponderChain.step(from: me, of: "motionEnded")?
          .motionEnded(a(0, as: UIEvent.EventSubtype.self), with: a(1, as: UIEvent?.self))
      },
      .plainBody("motionCancelled:withEvent:") { (me: UIResponder, a) in
        ResponderChain.step(from: me, of: "motionCancelled")?
          .motionCancelled(a(0, as: UIEvent.EventSubtype.self), with: a(1, as: UIEvent?.self))
      },
      .plainBody("remoteControlReceivedWithEvent:") { (me: UIResponder, a) in
        ResponderChain.step(from: me, of: "remoteControlReceived")?
          .remoteControlReceived(with: a(0, as: UIEvent?.self))
      },
      .body("becomeFirstResponder") { (me: UIResponder, _) in
        FirstResponderSwitch.shared.become(me)
      },
      .body("resignFirstResponder") { (me: UIResponder, _) in
        FirstResponderSwitch.shared.resign(me)
      })
  }
}
