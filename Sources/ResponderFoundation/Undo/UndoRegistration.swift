// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UndoManager {
  // Rules: UN-6, UN-8, UN-11.
  /// Adds an operation to the open group, opening the group of the turn if there is none.
  func record(_ action: () -> UndoAction) {
    guard isUndoRegistrationEnabled else { return }
    openGroupOfTurn()
    guard let group = openGroups.last else {
      violation(
        "An operation was registered while no group was open and groupsByEvent was false",
        contract: "every operation belongs to a group",
        instead: "call beginUndoGrouping() before and endUndoGrouping() after registering")
    }
    if activity == .none { redoStack.removeAll() }
    changeCount += 1
    group.add(action())
  }

  /// Drops everything; open groups stay open and empty.
  func forgetEverything() {
    changeCount += 1
    undoStack.removeAll()
    redoStack.removeAll()
    for group in openGroups + suspendedGroups { group.removeAll() }
  }

  // Rules: UN-12.
  /// Drops what concerns one object.
  func forgetActions(on target: AnyObject) {
    changeCount += 1
    undoStack.removeActions(on: target)
    redoStack.removeActions(on: target)
    for group in openGroups + suspendedGroups { group.removeActions(on: target) }
  }
}

extension UndoAction {
  /// A call of the method that `selector` names.
  init(target: Any, selector: Selector, argument: Any?, in targets: inout UndoTargets) {
    guard type(of: target) is AnyClass else {
      violation(
        "A \(type(of: target)) was given as the target of an undo",
        contract: "the target is an object, which is not retained",
        instead: "register the operation on the object that owns the value")
    }
    guard let method = selector.knownMethod(of: target) else {
      selector.unrecognized(by: target, sentBy: "an undo manager")
    }
    self.init(target: targets.target(for: target as AnyObject)) { method($0, argument, nil) }
  }
}
