// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit

/// A number whose changes can be undone, each in a group of its own or all in one.
@MainActor
final class UndoScene {
  /// How many changes are made where the oldest are forgotten.
  static let changes = 100
  private let count: Int
  private let manager = UndoManager()
  private var number = 0

  /// - Parameter isLimited: whether as many are there as are remembered.
  init(count: Int, isLimited: Bool = false) {
    self.count = count
    manager.groupsByEvent = false
    guard isLimited else { return }
    manager.levelsOfUndo = count
    for _ in 0..<count { change() }
  }

  /// Changes in groups of their own; the number after them.
  func registerPass() -> @MainActor () -> Int {
    { [self] in
      manager.removeAllActions()
      number = 0
      for _ in 0..<count { change() }
      return number
    }
  }

  /// Changes, of which the oldest are forgotten; how many there were.
  func limitedPass() -> @MainActor () -> Int {
    { [self] in
      let before = number
      for _ in 0..<Self.changes { change() }
      return number - before
    }
  }

  /// Each change is undone, and done again; how many could be, both ways.
  func eachPass() -> @MainActor () -> Int {
    for _ in 0..<count { change() }
    return { [self] in
      while manager.canUndo { manager.undo() }
      let undone = count - number
      while manager.canRedo { manager.redo() }
      return undone + number
    }
  }

  /// One group of all changes is undone, and done again; how many there were, both ways.
  func allPass() -> @MainActor () -> Int {
    manager.beginUndoGrouping()
    for _ in 0..<count { set(number + 1) }
    manager.endUndoGrouping()
    return { [self] in
      manager.undo()
      let undone = count - number
      manager.redo()
      return undone + number
    }
  }

  private func change() {
    manager.beginUndoGrouping()
    set(number + 1)
    manager.endUndoGrouping()
  }

  private func set(_ new: Int) {
    let old = number
    manager.registerUndo(withTarget: self) { $0.set(old) }
    number = new
  }
}
