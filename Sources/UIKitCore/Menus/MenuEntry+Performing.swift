// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

extension MenuEntry {
  // Rules: AC-18, AC-20, AC-22.
  /// Does what the entry stands for, if it is a leaf.
  ///
  /// A command is validated again, for much may have changed since it was shown.
  ///
  /// - Parameters:
  ///   - reader: finds who does a command.
  ///   - source: what the menu came from.
  /// - Returns: false when it cannot be done any more.
  func perform(
    reader: MenuReader, source: (any UIPopoverPresentationControllerSourceItem)?
  ) -> Bool {
    guard let leaf = element as? any UIMenuLeaf else { return false }
    MenuSource.shared.next = source
    defer { MenuSource.shared.next = nil }
    guard let command = leaf as? UICommand else {
      leaf.performWithSender(source, target: nil)
      group?.select(element)
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
    group?.select(element)
    return true
  }
}
