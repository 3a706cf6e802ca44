// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIResponder {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var responderMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("becomeFirstResponder") { (me: UIResponder, _) in me.becomeFirstResponder() },
      .action("resignFirstResponder") { (me: UIResponder, _) in me.resignFirstResponder() },
      .action("reloadInputViews") { (me: UIResponder, _) in me.reloadInputViews() },
      .property("nextResponder", get: { (me: UIResponder) in me.next }),
      .property("isFirstResponder", get: { (me: UIResponder) in me.isFirstResponder }),
      .property(
        "canBecomeFirstResponder", get: { (me: UIResponder) in me.canBecomeFirstResponder }),
      .property(
        "canResignFirstResponder", get: { (me: UIResponder) in me.canResignFirstResponder }),
      .property("undoManager", get: { (me: UIResponder) in me.undoManager }),
      .property("inputView", get: { (me: UIResponder) in me.inputView }),
      .property("inputAccessoryView", get: { (me: UIResponder) in me.inputAccessoryView }))
  }
}
