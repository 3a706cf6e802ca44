// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UndoManager {
  // Rules: UN-9.
  func undoTopLevel() {
    refuseWhilePerforming("undo()")
    closeOnlyGroup()
    refuseOpenGroups("undo()", contract: "it closes an open group, but none inside another")
    undoNestedGroup()
  }

  // Rules: UN-8, UN-10, UN-18.
  /// Undoes the last group of the innermost open one, or of the stack.
  func undoLastGroup() {
    refuseWhilePerforming("undoNestedGroup()")
    let isTopLevel = openGroups.isEmpty
    post(.NSUndoManagerCheckpoint)
    // What the observers of the checkpoint registered is undone first.
    if isTopLevel { closeGroupOfTurn() }
    guard let group = takeLastGroup() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, as: .undoing) { redoStack.push($0, limit: levelsOfUndo, &targets) }
    post(.NSUndoManagerDidUndoChange)
  }

  // Rules: UN-8, UN-10.
  func redoTopLevel() {
    refuseWhilePerforming("redo()")
    closeGroupOfTurn()
    refuseOpenGroups(
      "redo()", contract: "it closes the group of the turn, but none that was opened by hand")
    post(.NSUndoManagerCheckpoint)
    closeGroupOfTurn()
    guard let group = redoStack.pop() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, as: .redoing) { undoStack.push($0, limit: levelsOfUndo, &targets) }
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(
    _ group: UndoGroup, as activity: Activity, keep: (UndoGroup) -> Void
  ) {
    self.activity = activity
    changeCount += 1
    recordReverse(of: group, keep: keep) { group.perform() }
    self.activity = .none
    groupsDidClose()
  }

  /// The group to undo, taken out of where it was.
  private func takeLastGroup() -> UndoGroup? {
    guard let open = openGroups.last else { return undoStack.pop() }
    if open.isEmpty { return nil }
    if let group = open.removeLastGroup() { return group }
    violation(
      "undoNestedGroup() was called after an operation was registered in the open group",
      contract: "it undoes the group that was closed last, and nothing may have happened since",
      instead: "call endUndoGrouping() first")
  }

  private func refuseWhilePerforming(_ name: String) {
    if activity == .none { return }
    violation(
      "\(name) was called while \(isUndoing ? "an undo" : "a redo") was running",
      contract: "one of them runs at a time",
      instead: "call it after NSUndoManagerDidUndoChange or NSUndoManagerDidRedoChange")
  }

  private func refuseOpenGroups(_ name: String, contract: String) {
    if openGroups.isEmpty { return }
    violation(
      "\(name) was called while \(openGroups.count) groups were open",
      contract: contract,
      instead: "call endUndoGrouping() as often as beginUndoGrouping() before")
  }
}
