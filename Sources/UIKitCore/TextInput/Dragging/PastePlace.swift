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

  /// Where it is by now.
  var range: Range<Int> { editor.document.valid(marker.range) }

  /// Ends what is being composed, and says what stays selected though something comes; nil where the person
  /// did nothing meanwhile, for then what comes is selected.
  func settle() -> TextMarker? {
    editor.unmark()
    let isSame = editor.document.version == version && editor.selection == selection
    return isSame ? nil : editor.document.mark(editor.selection.range)
  }
}
