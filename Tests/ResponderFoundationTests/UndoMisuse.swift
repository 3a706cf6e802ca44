// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import Testing

@Suite("UN misuse of undo managers")
struct UndoMisuse {
  private static let wrongLine = #line + 4
  /// Not in a closure of the test: lines in what a macro makes are those of its own file.
  @MainActor
  private static func closeGroupOfNobody() {
    UndoManager().endUndoGrouping()
  }

  @Test func `AW-47 the whole message is told, with the line of the program that called`()
    async throws
  {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { UndoMisuse.closeGroupOfNobody() }
      })
    let told = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      told.contains(
        """
        Fatal error: endUndoGrouping() was called while no group was open. \
        The contract: each call closes a group that beginUndoGrouping() opened. \
        Instead: call the two in pairs. Called from \(#filePath):\(Self.wrongLine).
        """), "\(told)")
  }

  @Test func `UN-9 undo with a group open inside another stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let manager = UndoManager()
        manager.beginUndoGrouping()
        manager.undo()
      }
    }
  }

  @Test func `UN-9 redo during an undo stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let manager = UndoManager()
        manager.registerUndo(withTarget: manager) { $0.redo() }
        manager.undo()
      }
    }
  }

  @Test func `UN-9 closing a group that nobody opened stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UndoManager().endUndoGrouping() }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let manager = UndoManager()
        manager.registerUndo(withTarget: manager) { $0.endUndoGrouping() }
        manager.undo()
      }
    }
  }

  @Test func `UN-9 undoing a nested group after registering stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let manager = UndoManager()
        manager.registerUndo(withTarget: manager) { _ in }
        manager.undoNestedGroup()
      }
    }
  }

  @Test func `UN-6 registering without any group stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.registerUndo(withTarget: manager) { _ in }
      }
    }
  }

  @Test func `UN-11 enabling more often than disabling stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UndoManager().enableUndoRegistration() }
    }
  }

  @Test func `UN-12 a target that is no object, or has no such method, stops the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UndoManager().registerUndo(withTarget: 3, selector: Selector("set:"), object: nil)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let manager = UndoManager()
        manager.registerUndo(withTarget: manager, selector: Selector("none:"), object: nil)
      }
    }
  }
}
