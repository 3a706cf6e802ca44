// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import ResponderFoundation

extension UIView {
  // Rules: RT-90.
  /// The methods of the class that can be replaced.
  nonisolated static var viewBodies: ExposedMembers {
    ExposedMembers().adding(
      .body("hitTest:withEvent:") { (me: UIView, a) in
        HitTesting.hit(me, at: a(0, as: CGPoint.self), event: a(1, as: UIEvent?.self))
      },
      .body("pointInside:withEvent:") { (me: UIView, a) in
        me.backing.rawBounds.containsHalfOpen(a(0, as: CGPoint.self))
      },
      .body("layer") { (me: UIView, _) in me.backing },
      .plainBody("setFrame:") { (me: UIView, a) in me.backing.frame = a(0, as: CGRect.self) },
      .plainBody("setBounds:") { (me: UIView, a) in me.backing.bounds = a(0, as: CGRect.self) },
      .plainBody("didAddSubview:") { (_: UIView, _) in },
      .plainBody("willMoveToSuperview:") { (_: UIView, _) in },
      .plainBody("didMoveToSuperview") { (_: UIView, _) in },
      .plainBody("willMoveToWindow:") { (_: UIView, _) in },
      .plainBody("didMoveToWindow") { (_: UIView, _) in },
      .plainBody("layoutSubviews") { (me: UIView, _) in me.placeConstrainedSubviews() },
      .plainBody("traitCollectionDidChange:") { (_: UIView, _) in })
  }

  // Rules: RT-90.
  /// What `hitTest(_:with:)` answers in a process where a method was replaced.
  ///
  /// OPTIMIZATION: never inlined, so that a search keeps its point in registers.
  @inline(never)
  final func hitTestAsReplaced(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    taken("hitTest:withEvent:", UIView.self, [point, event], as: UIView?.self)
      ?? HitTesting.hit(self, at: point, event: event)
  }

  // Rules: LY-4.
  /// What `layoutSubviews()` does in a class that does not override it.
  final func placeConstrainedSubviews() {
    if flags.contains(.leadsToConstraints) { ConstraintLayout.placeSubviews(of: self) }
  }
}
