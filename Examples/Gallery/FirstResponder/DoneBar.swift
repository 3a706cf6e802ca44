// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A bar above a keyboard with a button that ends typing.
final class DoneBar: UIInputView {
  private static let height: CGFloat = 44
  var done: (() -> Void)?
  private let button = UIButton(type: .system)

  init() {
    super.init(
      frame: CGRect(x: 0, y: 0, width: 0, height: Self.height), inputViewStyle: .keyboard)
    button.setTitle("Done", for: .normal)
    button.accessibilityIdentifier = "bar.done"
    button.addAction(UIAction { [weak self] _ in self?.done?() }, for: .touchUpInside)
    addSubview(button)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("There are no interface files here.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = CGRect(x: bounds.width - 80, y: 0, width: 70, height: bounds.height)
  }
}
