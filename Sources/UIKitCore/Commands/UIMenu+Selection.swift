// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIMenu {
  /// Puts the mark on one leaf of the menu and takes it off the others.
  final func select(_ element: UIMenuElement) {
    for child in children {
      if let section = child as? UIMenu {
        if section.options.contains(.displayInline) { section.select(element) }
      } else if let leaf = child as? any UIMenuLeaf {
        leaf.state = leaf === element ? .on : .off
      }
    }
  }
}
