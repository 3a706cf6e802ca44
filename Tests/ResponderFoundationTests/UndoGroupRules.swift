// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import TestSupport
import Testing

@MainActor @Suite("UN groups of undo", .freshRuntime)
struct UndoGroupRules {
  let manager = UndoManager()

  @Test func `UN-6 what is registered in one turn of the run loop is one group`() {
    let counter = Counter(manager)
    #expect(manager.groupsByEvent)
    #expect(manager.groupingLevel == 0)
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1)
    endTurn()
    #expect(manager.groupingLevel == 0)
    counter.set(3)
    endTurn()
    manager.undo()
    #expect(counter.value == 2)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
  }

  @Test func `UN-6 UN-17 a turn in which nothing is registered leaves no group`() {
    manager.setActionName("Nothing")
    #expect(manager.groupingLevel == 1)
    endTurn()
    #expect(manager.groupingLevel == 0)
    #expect(!manager.canUndo)
    #expect(manager.undoActionName == "")
  }

  @Test func `UN-6 a turn in a mode that the manager does not care for closes nothing`() {
    let mode = RunLoop.Mode("test.tracking")
    manager.runLoopModes = [mode]
    let counter = Counter(manager)
    counter.set(1)
    endTurn()
    #expect(manager.groupingLevel == 1)
    endTurn(in: mode)
    #expect(manager.groupingLevel == 0)
  }

  @Test func `UN-16 a group opened by hand stands inside that of the turn and outlives it`() {
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    counter.set(1)
    endTurn()
    #expect(manager.groupingLevel == 2)
    counter.set(2)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    endTurn()
    #expect(manager.groupingLevel == 0)
    manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `UN-6 without groups by event, groups are opened by hand`() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    for value in 1...2 {
      manager.beginUndoGrouping()
      #expect(manager.groupingLevel == 1)
      counter.set(value)
      manager.endUndoGrouping()
    }
    manager.undo()
    #expect(counter.value == 1)
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test func `UN-17 a group with nothing in it is dropped`() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
    #expect(manager.undoCount == 0)
  }

  @Test func `UN-7 levels of undo drop the oldest groups`() {
    manager.groupsByEvent = false
    #expect(manager.levelsOfUndo == 0)
    let counter = Counter(manager)
    for value in 1...5 { group { counter.set(value) } }
    #expect(manager.undoCount == 5)
    manager.levelsOfUndo = 3
    #expect(manager.undoCount == 3)
    group { counter.set(6) }
    #expect(manager.undoCount == 3)
    for _ in 1...4 { manager.undo() }
    #expect(counter.value == 3)
    #expect(manager.redoCount == 3)
    manager.levelsOfUndo = 1
    #expect(manager.redoCount == 1)
  }

  @Test func `UN-7 groups that have nothing left to do go before the oldest`() {
    manager.groupsByEvent = false
    manager.levelsOfUndo = 3
    let counter = Counter(manager)
    group { counter.set(1) }
    do {
      let other = Counter(manager)
      group { other.set(1) }
    }
    group { counter.set(2) }
    group { counter.set(3) }
    #expect(manager.undoCount == 3)
    for _ in 1...3 { manager.undo() }
    #expect(counter.value == 0)
  }

  @Test func `UN-7 the limit holds among many targets that come and go`() {
    struct Group { weak var target: Counter? }
    let limit = 20
    manager.groupsByEvent = false
    manager.levelsOfUndo = limit
    var counters: [Counter] = []
    var expected: [Group] = []
    for number in 1...300 {
      do {
        let counter = Counter(manager)
        counters.append(counter)
        group { counter.set(number) }
        expected.append(Group(target: counter))
      }
      if expected.count > limit { expected.removeAll { $0.target == nil } }
      if expected.count > limit { expected.removeFirst() }
      if number.isMultiple(of: 3) { counters.remove(at: number * 7 % counters.count) }
      #expect(manager.undoCount == expected.count { $0.target != nil })
    }
    let undone = expected.compactMap(\.target)
    while manager.canUndo { manager.undo() }
    #expect(counters.filter { $0.value == 0 } == undone)
  }

  @Test func `UN-8 registering while undoing is how to redo, and the other way round`() {
    let counter = Counter(manager)
    counter.set(1)
    manager.undo()
    #expect(counter.value == 0)
    #expect(!manager.canUndo)
    #expect(manager.canRedo)
    manager.redo()
    #expect(counter.value == 1)
    #expect(manager.canUndo)
    #expect(!manager.canRedo)
  }

  @Test func `UN-8 registering otherwise drops what could be redone`() {
    let counter = Counter(manager)
    counter.set(1)
    manager.undo()
    #expect(manager.canRedo)
    counter.set(2)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test func `UN-9 undo closes the group of the turn first`() {
    let counter = Counter(manager)
    counter.set(1)
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(manager.groupingLevel == 0)
    #expect(counter.value == 0)
  }

  @Test func `UN-9 undo closes the only group that is open, by hand too`() {
    manager.groupsByEvent = false
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1)
    manager.undo()
    #expect(manager.groupingLevel == 0)
    #expect(counter.value == 0)
    #expect(manager.canRedo && !manager.canUndo)
    manager.beginUndoGrouping()
    manager.undo()
    #expect(manager.groupingLevel == 0 && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test func `UN-9 the last group inside an open one can be undone`() {
    let counter = Counter(manager)
    manager.beginUndoGrouping()
    counter.set(1)
    manager.beginUndoGrouping()
    counter.set(2)
    counter.set(3)
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(counter.value == 1)
    #expect(manager.groupingLevel == 2)
    #expect(manager.redoCount == 1)
    manager.endUndoGrouping()
    manager.redo()
    #expect(counter.value == 3)
    manager.undo()
    manager.undo()
    #expect(counter.value == 0)
  }

  private func group(_ body: () -> Void) {
    manager.beginUndoGrouping()
    body()
    manager.endUndoGrouping()
  }

  /// Lets the run loop come to the point where it would wait.
  private func endTurn(in mode: RunLoop.Mode = .default) {
    let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.current.add(timer, forMode: mode)
    _ = RunLoop.current.run(mode: mode, before: Date(timeIntervalSinceNow: 0.001))
    timer.invalidate()
  }
}
