// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: TV-25.
/// What stands at the end of a cell.
@MainActor
enum CellAccessory {
  private static let gap: CGFloat = 12

  static func make(_ type: UITableViewCell.AccessoryType, for cell: UITableViewCell) -> UIView? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return mark("chevron.right", .tertiaryLabel)
    case .checkmark: return mark("checkmark", nil)
    case .detailButton: return button(cell)
    case .detailDisclosureButton:
      let (button, mark) = (button(cell), mark("chevron.right", .tertiaryLabel))
      let height = max(button.frame.height, mark.frame.height)
      let both = UIView(
        frame: CGRect(
          x: 0, y: 0, width: button.frame.width + gap + mark.frame.width, height: height))
      button.frame.origin.y = (height - button.frame.height) / 2
      mark.frame.origin = CGPoint(
        x: button.frame.width + gap, y: (height - mark.frame.height) / 2)
      both.addSubview(button)
      both.addSubview(mark)
      return both
    }
  }

  private static func mark(_ symbol: String, _ color: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: symbol))
    if let color { view.tintColor = color }
    return view
  }

  private static func button(_ cell: UITableViewCell) -> UIButton {
    let button = UIButton(type: .detailDisclosure)
    button.addTarget(
      cell, action: Selector("showDetails:", UITableViewCell.showDetails), for: .touchUpInside)
    button.sizeToFit()
    return button
  }
}

extension UITableViewCell {
  /// The button for details was tapped.
  fileprivate func showDetails(_ sender: Any?) {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.list.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}
