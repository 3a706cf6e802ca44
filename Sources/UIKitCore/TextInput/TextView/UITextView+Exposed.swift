// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UITextView {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var textViewMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("cut:") { (me: UITextView, a) in me.cut(a(0, as: Any?.self)) },
      .action("copy:") { (me: UITextView, a) in me.copy(a(0, as: Any?.self)) },
      .action("paste:") { (me: UITextView, a) in me.paste(a(0, as: Any?.self)) },
      .action("select:") { (me: UITextView, a) in me.select(a(0, as: Any?.self)) },
      .action("selectAll:") { (me: UITextView, a) in me.selectAll(a(0, as: Any?.self)) },
      .action("delete:") { (me: UITextView, a) in me.delete(a(0, as: Any?.self)) },
      .property("text", get: { (me: UITextView) in me.text }, set: { $0.text = $1 }),
      .property(
        "attributedText", get: { (me: UITextView) in me.attributedText },
        set: { $0.attributedText = $1 }),
      .property("font", get: { (me: UITextView) in me.font }, set: { $0.font = $1 }),
      .property("textColor", get: { (me: UITextView) in me.textColor }, set: { $0.textColor = $1 }),
      .property(
        "textAlignment", get: { (me: UITextView) in me.textAlignment },
        set: { $0.textAlignment = $1 }),
      .property(
        "isEditable", get: { (me: UITextView) in me.isEditable }, set: { $0.isEditable = $1 }),
      .property(
        "isSelectable", get: { (me: UITextView) in me.isSelectable }, set: { $0.isSelectable = $1 }),
      .property(
        "selectedRange", get: { (me: UITextView) in me.selectedRange },
        set: { $0.selectedRange = $1 }),
      .property("inputView", get: { (me: UITextView) in me.inputView }, set: { $0.inputView = $1 }),
      .property(
        "inputAccessoryView", get: { (me: UITextView) in me.inputAccessoryView },
        set: { $0.inputAccessoryView = $1 }))
  }
}
