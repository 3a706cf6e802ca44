// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

extension NamesPage {
  /// The way from letter to letter of who does not see the index at the side.
  var letters: UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Letters") { [weak self] predicate in
      guard let table = self?.tableView else { return nil }
      let here = (predicate.currentItem.targetElement as? UIView).flatMap(table.row(around:))
      let section =
        switch predicate.searchDirection {
        case .next: here.map { $0.section + 1 } ?? 0
        // From within a letter the way back leads to its own first name.
        case .previous:
          here.map { $0.row > 0 ? $0.section : $0.section - 1 } ?? table.numberOfSections - 1
        @unknown default: 0
        }
      guard 0..<table.numberOfSections ~= section else { return nil }
      let first = IndexPath(row: 0, section: section)
      table.scrollToRow(at: first, at: .top, animated: false)
      table.layoutIfNeeded()
      return table.cellForRow(at: first).map {
        UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
      }
    }
  }
}

extension UITableView {
  /// The row that a view is in; nil for one that is elsewhere.
  fileprivate func row(around view: UIView) -> IndexPath? {
    guard view.isDescendant(of: self) else { return nil }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return indexPathForRow(at: convert(middle, from: view))
  }
}
