// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// Fields of all kinds, which tell their delegate.
final class FieldScene: WalkPage, UITextFieldDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let plain = field("plain")
    plain.borderStyle = .roundedRect
    plain.clearButtonMode = .whileEditing
    plain.returnKeyType = .next
    plain.autocapitalizationType = .words
    let centred = field("centred")
    centred.textAlignment = .center
    centred.placeholder = "Placeholder"
    centred.adjustsFontSizeToFitWidth = true
    centred.minimumFontSize = 9
    centred.clearsOnBeginEditing = true
    centred.text = "A text that is far too long for the width that the field has"
    let secret = field("secret")
    secret.isSecureTextEntry = true
    secret.borderStyle = .line
    secret.keyboardType = .numberPad
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [
      .flexibleSpace(),
      UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [unowned self] _ in view.endEditing(true) }),
    ]
    secret.inputAccessoryView = bar
    let sided = field("sided")
    sided.leftView = UIImageView(image: UIImage(systemName: "person"))
    sided.leftViewMode = .unlessEditing
    sided.rightView = UISwitch()
    sided.rightViewMode = .whileEditing
    sided.keyboardType = .emailAddress
    sided.keyboardAppearance = .dark
    let web = field("web")
    web.keyboardType = .URL
    web.returnKeyType = .go
    web.enablesReturnKeyAutomatically = true
    let off = field("off")
    off.text = "Off"
    off.isEnabled = false
  }

  private func field(_ name: String) -> UITextField {
    let field = add(UITextField(), name, width: 240, height: 36)
    field.delegate = self
    return field
  }

  func textFieldShouldReturn(_ field: UITextField) -> Bool {
    field.resignFirstResponder()
    return true
  }
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { !string.contains("!") }
}

/// A text with styles, links, a picture and lists, another in two directions, and a label that fits.
final class TextScene: WalkPage, UITextViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let styled = add(UITextView(), "styled", height: 180)
    styled.attributedText = text
    styled.isFindInteractionEnabled = true
    styled.allowsEditingTextAttributes = true
    styled.delegate = self
    let read = add(UITextView(), "read", height: 90)
    read.text = "See https://example.org or call 555 0100 123; write to a@example.org."
    read.isEditable = false
    read.dataDetectorTypes = .all
    let mixed = add(UITextView(), "mixed", height: 90)
    mixed.text = "abc שלום 12 def\nمرحبا abc\nA third line"
    mixed.textContainerInset = UIEdgeInsets(top: 2, left: 10, bottom: 2, right: 10)
    mixed.textContainer.maximumNumberOfLines = 3
    let label = add(UILabel(), "label", width: 120, height: 40)
    label.text = "A label that shrinks to fit its width"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.lineBreakMode = .byTruncatingMiddle
    label.shadowColor = .systemGray
    label.shadowOffset = CGSize(width: 1, height: 2)
  }

  private var text: NSAttributedString {
    let text = NSMutableAttributedString(
      string: "A paragraph that goes on for more than a line of the view.\n\tTabbed\n",
      attributes: [.font: UIFont.systemFont(ofSize: 15)])
    text.append(
      NSAttributedString(
        string: "Marked ",
        attributes: [.underlineStyle: 1, .foregroundColor: UIColor.systemRed]))
    text.append(
      NSAttributedString(string: "linked", attributes: [.link: URL(filePath: "/page")]))
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "heart")
    attachment.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
    text.append(NSAttributedString(attachment: attachment))
    return text
  }
}
