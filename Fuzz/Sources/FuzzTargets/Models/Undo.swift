// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation

/// An undo manager against two stacks of values.
enum Undo: FuzzTarget {
  static let name = "undo"

  @MainActor
  private final class Document {
    let manager = UndoManager()
    var value = 0

    func set(_ wanted: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = wanted
    }
  }

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    let document = Document()
    let manager = document.manager
    manager.groupsByEvent = false
    var undos: [Int] = []
    var redos: [Int] = []
    var levels = 0
    var next = 1
    func trim() {
      guard levels > 0 else { return }
      undos = undos.suffix(levels)
      redos = redos.suffix(levels)
    }
    while !reader.isAtEnd {
      switch reader.int(0...8) {
      case 0...3:
        let before = document.value
        let nesting = reader.int(0...3)
        let changes = reader.int(0...3)
        for _ in 0...nesting { manager.beginUndoGrouping() }
        for _ in 0..<changes {
          document.set(next)
          next += 1
        }
        for _ in 0...nesting { manager.endUndoGrouping() }
        if changes > 0 {
          undos.append(before)
          redos = []
          trim()
        }
      case 4:
        if manager.canUndo {
          redos.append(document.value)
          manager.undo()
          try require(!undos.isEmpty, "it undoes what was never done")
          try require(document.value == undos.removeLast(), "undo leads elsewhere")
          trim()
        }
      case 5:
        if manager.canRedo {
          undos.append(document.value)
          manager.redo()
          try require(!redos.isEmpty, "it redoes what was never undone")
          try require(document.value == redos.removeLast(), "redo leads elsewhere")
          trim()
        }
      case 6:
        levels = reader.int(0...6)
        manager.levelsOfUndo = levels
        trim()
      case 7:
        manager.disableUndoRegistration()
        // What is not registered cannot be undone, and undoes nothing else.
        manager.registerUndo(withTarget: document) { $0.set(-1) }
        manager.enableUndoRegistration()
      default:
        if reader.byte() % 8 == 0 {
          manager.removeAllActions()
          undos = []
          redos = []
        }
      }
      try require(manager.groupingLevel == 0, "a group stays open")
      try require(manager.canUndo == !undos.isEmpty, "canUndo with \(undos.count) to undo")
      try require(manager.canRedo == !redos.isEmpty, "canRedo with \(redos.count) to redo")
      try require(manager.undoCount == undos.count, "\(manager.undoCount) of \(undos.count) undos")
      try require(manager.redoCount == redos.count, "\(manager.redoCount) of \(redos.count) redos")
    }
  }
}
