// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UIView {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var viewMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("setNeedsDisplay") { (me: UIView, _) in me.setNeedsDisplay() },
      .action("setNeedsLayout") { (me: UIView, _) in me.setNeedsLayout() },
      .action("layoutIfNeeded") { (me: UIView, _) in me.layoutIfNeeded() },
      .action("layoutSubviews") { (me: UIView, _) in me.layoutSubviews() },
      .action("removeFromSuperview") { (me: UIView, _) in me.removeFromSuperview() },
      .action("sizeToFit") { (me: UIView, _) in me.sizeToFit() },
      .action("setNeedsUpdateConstraints") { (me: UIView, _) in me.setNeedsUpdateConstraints() },
      .action("updateConstraintsIfNeeded") { (me: UIView, _) in me.updateConstraintsIfNeeded() },
      .action("updateConstraints") { (me: UIView, _) in me.updateConstraints() },
      .action("invalidateIntrinsicContentSize") { (me: UIView, _) in
        me.invalidateIntrinsicContentSize()
      },
      .action("didMoveToWindow") { (me: UIView, _) in me.didMoveToWindow() },
      .action("didMoveToSuperview") { (me: UIView, _) in me.didMoveToSuperview() },
      .action("tintColorDidChange") { (me: UIView, _) in me.tintColorDidChange() },
      .action("safeAreaInsetsDidChange") { (me: UIView, _) in me.safeAreaInsetsDidChange() },
      .action("endEditing:") { (me: UIView, a) in me.endEditing(a(0, as: Bool.self)) },
      .action("addSubview:") { (me: UIView, a) in me.addSubview(a(0, as: UIView.self)) },
      .action("bringSubviewToFront:") { (me: UIView, a) in
        me.bringSubviewToFront(a(0, as: UIView.self))
      },
      .action("sendSubviewToBack:") { (me: UIView, a) in me.sendSubviewToBack(a(0, as: UIView.self))
      },
      .property("alpha", get: { (me: UIView) in me.alpha }, set: { $0.alpha = $1 }),
      .property(
        "backgroundColor", get: { (me: UIView) in me.backgroundColor },
        set: { $0.backgroundColor = $1 }),
      .property("frame", get: { (me: UIView) in me.frame }, set: { $0.frame = $1 }),
      .property("bounds", get: { (me: UIView) in me.bounds }, set: { $0.bounds = $1 }),
      .property("center", get: { (me: UIView) in me.center }, set: { $0.center = $1 }),
      .property("transform", get: { (me: UIView) in me.transform }, set: { $0.transform = $1 }),
      .property("tag", get: { (me: UIView) in me.tag }, set: { $0.tag = $1 }),
      .property(
        "clipsToBounds", get: { (me: UIView) in me.clipsToBounds }, set: { $0.clipsToBounds = $1 }),
      .property("tintColor", get: { (me: UIView) in me.tintColor }, set: { $0.tintColor = $1 }),
      .property("isHidden", get: { (me: UIView) in me.isHidden }, set: { $0.isHidden = $1 }),
      .property("isOpaque", get: { (me: UIView) in me.isOpaque }, set: { $0.isOpaque = $1 }),
      .property(
        "isUserInteractionEnabled", get: { (me: UIView) in me.isUserInteractionEnabled },
        set: { $0.isUserInteractionEnabled = $1 }),
      .property(
        "isMultipleTouchEnabled", get: { (me: UIView) in me.isMultipleTouchEnabled },
        set: { $0.isMultipleTouchEnabled = $1 }),
      .property(
        "isExclusiveTouch", get: { (me: UIView) in me.isExclusiveTouch },
        set: { $0.isExclusiveTouch = $1 }),
      .property(
        "contentMode", get: { (me: UIView) in me.contentMode }, set: { $0.contentMode = $1 }),
      .property(
        "accessibilityIdentifier", get: { (me: UIView) in me.accessibilityIdentifier },
        set: { $0.accessibilityIdentifier = $1 }),
      .property(
        "accessibilityLabel", get: { (me: UIView) in me.accessibilityLabel },
        set: { $0.accessibilityLabel = $1 }),
      .property("layer", get: { (me: UIView) in me.layer }),
      .property("superview", get: { (me: UIView) in me.superview }),
      .property("subviews", get: { (me: UIView) in me.subviews }),
      .property("window", get: { (me: UIView) in me.window }),
      .property(
        "translatesAutoresizingMaskIntoConstraints",
        get: { (me: UIView) in me.translatesAutoresizingMaskIntoConstraints },
        set: { $0.translatesAutoresizingMaskIntoConstraints = $1 }),
      .property("gestureRecognizers", get: { (me: UIView) in me.gestureRecognizers }))
  }
}
