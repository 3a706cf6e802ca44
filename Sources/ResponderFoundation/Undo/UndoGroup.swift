// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Operations that are undone together, in the order in which they were registered.
@MainActor
final class UndoGroup {
  private enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  private var entries: [Entry] = []
  /// Whether the manager opened it by itself, for the turn of the loop.
  let isAutomatic: Bool
  /// What the group does, for menus; nil when nobody named it.
  var name: String?
  /// What the application keeps with the group.
  var userInfo: [UndoManager.UserInfoKey: Any] = [:]
  private var isMarkedDiscardable: Bool?

  init(isAutomatic: Bool) { self.isAutomatic = isAutomatic }

  var isEmpty: Bool { entries.isEmpty }

  /// Whether an operation is left whose target exists.
  var isLive: Bool {
    entries.contains { entry in
      switch entry {
      case .action(let action): action.target != nil
      case .group(let group): group.isLive
      }
    }
  }

  /// Whether the whole group may be lost: marked so, or made of nothing but such groups.
  var isDiscardable: Bool {
    get {
      if let isMarkedDiscardable { return isMarkedDiscardable }
      return !entries.isEmpty
        && entries.allSatisfy { entry in
          if case .group(let group) = entry { group.isDiscardable } else { false }
        }
    }
    set { isMarkedDiscardable = newValue }
  }

  func add(_ action: UndoAction) { entries.append(.action(action)) }

  /// Takes a group in that was closed inside this one; its name and values are this group's now.
  func add(_ group: UndoGroup) {
    entries.append(.group(group))
    if let name = group.name { self.name = name }
    userInfo.merge(group.userInfo) { $1 }
  }

  /// Takes over what `source`, of which this is the reverse, says about itself and this does not.
  func inherit(from source: UndoGroup) {
    if name == nil { name = source.name }
    if isMarkedDiscardable == nil { isMarkedDiscardable = source.isDiscardable }
    userInfo.merge(source.userInfo) { own, _ in own }
  }

  /// Takes the group out that was closed last, or nil when an operation was registered since.
  func removeLastGroup() -> UndoGroup? {
    guard case .group(let group) = entries.last else { return nil }
    entries.removeLast()
    return group
  }

  /// Performs everything, what was registered last first.
  func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }

  func removeAll() { entries.removeAll() }

  /// Drops the operations on `target`, and groups that hold no others.
  func removeActions(on target: AnyObject) {
    entries.removeAll { entry in
      switch entry {
      case .action(let action): return action.target === target
      case .group(let group):
        group.removeActions(on: target)
        return group.isEmpty
      }
    }
  }
}
