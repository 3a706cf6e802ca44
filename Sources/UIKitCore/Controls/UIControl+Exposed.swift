// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIControl {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var controlMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("sendActionsForControlEvents:") { (me: UIControl, a) in
        me.sendActions(for: UIControl.Event(rawValue: a(0, as: UInt.self)))
      },
      .property("isEnabled", get: { (me: UIControl) in me.isEnabled }, set: { $0.isEnabled = $1 }),
      .property(
        "isSelected", get: { (me: UIControl) in me.isSelected }, set: { $0.isSelected = $1 }),
      .property(
        "isHighlighted", get: { (me: UIControl) in me.isHighlighted },
        set: { $0.isHighlighted = $1 }),
      .property(
        "contentHorizontalAlignment", get: { (me: UIControl) in me.contentHorizontalAlignment },
        set: { $0.contentHorizontalAlignment = $1 }),
      .property(
        "contentVerticalAlignment", get: { (me: UIControl) in me.contentVerticalAlignment },
        set: { $0.contentVerticalAlignment = $1 }),
      .property("isTracking", get: { (me: UIControl) in me.isTracking }),
      .property("isTouchInside", get: { (me: UIControl) in me.isTouchInside }))
  }
}
