// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UILabel {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var labelMembers: ExposedMembers {
    ExposedMembers().adding(
      .property("text", get: { (me: UILabel) in me.text }, set: { $0.text = $1 }),
      .property(
        "attributedText", get: { (me: UILabel) in me.attributedText },
        set: { $0.attributedText = $1 }),
      .property("font", get: { (me: UILabel) in me.font }, set: { $0.font = $1 }),
      .property("textColor", get: { (me: UILabel) in me.textColor }, set: { $0.textColor = $1 }),
      .property(
        "textAlignment", get: { (me: UILabel) in me.textAlignment }, set: { $0.textAlignment = $1 }),
      .property(
        "numberOfLines", get: { (me: UILabel) in me.numberOfLines }, set: { $0.numberOfLines = $1 }),
      .property(
        "lineBreakMode", get: { (me: UILabel) in me.lineBreakMode }, set: { $0.lineBreakMode = $1 }),
      .property(
        "adjustsFontSizeToFitWidth", get: { (me: UILabel) in me.adjustsFontSizeToFitWidth },
        set: { $0.adjustsFontSizeToFitWidth = $1 }),
      .property("isEnabled", get: { (me: UILabel) in me.isEnabled }, set: { $0.isEnabled = $1 }),
      .property(
        "isHighlighted", get: { (me: UILabel) in me.isHighlighted }, set: { $0.isHighlighted = $1 }),
      .property(
        "highlightedTextColor", get: { (me: UILabel) in me.highlightedTextColor },
        set: { $0.highlightedTextColor = $1 }),
      .property(
        "shadowColor", get: { (me: UILabel) in me.shadowColor }, set: { $0.shadowColor = $1 }),
      .property(
        "shadowOffset", get: { (me: UILabel) in me.shadowOffset }, set: { $0.shadowOffset = $1 }))
  }
}
