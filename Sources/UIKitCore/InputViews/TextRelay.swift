// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: FR-32.
/// Passes what a text input tells of its changes on to the controllers of its input views.
///
/// Changes that a keyboard makes itself are told around the change, once.
@MainActor
final class TextRelay: NSObject, UITextInputDelegate {
  /// Whether the change in progress is told by `edit(_:)`.
  private var isEditing = false

  private var listeners: [UIInputViewController] {
    let shown = InputDirector.shared.shown
    return [shown.inputController, shown.accessoryController].compactMap(\.self)
  }

  /// Makes a change to the text, and tells of it.
  func edit(_ input: (any UITextInput)?, _ change: () -> Void) {
    for listener in listeners { listener.textWillChange(input) }
    isEditing = true
    change()
    isEditing = false
    for listener in listeners { listener.textDidChange(input) }
    show(input)
  }

  // Rules: FR-93.
  /// Has the caret of a program's own text drawn anew.
  func show(_ input: (any UITextInput)?) {
    TextTouchFinder.interaction(of: input)?.target.textNeedsDisplay()
  }

  func selectionWillChange(_ textInput: (any UITextInput)?) {
    guard !isEditing else { return }
    for listener in listeners { listener.selectionWillChange(textInput) }
  }

  func selectionDidChange(_ textInput: (any UITextInput)?) {
    guard !isEditing else { return }
    for listener in listeners { listener.selectionDidChange(textInput) }
    show(textInput)
  }

  func textWillChange(_ textInput: (any UITextInput)?) {
    guard !isEditing else { return }
    for listener in listeners { listener.textWillChange(textInput) }
  }

  func textDidChange(_ textInput: (any UITextInput)?) {
    guard !isEditing else { return }
    for listener in listeners { listener.textDidChange(textInput) }
    show(textInput)
  }
}
