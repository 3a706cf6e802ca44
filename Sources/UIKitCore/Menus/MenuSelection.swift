// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Does what an entry stands for.
@MainActor
enum MenuSelection {
  // Rules: AC-18, AC-20, AC-22.
  /// Performs a leaf; a command is validated again, for much may have changed since it was shown.
  ///
  /// - Parameter source: what the menu came from.
  /// - Returns: false when it cannot be done any more.
  @discardableResult
  static func perform(
    _ entry: MenuEntry, reader: MenuReader, source: (any UIPopoverPresentationControllerSourceItem)?
  ) -> Bool {
    guard let leaf = entry.element as? any UIMenuLeaf else { return false }
    MenuSource.shared.next = source
    defer { MenuSource.shared.next = nil }
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
      ApplicationLink.port.sendAction(command.action, to: target, from: sender, for: nil)
    } else {
      command.performWithSender(source, target: target)
    }
    mark(entry)
    return true
  }

  private static func mark(_ entry: MenuEntry) {
    entry.group?.select(entry.element)
  }
}
