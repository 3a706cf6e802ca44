// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// The letters of the table, and how one looks.
@MainActor
final class LetterBox {
  static let identifier = "letter"
  var all = Letter.first
  private var received = 0

  /// One more letter arrives.
  func receive() {
    received += 1
    all.insert(Letter(sender: "Post", subject: "Letter number \(received)"), at: 0)
  }

  func show(_ index: Int, in cell: UITableViewCell) {
    let letter = all[index]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = letter.sender
    content.secondaryText = letter.subject
    content.secondaryTextProperties.color = Theme.quietText
    content.textProperties.font = letter.isRead ? Theme.bodyFont : Theme.titleFont
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.showsReorderControl = true
    cell.accessibilityIdentifier = "table.\(letter.sender)"
  }
}
