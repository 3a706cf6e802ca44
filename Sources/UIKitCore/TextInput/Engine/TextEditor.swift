// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitText

/// The view that text is edited in.
@MainActor
protocol TextEditorHost: UIResponder {
  /// Where the text begins, in the coordinates of the view.
  var textOrigin: CGPoint { get }
  /// Whether the text may change as a person asks.
  func allowsChange(_ range: NSRange, _ text: String) -> Bool
  /// The text a person entered, as it may stand here.
  func admissible(_ text: String) -> String
  /// Tells that a person changed the text.
  func textDidChangeByPerson()
  /// Tells that the selection is not what it was.
  func selectionDidChange()
  /// Asks for text, caret and selection to be shown anew.
  func textNeedsDisplay()
}

/// A text with a selection, changed as a person does it.
///
/// Text fields and text views share it. A change asks the host first, is noted for undo, moves the
/// selection, and is told to the host: selection first, then text.
@MainActor
final class TextEditor {
  let document: TextDocument
  weak var host: (any TextEditorHost)?
  weak var inputDelegate: (any UITextInputDelegate)?
  let history = TextHistory()

  private(set) var selection = TextSelection(TextCaret(offset: 0))
  /// The text that an input method is composing.
  private(set) var marked: Range<Int>?
  /// Whether the marked text was offered, and goes unless it is taken.
  var isProvisional = false
  /// What the marked text replaced, for undo.
  private var composition: TextHistory.Step?
  /// Where vertical motions want to stay.
  private var goal: CGFloat?
  /// The attributes for the next character; nil takes those of the text before it.
  var typing: AttributeSet?

  init(base: AttributeSet) { document = TextDocument(base: base) }

  var length: Int { document.length }

  /// The attributes that typed text gets.
  var typingAttributes: AttributeSet {
    if let typing { return typing }
    let start = selection.range.lowerBound
    guard length > 0 else { return document.base }
    if !selection.isEmpty { return document.buffer.attributes(at: start) ?? document.base }
    return document.buffer.attributes(at: max(0, start - 1)) ?? document.base
  }

  // MARK: Changes by the program

  /// Replaces everything and puts the caret at the end.
  func setText(_ text: StyledText) {
    inputDelegate?.textWillChange(host as? any UITextInput)
    endComposition(keepingStep: false)
    document.setText(text)
    history.forget()
    typing = nil
    goal = nil
    selection = TextSelection(TextCaret(offset: length))
    inputDelegate?.textDidChange(host as? any UITextInput)
    host?.textNeedsDisplay()
  }

  /// Selects, as told by the program, and takes marked text as it is.
  func select(_ new: TextSelection, isByProgram: Bool = true) {
    if isByProgram { inputDelegate?.selectionWillChange(host as? any UITextInput) }
    unmark()
    setSelection(clamped(new))
    if isByProgram { inputDelegate?.selectionDidChange(host as? any UITextInput) }
  }

  private func clamped(_ selection: TextSelection) -> TextSelection {
    var clamped = selection
    clamped.anchor = document.buffer.valid(selection.anchor)
    clamped.head.offset = document.buffer.valid(selection.head.offset)
    return clamped
  }

  private func setSelection(_ new: TextSelection, keepsGoal: Bool = false) {
    if !keepsGoal { goal = nil }
    guard new != selection else { return }
    let isSameRange = new.range == selection.range
    selection = new
    if !isSameRange {
      typing = nil
      history.close()
      host?.selectionDidChange()
    }
    host?.textNeedsDisplay()
  }

  // MARK: Changes by a person

  /// Inserts text in the place of the selection or of the marked text.
  func insert(_ text: String) { _ = change(marked ?? selection.range, to: text, .typing) }

  /// Empties the text as a person does by the clear button; nobody is asked.
  func clear() {
    unmark()
    guard length > 0 else { return }
    let old = document.buffer.text(in: 0..<length)
    let before = selection
    document.replace(0..<length, with: StyledText("", document.base))
    history.note(0..<old.length, old: old, newLength: 0, before: before, .other, of: self)
    moveCaret(to: 0)
    host?.textDidChangeByPerson()
  }

  /// Chooses the line of a caret between two.
  func setAffinity(_ direction: UITextStorageDirection) {
    var new = selection
    new.head.isTrailing = direction == .backward
    setSelection(new, keepsGoal: true)
  }

  /// Deletes the selection, or the character before the caret.
  func deleteBackward() {
    if isProvisional { unmark() }
    delete(selection.isEmpty ? document.offset(before: selection.head.offset) : nil)
  }

  /// Deletes the selection, or what lies between the caret and where a motion leads.
  func delete(to motion: TextMotion) {
    let target = document.caret(selection.head, moved: motion, goal: goalX)
    delete(selection.isEmpty ? target.offset : nil)
  }

  private func delete(_ target: Int?) {
    let head = selection.head.offset
    let range = target.map { min($0, head)..<max($0, head) } ?? deletedRange
    guard !range.isEmpty else { return }
    if let marked, !(marked.lowerBound <= range.lowerBound && range.upperBound <= marked.upperBound)
    {
      unmark()
    }
    _ = change(range, to: "", .deleting)
  }

  /// Replaces a range as a person asks.
  ///
  /// - Returns: false when the host does not allow it.
  @discardableResult
  func change(_ wanted: Range<Int>, to text: String, _ kind: TextHistory.Kind) -> Bool {
    let text = host?.admissible(text) ?? text
    let asked = document.valid(wanted)
    if asked.isEmpty, text.isEmpty { return false }
    guard host?.allowsChange(NSRange(asked), text) ?? true else { return false }
    // The host may have changed the text while it was asked.
    let range = document.valid(asked)
    let old = document.buffer.text(in: range)
    let before = selection
    let kept = marked
    let newLength = document.replace(range, with: StyledText(text, typingAttributes))
    if composition == nil || kept == nil {
      history.note(range, old: old, newLength: newLength, before: before, kind, of: self)
    }
    follow(range, newLength, kept)
    moveCaret(to: range.lowerBound + newLength)
    host?.textDidChangeByPerson()
    return true
  }

  /// What is left of marked text after a change in it; inserting ends the composition.
  private func follow(_ range: Range<Int>, _ newLength: Int, _ kept: Range<Int>?) {
    guard let kept else { return }
    if newLength == 0, range != kept {
      marked = kept.lowerBound..<kept.upperBound - range.count
    } else {
      marked = range.lowerBound..<range.lowerBound + newLength
      endComposition(keepingStep: true)
    }
  }

  private func moveCaret(to offset: Int) {
    let keeps = typing
    goal = nil
    let new = TextSelection(TextCaret(offset: offset))
    if new != selection {
      selection = new
      host?.selectionDidChange()
    }
    typing = keeps
    host?.textNeedsDisplay()
  }

  /// Moves the selection along with text that the program replaced in the document itself.
  func programDidReplace(_ range: Range<Int>, newLength: Int) {
    endComposition(keepingStep: false)
    history.close()
    func moved(_ offset: Int) -> Int {
      offset < range.upperBound || offset <= range.lowerBound
        ? min(offset, range.lowerBound + newLength) : offset + newLength - range.count
    }
    var new = selection
    new.anchor = moved(selection.anchor)
    new.head.offset = moved(selection.head.offset)
    setSelection(clamped(new))
  }

  /// Puts text back, or again, for undo and redo; the host is not asked.
  func restore(_ range: Range<Int>, _ text: StyledText, _ selection: TextSelection) {
    endComposition(keepingStep: false)
    document.replace(document.valid(range), with: text)
    typing = nil
    goal = nil
    self.selection = clamped(selection)
    host?.selectionDidChange()
    host?.textNeedsDisplay()
    host?.textDidChangeByPerson()
  }

  // MARK: Composition

  /// Marks text in the place of the marked text or the selection.
  func mark(_ text: String, selected: Range<Int>) {
    let range = marked ?? selection.range
    isProvisional = false
    if range.isEmpty, text.isEmpty { return unmark() }
    let text = host?.admissible(text) ?? text
    guard host?.allowsChange(NSRange(range), text) ?? true else { return }
    let now = document.valid(marked ?? range)
    if composition == nil {
      composition = TextHistory.Step(
        range: now, old: document.buffer.text(in: now), selection: selection)
    }
    let newLength = document.replace(now, with: StyledText(text, typingAttributes))
    marked = now.lowerBound..<now.lowerBound + newLength
    if newLength == 0 { endComposition(keepingStep: true) }
    let start = now.lowerBound + min(max(0, selected.lowerBound), newLength)
    let end = now.lowerBound + min(max(0, selected.upperBound), newLength)
    goal = nil
    selection = clamped(TextSelection(start..<max(start, end)))
    host?.selectionDidChange()
    host?.textNeedsDisplay()
    host?.textDidChangeByPerson()
  }

  /// Takes the marked text as it is.
  func unmark() {
    guard marked != nil else { return }
    if isProvisional { return mark("", selected: 0..<0) }
    endComposition(keepingStep: true)
    host?.textNeedsDisplay()
  }

  private func endComposition(keepingStep: Bool) {
    isProvisional = false
    if keepingStep, let step = composition {
      let now = marked ?? step.range.lowerBound..<step.range.lowerBound
      defer {
        composition = nil
        marked = nil
      }
      // A composition that was cancelled is nothing to undo.
      if document.buffer.string(in: now) == step.old.string { return }
      history.note(
        now.lowerBound..<now.lowerBound + step.old.length, old: step.old, newLength: now.count,
        before: step.selection, .composing, of: self)
    }
    composition = nil
    marked = nil
  }

  // MARK: Motions

  private var goalX: CGFloat { goal ?? document.rect(of: selection.head).midX }

  /// Moves the caret, or with it the end of the selection.
  func move(_ motion: TextMotion, extending: Bool) {
    unmark()
    let x = goalX
    if !extending, !selection.isEmpty, let edge = edge(for: motion) {
      setSelection(TextSelection(TextCaret(offset: edge)))
      return
    }
    let caret = document.caret(selection.head, moved: motion, goal: x)
    let keepsGoal: Bool
    switch motion {
    case .up, .down, .page: keepsGoal = true
    default: keepsGoal = false
    }
    setSelection(
      extending ? TextSelection(anchor: selection.anchor, head: caret) : TextSelection(caret),
      keepsGoal: keepsGoal)
    if keepsGoal { goal = x }
  }

  /// Where a step to the side leaves a selection.
  private func edge(for motion: TextMotion) -> Int? {
    let range = selection.range
    let isRight = document.isRightToLeft(at: range.lowerBound)
    return switch motion {
    case .left: isRight ? range.upperBound : range.lowerBound
    case .right: isRight ? range.lowerBound : range.upperBound
    default: nil
    }
  }
}
