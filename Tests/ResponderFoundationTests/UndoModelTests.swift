// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import TestSupport
import Testing

/// Random operations on a manager and on the model; `UIKIT_STORM` says how many.
@MainActor @Suite("UN undo against a model", .freshRuntime)
struct UndoModelTests {
  static let operations =
    ProcessInfo.processInfo.environment["UIKIT_STORM"].flatMap { Int($0) } ?? 100_000

  @Test func `UN-6 UN-7 UN-8 UN-9 UN-11 UN-12 random operations agree with the model`() {
    var random = SplitMix(state: 4_711)
    let world = UndoWorld()
    for step in 1...max(1, Self.operations) {
      let name = world.act(&random)
      guard let difference = world.difference() else { continue }
      Issue.record("step \(step), \(name): \(difference)")
      return
    }
    #expect(world.undone > Self.operations / 50)
  }
}

/// A manager with documents, and the model beside it.
@MainActor
private final class UndoWorld {
  private nonisolated static let slots = 3
  private final class Document {
    let id: Int
    var values = [Int](repeating: 0, count: UndoWorld.slots)
    init(id: Int) { self.id = id }
  }

  private let manager = UndoManager()
  private var model = UndoModel()
  private var documents: [Document] = []
  private var lastID = 0
  private(set) var undone = 0

  init() { for _ in 0..<3 { addDocument() } }

  private func addDocument() {
    lastID += 1
    documents.append(Document(id: lastID))
    model.values[lastID] = [Int](repeating: 0, count: Self.slots)
  }

  private func set(_ document: Document, _ slot: Int, _ value: Int) {
    let old = document.values[slot]
    manager.registerUndo(withTarget: document) { [unowned self] in set($0, slot, old) }
    document.values[slot] = value
  }

  /// Does one thing to both; returns what.
  func act(_ random: inout SplitMix) -> String {
    switch random.next() % 100 {
    case 0..<35:
      let document = documents[Int(random.next() % UInt64(documents.count))]
      let slot = Int(random.next() % UInt64(Self.slots))
      let value = Int(random.next() % 1_000)
      set(document, slot, value)
      model.set(document.id, slot, value)
      return "set"
    case 35..<52: return endTurn()
    case 52..<58:
      guard manager.groupingLevel < 5 else { return "nothing" }
      manager.beginUndoGrouping()
      model.begin()
      return "begin"
    case 58..<68:
      guard manager.groupingLevel > 0 else { return "nothing" }
      manager.endUndoGrouping()
      model.end()
      return "end"
    case 68..<82:
      guard manager.groupingLevel < 2 else { return undoNested() }
      if manager.canUndo { undone += 1 }
      manager.undo()
      model.undoOnce()
      return "undo"
    case 82..<92:
      guard manager.groupingLevel < 2 else { return undoNested() }
      manager.redo()
      model.redoOnce()
      return "redo"
    default: return actRarely(&random)
    }
  }

  private func endTurn() -> String {
    if manager.groupingLevel == 1 { manager.endUndoGrouping() }
    model.endTurn()
    return "end of turn"
  }

  private func undoNested() -> String {
    guard case .group? = model.open.last?.last else { return "nothing" }
    manager.undoNestedGroup()
    model.undoNested()
    return "undo nested"
  }

  private func actRarely(_ random: inout SplitMix) -> String {
    switch random.next() % 16 {
    case 0..<4:
      manager.disableUndoRegistration()
      model.disabled += 1
      return "disable"
    case 4..<10:
      guard model.disabled > 0 else { return "nothing" }
      manager.enableUndoRegistration()
      model.disabled -= 1
      return "enable"
    case 10, 11:
      model.limit = Int(random.next() % 12)
      manager.levelsOfUndo = model.limit
      model.trim()
      return "levels \(model.limit)"
    case 12:
      manager.removeAllActions()
      model.removeAll()
      return "remove all"
    case 13, 14:
      let document = documents[Int(random.next() % UInt64(documents.count))]
      manager.removeAllActions(withTarget: document)
      model.remove(document.id)
      return "remove target"
    default:
      let gone = documents.remove(at: Int(random.next() % UInt64(documents.count))).id
      model.values[gone] = nil
      addDocument()
      return "a target goes"
    }
  }

  /// What the two disagree about, or nil.
  func difference() -> String? {
    for document in documents where model.values[document.id] != document.values {
      return "document \(document.id) is \(document.values), model \(model.values)"
    }
    let manager = [
      "level \(manager.groupingLevel)", "undo \(manager.canUndo)", "redo \(manager.canRedo)",
      "enabled \(manager.isUndoRegistrationEnabled)", "redos \(manager.redoCount)",
      "undos \(manager.undoCount)",
    ]
    let undoCount =
      model.undo.count(where: model.isLive) + (model.open.contains(where: model.isLive) ? 1 : 0)
    let expected = [
      "level \(model.open.count)", "undo \(model.canUndo)", "redo \(model.canRedo)",
      "enabled \(model.disabled == 0)", "redos \(model.redo.count(where: model.isLive))",
      "undos \(undoCount)",
    ]
    return manager == expected ? nil : "\(manager), model \(expected)"
  }
}

/// The generator of Steele, Lea and Flood.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
