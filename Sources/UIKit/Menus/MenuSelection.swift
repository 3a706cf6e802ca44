// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Does what an entry stands for.
@MainActor
enum MenuSelection {
  /// Performs a leaf; a command is validated again, for much may have changed since it was shown.
  ///
  /// - Parameter source: what the menu came from.
  /// - Returns: false when it cannot be done any more.
  /// - Rules: AC-18, AC-20, AC-22.
  @discardableResult
  static func perform(
    _ entry: MenuEntry, reader: MenuReader, source: (any UIPopoverPresentationControllerSourceItem)?
  ) -> Bool {
    guard let leaf = entry.element as? any UIMenuLeaf else { return false }
    MenuSending.nextSource = source
    defer { MenuSending.nextSource = nil }
    guard let command = leaf as? UICommand else {
      leaf.performWithSender(source, target: nil)
      mark(entry)
      return true
    }
    guard let (target, now) = reader.resolve(command), now.isEnabled else {
      Trace.record(.action, "\(command.action) cannot be done any more")
      return false
    }
    if let sender = reader.sender {
      UIApplication.shared.sendAction(command.action, to: target, from: sender, for: nil)
    } else {
      command.performWithSender(source, target: target)
    }
    mark(entry)
    return true
  }

  /// Puts the mark on one leaf of a menu and takes it off the others.
  static func select(_ element: UIMenuElement, in menu: UIMenu) {
    for child in menu.children {
      if let section = child as? UIMenu {
        if section.options.contains(.displayInline) { select(element, in: section) }
      } else if let leaf = child as? any UIMenuLeaf {
        leaf.state = leaf === element ? .on : .off
      }
    }
  }

  private static func mark(_ entry: MenuEntry) {
    if let group = entry.group { select(entry.element, in: group) }
  }
}
