// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

extension UITextField {
  // Rules: RT-8, RT-50.
  /// What of the class programs ask for by name.
  nonisolated static var textFieldMembers: ExposedMembers {
    ExposedMembers().adding(
      .action("cut:") { (me: UITextField, a) in me.cut(a(0, as: Any?.self)) },
      .action("copy:") { (me: UITextField, a) in me.copy(a(0, as: Any?.self)) },
      .action("paste:") { (me: UITextField, a) in me.paste(a(0, as: Any?.self)) },
      .action("select:") { (me: UITextField, a) in me.select(a(0, as: Any?.self)) },
      .action("selectAll:") { (me: UITextField, a) in me.selectAll(a(0, as: Any?.self)) },
      .action("delete:") { (me: UITextField, a) in me.delete(a(0, as: Any?.self)) },
      .property("text", get: { (me: UITextField) in me.text }, set: { $0.text = $1 }),
      .property(
        "attributedText", get: { (me: UITextField) in me.attributedText },
        set: { $0.attributedText = $1 }),
      .property(
        "placeholder", get: { (me: UITextField) in me.placeholder }, set: { $0.placeholder = $1 }),
      .property(
        "attributedPlaceholder", get: { (me: UITextField) in me.attributedPlaceholder },
        set: { $0.attributedPlaceholder = $1 }),
      .property("font", get: { (me: UITextField) in me.font }, set: { $0.font = $1 }),
      .property(
        "textColor", get: { (me: UITextField) in me.textColor }, set: { $0.textColor = $1 }),
      .property(
        "textAlignment", get: { (me: UITextField) in me.textAlignment },
        set: { $0.textAlignment = $1 }),
      .property("isEditing", get: { (me: UITextField) in me.isEditing }),
      .property(
        "isSecureTextEntry", get: { (me: UITextField) in me.isSecureTextEntry },
        set: { $0.isSecureTextEntry = $1 }),
      .property(
        "borderStyle", get: { (me: UITextField) in me.borderStyle }, set: { $0.borderStyle = $1 }),
      .property(
        "clearButtonMode", get: { (me: UITextField) in me.clearButtonMode },
        set: { $0.clearButtonMode = $1 }),
      .property("leftView", get: { (me: UITextField) in me.leftView }, set: { $0.leftView = $1 }),
      .property(
        "rightView", get: { (me: UITextField) in me.rightView }, set: { $0.rightView = $1 }),
      .property(
        "inputView", get: { (me: UITextField) in me.inputView }, set: { $0.inputView = $1 }),
      .property(
        "inputAccessoryView", get: { (me: UITextField) in me.inputAccessoryView },
        set: { $0.inputAccessoryView = $1 }))
  }
}
