// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitText

// Rules: DD-101.
/// Where something comes to be that may not be there yet, and what is selected then.
@MainActor
final class PastePlace {
  private let editor: TextEditor
  private let marker: TextMarker
  /// How the text was when it was pasted or dropped.
  private let version: Int
  private let selection: TextSelection

  init(_ range: Range<Int>, of editor: TextEditor) {
    self.editor = editor
    marker = editor.document.mark(range)
    editor.unmark()
    version = editor.document.version
    selection = editor.selection
  }

  /// Where it is by now: behind a character that is composed of what stood before it and of what was
  /// typed.
  var range: Range<Int> {
    let range = editor.document.valid(marker.range)
    return behindCharacter(range.lowerBound)..<behindCharacter(range.upperBound)
  }

  private func behindCharacter(_ offset: Int) -> Int {
    let before = editor.document.offset(before: offset)
    return before < offset ? max(offset, editor.document.offset(after: before)) : offset
  }

  /// Ends what is being composed, and says what stays selected though something comes; nil where the person
  /// did nothing meanwhile, for then what comes is selected.
  func settle() -> KeptSelection? {
    editor.unmark()
    let isSame = editor.document.version == version && editor.selection == selection
    return isSame ? nil : KeptSelection(of: editor)
  }
}

/// What is selected, wherever that goes with the text.
@MainActor
struct KeptSelection {
  private let marker: TextMarker
  /// Whether the end that moves is the first one.
  private let isBackward: Bool

  init(of editor: TextEditor) {
    marker = editor.document.mark(editor.selection.range)
    isBackward = editor.selection.head.offset < editor.selection.anchor
  }

  /// Where it is by now.
  var selection: TextSelection {
    let range = marker.range
    guard isBackward else { return TextSelection(range) }
    return TextSelection(anchor: range.upperBound, head: TextCaret(offset: range.lowerBound))
  }
}
