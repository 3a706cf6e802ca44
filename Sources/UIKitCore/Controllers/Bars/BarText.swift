// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: VC-123, VC-124, VC-125.
/// How a text in a bar looks: attributes, and where they are silent, a font and a colour.
@MainActor
struct BarText {
  var attributes: [NSAttributedString.Key: Any] = [:]
  var offset = UIOffset.zero

  /// The attributes of several, the later ones first.
  init(_ all: [NSAttributedString.Key: Any]..., offset: UIOffset = .zero) {
    for attributes in all { self.attributes.merge(attributes) { $1 } }
    self.offset = offset
  }

  /// What a state says, over what the normal one says where it is silent.
  init(
    _ attributes: [NSAttributedString.Key: Any], _ offset: UIOffset,
    over normal: (attributes: [NSAttributedString.Key: Any], offset: UIOffset)?
  ) {
    self.init(
      normal?.attributes ?? [:], attributes,
      offset: offset == .zero ? normal?.offset ?? .zero : offset)
  }

  /// Shows a text in a label.
  func show(_ text: String?, in label: UILabel, font: UIFont, color: UIColor) {
    guard !attributes.isEmpty, let text else {
      label.font = font
      label.textColor = color
      label.text = text
      return
    }
    let own: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    label.attributedText = NSAttributedString(
      string: text, attributes: own.merging(attributes) { $1 })
  }
}
