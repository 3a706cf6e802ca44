// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// Rows with something in them that takes touches of its own.
@MainActor
final class SettingRows: NSObject {
  private static let fieldSize = CGSize(width: 130, height: 32)
  /// Takes a line of the log.
  var tell: (String) -> Void = { _ in }
  private(set) var cells: [UITableViewCell] = []

  override init() {
    super.init()
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "table.switch"
    toggle.accessibilityLabel = "Notifications"
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        self?.tell("notifications \(toggle?.isOn == true ? "on" : "off")")
      }, for: .valueChanged)
    let field = UITextField(frame: CGRect(origin: .zero, size: Self.fieldSize))
    field.placeholder = "Your name"
    field.textAlignment = .right
    field.accessibilityIdentifier = "table.field"
    field.returnKeyType = .done
    field.delegate = self
    let details = row("About", accessory: nil)
    details.accessoryType = .detailButton
    cells = [row("Notifications", accessory: toggle), row("Signature", accessory: field), details]
  }

  private func row(_ title: String, accessory: UIView?) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = title
    cell.contentConfiguration = content
    cell.accessoryView = accessory
    cell.selectionStyle = accessory == nil ? .default : .none
    return cell
  }
}

extension SettingRows: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    tell("signature “\(textField.text ?? "")”")
    textField.resignFirstResponder()
    return true
  }
}
