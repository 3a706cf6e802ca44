// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// A document of one number, whose changes can be undone.
@MainActor
final class Counter: NSObject {
  let manager: UndoManager
  private(set) var value = 0

  init(_ manager: UndoManager) { self.manager = manager }

  func set(_ new: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = new
  }

  /// The same by a method with one argument.
  func setBySelector(_ new: Any?) {
    let old = value
    manager.registerUndo(
      withTarget: self, selector: Selector("setBySelector:", Counter.setBySelector), object: old)
    value = new as? Int ?? 0
  }
}

/// Writes down what a manager posts, in order, without the common parts of the names.
@MainActor
final class NotificationLog {
  private(set) var lines: [String] = []
  private var observers: [any NSObjectProtocol] = []

  static let names: [NSNotification.Name] = [
    .NSUndoManagerCheckpoint, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
    .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
    .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
  ]

  init(_ manager: UndoManager) {
    for name in Self.names {
      let observer = NotificationCenter.default.addObserver(
        forName: name, object: manager, queue: nil
      ) { [unowned self] note in
        let discardable = note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool
        MainActor.assumeIsolated { self.add(name, discardable) }
      }
      observers.append(observer)
    }
  }

  private func add(_ name: NSNotification.Name, _ isDiscardable: Bool?) {
    let short = name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)
    lines.append(short + (isDiscardable == true ? " discardable" : ""))
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func stop() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
}
