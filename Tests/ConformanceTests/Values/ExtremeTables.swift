// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

extension ExtremeProperty {
  /// Heights and insets of tables and their cells.
  static let tables: [ExtremeProperty] = [
    .init("UITableView.rowHeight") { $0.table.rowHeight = $1 },
    .init("UITableView.estimatedRowHeight") { $0.table.estimatedRowHeight = $1 },
    .init("UITableView.sectionHeaderHeight") { $0.table.sectionHeaderHeight = $1 },
    .init("UITableView.sectionFooterHeight") { $0.table.sectionFooterHeight = $1 },
    .init("UITableView.estimatedSectionHeaderHeight") {
      $0.table.estimatedSectionHeaderHeight = $1
    },
    .init("UITableView.estimatedSectionFooterHeight") {
      $0.table.estimatedSectionFooterHeight = $1
    },
    .init("UITableView.sectionHeaderTopPadding") { $0.table.sectionHeaderTopPadding = $1 },
    .init("UITableView.separatorInset") {
      $0.table.separatorInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    .init("UITableViewCell.separatorInset") { stage, value in
      for cell in stage.table.visibleCells {
        cell.separatorInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
      }
    },
    .init("UITableViewCell.indentationWidth") { stage, value in
      for cell in stage.table.visibleCells {
        cell.indentationLevel = 2
        cell.indentationWidth = value
      }
    },
  ]
}

/// Three sections of a few rows, with titles.
final class FewRows: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "cell")
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = .detailDisclosureButton
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Header"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Footer"
  }
}
