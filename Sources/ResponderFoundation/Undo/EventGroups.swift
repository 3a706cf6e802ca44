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

  private struct Entry {
    weak var manager: UndoManager?
    /// Counts the groups of turns, so that the one that was opened first is closed first.
    let number: Int
  }
  /// Those to look at when the turn ends.
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0

  /// Closes the group of `manager` at the end of the turn.
  func add(_ manager: UndoManager) {
    if entries[ObjectIdentifier(manager)]?.manager == nil {
      lastNumber += 1
      manager.numberOfTurn = lastNumber
    }
    resume(manager)
  }

  /// Closes the group of `manager` at the end of the turn, for nothing keeps it open any more.
  func resume(_ manager: UndoManager) {
    entries[ObjectIdentifier(manager)] = Entry(manager: manager, number: manager.numberOfTurn)
    TurnWork.shared.enlist(.undoGroups)
    for mode in manager.runLoopModes { TurnObserver.install(in: mode) }
  }

  // Rules: UN-6.
  /// Ends a turn: the groups opened in it are closed.
  ///
  /// A manager that does not care for the current mode of the run loop waits for a later turn. One
  /// that has a group open by hand, or is at an undo, comes back when that is over.
  package func endTurn() {
    guard !entries.isEmpty else { return }
    let mode = RunLoop.current.currentMode ?? .default
    let waiting = entries.values.sorted { $0.number < $1.number }
    entries = [:]
    for entry in waiting {
      guard let manager = entry.manager, manager.hasGroupOfTurn else { continue }
      guard manager.isKeptOpen || manager.cares(for: mode) else {
        resume(manager)
        continue
      }
      if manager.activity == .none { manager.closeGroupOfTurn() }
    }
  }
}

extension UndoManager {
  /// Whether the group of a turn is open, perhaps with others inside.
  var hasGroupOfTurn: Bool {
    (activity == .none ? openGroups : suspendedGroups).first?.isAutomatic ?? false
  }

  /// Whether the group of a turn stays open at the end of it, for it is not alone or an undo runs.
  var isKeptOpen: Bool { activity != .none || openGroups.count > 1 }

  /// Has the group of a turn closed at the end of this one, if something kept it open and is over.
  func groupsDidClose() {
    if !isKeptOpen, hasGroupOfTurn { EventGroups.shared.resume(self) }
  }

  /// Whether the end of a turn in `mode` closes the group of the turn.
  func cares(for mode: RunLoop.Mode) -> Bool {
    runLoopModes.contains(mode) || runLoopModes.contains(.common)
  }
}
