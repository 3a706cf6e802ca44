// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

/// A view whose text a person edits: what text fields and text views have in common.
///
/// Both are `UITextInput` by an editor. What can be overridden stands in the bodies of the classes, a
/// line each that calls the editor or what is here.
@MainActor
protocol EditedText: DraggedText, TextSurfaceOwner, TextStreaming, TextKeyHandling {
  associatedtype Parts: EditedTextParts

  /// What the view consists of besides its text.
  var parts: Parts { get set }
  /// Whether what is inserted first replaces all text.
  var clearsOnInsertion: Bool { get set }
  /// Whether a person can change the attributes of text.
  var allowsEditingTextAttributes: Bool { get }
}

/// What every view with edited text consists of.
@MainActor
protocol EditedTextParts {
  /// Shows the text.
  var surface: TextSurface? { get set }
  /// Takes the fingers on the text.
  var touches: TextTouches? { get set }
  /// What is dragged and dropped; nil until something of it is needed.
  var textTransfer: TextTransfer? { get set }
  /// What is still to be told of the beginning and end of editing.
  var untold: [() -> Void] { get set }
}

extension EditedText {
  // Rules: FR-101.
  /// Tells, one after the other, what is still to be told of editing, and `news` behind it.
  ///
  /// Whoever is told may end the editing or begin it again: the rest comes before the news of that.
  func tell(_ news: (() -> Void)...) {
    parts.untold += news
    while !parts.untold.isEmpty { parts.untold.removeFirst()() }
  }

  /// Puts editor, surface and fingers together.
  func setUpEditing() {
    editor.host = self
    let surface = TextSurface(owner: self)
    parts.surface = surface
    addSubview(surface)
    parts.touches = TextTouches(self, on: self)
  }

  // Rules: DD-71.
  /// What is dragged and dropped, made now if it was not needed yet.
  var textTransfer: TextTransfer {
    if let made = parts.textTransfer { return made }
    let made = TextTransfer(self)
    parts.textTransfer = made
    return made
  }

  // Rules: DD-71.
  func prepareForDrops() { _ = textTransfer.readyDrop() }

  // Rules: DD-71.
  /// Has what is selected be dragged, where that is on unless a program says otherwise.
  func prepareSelection() {
    guard !editor.selection.isEmpty, parts.textTransfer?.drag == nil,
      TextDragInteraction.isEnabledByDefault
    else { return }
    _ = textTransfer.readyDrag()
  }

  func liftsSelection(at point: CGPoint) -> Bool {
    parts.textTransfer?.lifts(at: point) ?? false
  }

  func closeEditMenu() { parts.touches?.menu.dismiss() }

  func openEditMenu() { parts.touches?.menu.present() }

  var textStream: any TextStream { editor.document }

  var input: (any UIResponder & UITextInput)? { self }

  var isSelectedByTouch: Bool {
    get { parts.touches?.isByTouch ?? false }
    set { parts.touches?.isByTouch = newValue }
  }

  /// Inserts what is typed, in place of everything if the next insertion is to replace it.
  func typeText(_ text: String) {
    if clearsOnInsertion, editor.marked == nil {
      clearsOnInsertion = false
      editor.change(0..<editor.length, to: text, .other)
      return
    }
    editor.insertTyped(text, for: self)
  }

  func perform(_ action: TextKeyAction) { editor.perform(action, of: self, page: bounds.height) }

  // Rules: AC-15, AC-17, DD-80.
  /// Whether an edit action has something to do now; nil for an action that is not of text.
  func allowsEditAction(_ action: Selector) -> Bool? {
    if action.name == "paste:", isEditable, pasteConfiguration != nil,
      canPaste(UIPasteboard.general.itemProviders)
    {
      return isFirstResponder
    }
    return editor.allows(
      action, isSecret: isSecureTextEntry, isEditable: isEditable,
      editsAttributes: allowsEditingTextAttributes
    ).map { $0 && isFirstResponder }
  }

  /// Puts the caret where a floating cursor is let down.
  func floatingCursor(at point: CGPoint) {
    guard let place = closestPosition(to: point) as? TextPlace else { return }
    editor.select(TextSelection(place.caret))
  }

  /// Selects as before, and edits again if it was edited.
  func restore(_ selection: TextSelection, isEditing: Bool) {
    if isEditing, !isFirstResponder { becomeFirstResponder() }
    editor.select(selection)
  }
}
