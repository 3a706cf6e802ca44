// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import TestSupport
import Testing

@MainActor @Suite("UN operations", .freshRuntime)
struct UndoActionRules {
  let manager = UndoManager()

  @Test func `UN-10 UN-18 what is posted from registering to redo, in order`() {
    manager.groupsByEvent = false
    let log = NotificationLog(manager)
    defer { log.stop() }
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    #expect(log.take() == ["DidOpenUndoGroup"])
    counter.set(1)
    #expect(log.take() == [])
    manager.beginUndoGrouping()
    #expect(log.take() == ["Checkpoint", "DidOpenUndoGroup"])
    counter.set(2)
    manager.endUndoGrouping()
    #expect(log.take() == ["Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    manager.endUndoGrouping()
    #expect(log.take() == ["Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup"])
    manager.undo()
    let recording = [
      "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup",
    ]
    let undoing: [String] = ["Checkpoint", "WillUndoChange"] + recording + ["DidUndoChange"]
    #expect(log.take() == undoing)
    #expect(manager.canRedo)
    #expect(log.take() == ["Checkpoint"])
    manager.redo()
    let redoing: [String] = ["Checkpoint", "WillRedoChange"] + recording + ["DidRedoChange"]
    #expect(log.take() == redoing)
    manager.redo()
    #expect(log.take() == ["Checkpoint"])
  }

  @Test func `UN-18 a checkpoint is the moment to register what is pending`() {
    let counter = Counter(manager)
    var isPending = true
    let observer = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerCheckpoint, object: manager, queue: nil
    ) { _ in
      MainActor.assumeIsolated {
        guard isPending else { return }
        isPending = false
        counter.set(7)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    manager.undo()
    #expect(!isPending)
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 7)
  }

  @Test func `UN-10 UN-21 the closing of a group tells whether it may be lost`() {
    manager.groupsByEvent = false
    let log = NotificationLog(manager)
    defer { log.stop() }
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    counter.set(1)
    manager.setActionIsDiscardable(true)
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(
      log.take().filter { $0.contains("Close") }
        == [
          "WillCloseUndoGroup discardable", "DidCloseUndoGroup discardable",
          "WillCloseUndoGroup discardable", "DidCloseUndoGroup discardable",
        ])
    #expect(manager.undoActionIsDiscardable)
    manager.undo()
    #expect(manager.redoActionIsDiscardable)
    #expect(!manager.undoActionIsDiscardable)
  }

  @Test func `UN-11 disabling nests, and what is registered meanwhile is ignored`() {
    let counter = Counter(manager)
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    counter.set(1)
    manager.enableUndoRegistration()
    #expect(!manager.isUndoRegistrationEnabled)
    counter.set(2)
    #expect(manager.groupingLevel == 0)
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    #expect(!manager.canUndo)
    counter.set(3)
    manager.undo()
    #expect(counter.value == 2)
  }

  @Test func `UN-11 UN-22 removing all operations enables registration and keeps groups open`() {
    let counter = Counter(manager)
    counter.set(1)
    manager.undo()
    manager.beginUndoGrouping()
    counter.set(2)
    manager.disableUndoRegistration()
    manager.removeAllActions()
    #expect(manager.isUndoRegistrationEnabled)
    #expect(!manager.canUndo)
    #expect(!manager.canRedo)
    #expect(manager.groupingLevel == 2)
    counter.set(3)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 2)
  }

  @Test func `UN-12 UN-19 targets are not retained, and what concerns one that is gone is dropped`()
  {
    weak var gone: Counter?
    do {
      let counter = Counter(manager)
      gone = counter
      counter.set(1)
      manager.endUndoGrouping()
      #expect(manager.canUndo)
    }
    #expect(gone == nil)
    #expect(!manager.canUndo)
    #expect(manager.undoCount == 0)
    manager.undo()
    #expect(!manager.canRedo)
  }

  @Test func `UN-12 the operations on one target can be removed`() {
    manager.groupsByEvent = false
    let first = Counter(manager)
    let second = Counter(manager)
    manager.beginUndoGrouping()
    first.set(1)
    second.set(1)
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    first.set(2)
    manager.endUndoGrouping()
    manager.removeAllActions(withTarget: first)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(first.value == 2 && second.value == 0)
    manager.removeAllActions(withTarget: second)
    #expect(!manager.canRedo)
  }

  @Test func `UN-13 UN-20 the name is that of the group whose turn is next`() {
    let counter = Counter(manager)
    #expect(manager.undoMenuItemTitle == "Undo")
    counter.set(1)
    manager.setActionName("Count")
    #expect(manager.undoActionName == "Count")
    manager.endUndoGrouping()
    counter.set(2)
    manager.setActionName("Count On")
    #expect(manager.undoMenuItemTitle == "Undo Count On")
    manager.undo()
    #expect(manager.undoMenuItemTitle == "Undo Count")
    #expect(manager.redoMenuItemTitle == "Redo Count On")
    manager.undo()
    #expect(manager.undoActionName == "")
    #expect(manager.redoActionName == "Count")
    manager.redo()
    #expect(manager.undoActionName == "Count")
  }

  @Test func `UN-13 UN-20 a group inside another gives it its name and values`() {
    let key = UndoManager.UserInfoKey(rawValue: "place")
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    manager.setActionName("Move")
    manager.setActionUserInfoValue(4, forKey: key)
    #expect(manager.undoActionName == "Move")
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoActionName == "Move")
    #expect(manager.undoActionUserInfoValue(forKey: key) as? Int == 4)
    manager.undo()
    #expect(manager.redoActionName == "Move")
    #expect(manager.redoActionUserInfoValue(forKey: key) as? Int == 4)
  }

  @Test func `UN-13 an undo knows that it runs, and a redo`() {
    var seen: [String] = []
    func change() {
      manager.registerUndo(withTarget: manager) { manager in
        seen.append("undoing \(manager.isUndoing) redoing \(manager.isRedoing)")
        change()
      }
    }
    change()
    #expect(manager.canUndo)
    manager.undo()
    manager.redo()
    #expect(seen == ["undoing true redoing false", "undoing false redoing true"])
    #expect(!manager.isUndoing)
    #expect(!manager.isRedoing)
  }

  @Test func `UN-8 a method with an argument can be registered by its selector`() {
    let counter = Counter(manager)
    counter.setBySelector(3)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 3)
    manager.endTurnForTest()
    manager.registerUndo(withTarget: counter, selector: Selector("setBySelector:"), object: 9)
    manager.undo()
    #expect(counter.value == 9)
  }
}

extension UndoManager {
  /// Closes the group of the turn, as the end of a turn does.
  fileprivate func endTurnForTest() { while groupingLevel > 0 { endUndoGrouping() } }
}
