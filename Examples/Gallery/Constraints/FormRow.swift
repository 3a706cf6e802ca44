// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A title with a field, whose texts stand on one line.
final class FormRow: UIStackView {
  let title: UILabel
  let field = UITextField()

  init(_ name: String, _ text: String, identifier: String) {
    title = Theme.label(name, font: Theme.bodyFont, identifier: identifier + ".title")
    super.init(frame: .zero)
    accessibilityIdentifier = identifier
    field.text = text
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = identifier + ".field"
    title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    alignment = .firstBaseline
    spacing = Theme.gap
    addArrangedSubview(title)
    addArrangedSubview(field)
  }

  @available(*, unavailable)
  required init(coder: NSCoder) { fatalError("There are no interface files here.") }
}
