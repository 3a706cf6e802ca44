// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime

/// Closes the groups that undo managers opened for the turn of the loop.
///
/// A turn ends when the main run loop is about to wait, and when an application that takes events one
/// by one says so.
@MainActor
package final class EventGroups {
  /// The one of the current runtime.
  package static var shared: EventGroups { Runtime.part(.undoGroups) { EventGroups() } }

  private struct Entry { weak var manager: UndoManager? }
  private var entries: [Entry] = []

  /// Closes the group of `manager` at the end of the turn.
  func add(_ manager: UndoManager) {
    if !entries.contains(where: { $0.manager === manager }) {
      entries.append(Entry(manager: manager))
    }
    TurnWork.shared.enlist(.undoGroups)
    for mode in manager.runLoopModes { TurnObserver.install(in: mode) }
  }

  // Rules: UN-6.
  /// Ends a turn: the groups opened in it are closed.
  ///
  /// A manager that does not care for the current mode of the run loop, or has a group open by hand,
  /// waits for a later turn.
  package func endTurn() {
    guard !entries.isEmpty else { return }
    let mode = RunLoop.current.currentMode ?? .default
    let waiting = entries
    entries = []
    for entry in waiting {
      guard let manager = entry.manager, manager.hasGroupOfTurn else { continue }
      if manager.activity == .none, manager.cares(for: mode) { manager.closeGroupOfTurn() }
      if manager.hasGroupOfTurn { add(manager) }
    }
  }
}

extension UndoManager {
  /// Whether the group of a turn is open, perhaps with others inside.
  var hasGroupOfTurn: Bool {
    (activity == .none ? openGroups : suspendedGroups).first?.isAutomatic ?? false
  }

  /// Whether the end of a turn in `mode` closes the group of the turn.
  func cares(for mode: RunLoop.Mode) -> Bool {
    runLoopModes.contains(mode) || runLoopModes.contains(.common)
  }
}
