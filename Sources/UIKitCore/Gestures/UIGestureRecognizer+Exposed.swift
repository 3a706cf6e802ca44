// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIGestureRecognizer {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var gestureRecognizerMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("reset") { (me: UIGestureRecognizer, _) in me.reset() },
      .property(
        "isEnabled", get: { (me: UIGestureRecognizer) in me.isEnabled }, set: { $0.isEnabled = $1 }),
      .property("state", get: { (me: UIGestureRecognizer) in me.state }),
      .property("view", get: { (me: UIGestureRecognizer) in me.view }),
      .property("numberOfTouches", get: { (me: UIGestureRecognizer) in me.numberOfTouches }),
      .property(
        "cancelsTouchesInView", get: { (me: UIGestureRecognizer) in me.cancelsTouchesInView },
        set: { $0.cancelsTouchesInView = $1 }),
      .property(
        "delaysTouchesBegan", get: { (me: UIGestureRecognizer) in me.delaysTouchesBegan },
        set: { $0.delaysTouchesBegan = $1 }),
      .property(
        "delaysTouchesEnded", get: { (me: UIGestureRecognizer) in me.delaysTouchesEnded },
        set: { $0.delaysTouchesEnded = $1 }),
      .property("name", get: { (me: UIGestureRecognizer) in me.name }, set: { $0.name = $1 }))
  }
}
