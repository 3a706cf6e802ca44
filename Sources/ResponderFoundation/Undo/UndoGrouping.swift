// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UndoManager {
  /// Opens a group by hand.
  func beginGroup() {
    openGroupOfTurn()
    open(UndoGroup(isAutomatic: false))
  }

  /// Closes a group by hand.
  func endGroup() {
    if openGroups.isEmpty {
      violation(
        "endUndoGrouping() was called while no group was open",
        contract: "each call closes a group that beginUndoGrouping() opened",
        instead: "call the two in pairs")
    }
    if activity != .none, openGroups.count == 1 {
      violation(
        "endUndoGrouping() was called in an undo that had opened no group",
        contract: "the group that records the reverse is closed when the undo is done",
        instead: "close only groups that were opened in the same operation")
    }
    closeGroup()
  }

  // Rules: UN-6.
  /// Opens the group of the turn if none is open and turns are groups.
  func openGroupOfTurn() {
    guard openGroups.isEmpty, groupsByEvent else { return }
    open(UndoGroup(isAutomatic: true))
    EventGroups.shared.add(self)
  }

  // Rules: UN-6, UN-9.
  /// Closes the group of the turn if it is the only one open.
  func closeGroupOfTurn() {
    if openGroups.first?.isAutomatic == true { closeOnlyGroup() }
  }

  // Rules: UN-9.
  /// Closes the only open group, whoever opened it.
  func closeOnlyGroup() {
    if openGroups.count == 1 { closeGroup() }
  }

  /// Notifies of the group only after it is open.
  private func open(_ group: UndoGroup) {
    let isNested = !openGroups.isEmpty
    openGroups.append(group)
    if isNested { post(.NSUndoManagerCheckpoint) }
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  // Rules: UN-10, UN-17, UN-18.
  /// Closes the innermost group; what observers register before it is closed belongs to it.
  private func closeGroup() {
    closeGroup { group in
      guard !group.isEmpty else { return }
      if let outer = openGroups.last {
        outer.add(group)
      } else {
        undoStack.push(group, limit: levelsOfUndo, &targets)
      }
    }
  }

  /// Takes the innermost group out of the open ones and hands it to `keep`.
  private func closeGroup(keep: (UndoGroup) -> Void) {
    post(.NSUndoManagerCheckpoint)
    guard let group = openGroups.last else { return }
    let userInfo = [NSUndoManagerGroupIsDiscardableKey: group.isDiscardable]
    post(.NSUndoManagerWillCloseUndoGroup, userInfo)
    openGroups.removeLast()
    keep(group)
    groupsDidClose()
    post(.NSUndoManagerDidCloseUndoGroup, userInfo)
  }

  /// Performs `body` and returns what was registered meanwhile, as a closed group.
  func recordReverse(of source: UndoGroup, keep: (UndoGroup) -> Void, _ body: () -> Void) {
    suspendedGroups = openGroups
    openGroups = []
    open(UndoGroup(isAutomatic: false))
    body()
    if openGroups.count > 1 {
      violation(
        "An operation that was undone or redone left \(openGroups.count - 1) groups open",
        contract: "the reverse of a group is one group",
        instead: "call endUndoGrouping() for each beginUndoGrouping() in the operation")
    }
    closeGroup { group in
      openGroups = suspendedGroups
      suspendedGroups = []
      guard !group.isEmpty else { return }
      group.inherit(from: source)
      keep(group)
    }
  }

  // MARK: - About the next group

  /// The group that is named now: the innermost open one, or the last that was closed.
  func describedGroup() -> UndoGroup? {
    openGroupOfTurn()
    return openGroups.last ?? undoStack.top()
  }

  /// Whether an open group holds something to undo.
  var hasLiveOpenGroup: Bool { groupsInProgress.contains { $0.isLive } }

  /// The name that the innermost open group with something to undo has, or one around it.
  var openName: String? {
    hasLiveOpenGroup ? groupsInProgress.last { $0.name != nil }?.name : nil
  }

  /// What the next undo would perform.
  var nextUndo: UndoGroup? { hasLiveOpenGroup ? groupsInProgress.first : undoStack.top() }

  /// What the next redo would perform.
  var nextRedo: UndoGroup? { redoStack.top() }

  /// The open groups that will be undone one day, not those that record a reverse.
  private var groupsInProgress: [UndoGroup] { activity == .none ? openGroups : suspendedGroups }
}
