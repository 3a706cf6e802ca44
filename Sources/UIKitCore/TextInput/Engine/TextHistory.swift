// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import UIKitText

/// Notes changes of a text so that they can be undone; typing and deleting go by runs.
@MainActor
final class TextHistory {
  /// What kind of change it was; those of one run become one step.
  enum Kind { case typing, deleting, composing, other }

  /// One step: what stands in a range now is to be replaced by what stood there.
  final class Step {
    fileprivate(set) var range: Range<Int>
    fileprivate(set) var old: StyledText
    let selection: TextSelection

    init(range: Range<Int>, old: StyledText, selection: TextSelection) {
      self.range = range
      self.old = old
      self.selection = selection
    }
  }

  /// Takes a step down for undo; nil forgets it.
  var register: ((Step, TextEditor) -> Void)?
  /// The step that goes on when the next change fits to it, and how its manager was then.
  private var running: (step: Step, kind: Kind, state: ManagerState?)?
  /// Which manager steps are given to, and how it is; unset where none is asked for.
  private var managerState: (@MainActor () -> ManagerState?)?

  /// A manager, and how often what it holds has changed.
  private struct ManagerState: Equatable {
    let manager: ObjectIdentifier
    let changeCount: Int
  }

  /// Has steps undone by a manager, which is asked for each time.
  func useUndo(_ manager: @escaping @MainActor () -> UndoManager?) {
    register = { step, editor in
      guard let manager = manager() else { return }
      manager.registerUndo(withTarget: editor) { $0.history.revert(step, in: $0) }
    }
    managerState = {
      guard let manager = manager(), manager.isUndoRegistrationEnabled else { return nil }
      return ManagerState(
        manager: ObjectIdentifier(manager), changeCount: manager.changeCount)
    }
  }

  // Rules: FR-96.
  /// Notes that `range`, which held `old`, holds `newLength` other units now.
  func note(
    _ range: Range<Int>, old: StyledText, newLength: Int, before: TextSelection, _ kind: Kind,
    of editor: TextEditor
  ) {
    let now = range.lowerBound..<range.lowerBound + newLength
    // A step grows only while it is the last thing that its manager holds.
    let state = managerState?()
    if let running, running.kind == kind, running.state == state,
      extend(running.step, kind, old, now)
    {
      return
    }
    let step = Step(range: now, old: old, selection: before)
    register?(step, editor)
    let newState = managerState?()
    let isLost = managerState != nil && newState == state
    running = isLost ? nil : (step, kind, newState)
  }

  private func extend(_ step: Step, _ kind: Kind, _ old: StyledText, _ now: Range<Int>) -> Bool {
    switch kind {
    case .typing:
      guard old.length == 0, now.lowerBound == step.range.upperBound else { return false }
      step.range = step.range.lowerBound..<now.upperBound
    case .deleting:
      guard step.range.isEmpty, now.isEmpty else { return false }
      if now.lowerBound == step.range.lowerBound {
        step.old.append(old)
      } else if now.lowerBound + old.length == step.range.lowerBound {
        var all = old
        all.append(step.old)
        step.old = all
        step.range = now
      } else {
        return false
      }
    case .composing, .other: return false
    }
    return true
  }

  /// Has the next change begin a step of its own.
  func close() { running = nil }

  /// Forgets the open step, because the text is another.
  func forget() { running = nil }

  /// Takes a step back, and registers the step that takes it forth again.
  func revert(_ step: Step, in editor: TextEditor) {
    running = nil
    let range = editor.document.valid(step.range)
    let taken = editor.document.buffer.text(in: range)
    let inverse = Step(
      range: range.lowerBound..<range.lowerBound + step.old.length, old: taken,
      selection: editor.selection)
    register?(inverse, editor)
    editor.restore(range, step.old, step.selection)
  }
}
