// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
@testable import UIKitText

/// Random edits, selections, compositions and undos against a plain string.
///
/// `UIKIT_STORM` says how many steps.
@MainActor
@Suite("Text storm", .freshApplication)
struct TextStormTests {
  private static let pieces = [
    "a", "b", " ", "word ", "\n", "\r", "\r\n", "\u{2029}", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩🇪",
    "\u{1F1E9}", "\u{200D}", "日本", "ひ", "שלום", "مرحبا", "12", ".", "\t", "\u{FE0F}", "😀", "",
    "a longer piece of text, to fill lines with", "\n\n",
  ]

  /// A text as one array of UTF-16 units.
  private struct Model: Equatable {
    var units: [UInt16] = []
    var string: String { String(decoding: units, as: UTF16.self) }

    /// An offset that is not between the two units of one scalar.
    func valid(_ offset: Int) -> Int {
      let inside = min(max(0, offset), units.count)
      guard inside > 0, inside < units.count else { return inside }
      return UTF16.isTrailSurrogate(units[inside]) && UTF16.isLeadSurrogate(units[inside - 1])
        ? inside - 1 : inside
    }
  }

  /// With seeds above 4 long paragraphs are kept in pieces of a few words.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func `random editing agrees with a plain string`(seed: UInt64) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    if seed > 4 { view.editor.document.lengthOfPiece = 24 }
    storm(view, seed: seed)
  }

  @Test func `random editing through a text storage agrees with a plain string`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 100))
    let storage = view.textStorage
    storm(view, seed: 5)
    #expect(storage.string == view.text && storage.length > 0)
  }

  private func storm(_ view: UITextView, seed: UInt64) {
    let editor = view.editor
    let wanted = ProcessInfo.processInfo.environment["UIKIT_STORM"].flatMap { Int($0) } ?? 12_000
    var random = Mixer(state: seed)
    editor.document.frame.width = 120
    let undo = UndoManager()
    undo.groupsByEvent = false
    editor.history.register = { step, editor in
      let isAlone = !undo.isUndoing && !undo.isRedoing
      if isAlone { undo.beginUndoGrouping() }
      undo.registerUndo(withTarget: editor) { $0.history.revert(step, in: $0) }
      if isAlone { undo.endUndoGrouping() }
    }
    var model = Model()
    for step in 0..<wanted / 8 {
      let piece = Self.pieces[random.below(Self.pieces.count)]
      switch random.below(15) {
      case 0...3:
        replace(&model, editor.marked ?? editor.selection.range, piece)
        editor.insert(piece)
      case 4:
        let at = editor.selection
        let range =
          at.isEmpty
          ? editor.document.offset(before: at.head.offset)..<at.head.offset : at.range
        replace(&model, range, "")
        editor.deleteBackward()
      case 5, 6:
        let start = model.valid(random.below(model.units.count + 1))
        let end = model.valid(min(model.units.count, start + random.below(20)))
        editor.select(TextSelection(start..<max(start, end)))
      case 7:
        let motions: [TextMotion] = [
          .left, .right, .up, .down, .wordLeft, .wordRight, .lineLeft, .lineRight, .start, .end,
          .paragraphStart, .paragraphEnd, .page(40), .characterForward, .characterBackward,
        ]
        editor.move(motions[random.below(motions.count)], extending: random.below(2) == 0)
      case 8, 9:
        replace(&model, editor.marked ?? editor.selection.range, piece)
        editor.mark(piece, selected: 0..<random.below(3))
      case 10: editor.unmark()
      case 13:
        if let wrong = dragEnd(of: view, &random) {
          Issue.record("step \(step), seed \(seed): \(wrong)")
          return
        }
      case 11, 12:
        editor.unmark()
        if random.below(3) > 0 { undo.undo() } else { undo.redo() }
        model.units = Array(editor.document.string.utf16)
      default:
        let start = model.valid(random.below(model.units.count + 1))
        let end = model.valid(min(model.units.count, start + random.below(30)))
        editor.unmark()
        editor.change(start..<max(start, end), to: piece, .other)
        replace(&model, start..<max(start, end), piece)
      }
      if model.units.count > 3_000 {
        editor.unmark()
        editor.change(0..<editor.length, to: "", .other)
        model = Model()
      }
      let isWrong =
        step % 16 == 0 ? check(editor, model) : editor.length == model.units.count ? nil : "length"
      if let isWrong {
        Issue.record("step \(step), seed \(seed): \(isWrong)")
        return
      }
    }
    undoEverything(editor, undo)
  }

  /// Takes one end of a selection over the text, as a finger with a handle does.
  ///
  /// - Returns: what is wrong, if anything.
  private func dragEnd(of view: UITextView, _ random: inout Mixer) -> String? {
    let editor = view.editor
    guard !editor.selection.isEmpty, let span = view.selectedTextRange else { return nil }
    let range = editor.selection.range
    let isStart = random.below(2) == 0
    let fixed = isStart ? range.upperBound : range.lowerBound
    var end = TextEndDrag(span, isStart: isStart)
    for _ in 0..<4 {
      let point = CGPoint(
        x: CGFloat(random.below(140)), y: CGFloat(random.below(Int(editor.document.height) + 20)))
      let caret = editor.document.caret(at: point)
      view.selectedTextRange = end.selection(to: TextPlace(caret), in: view)
      let now = editor.selection.range
      if now.isEmpty { return "nothing is selected at \(caret)" }
      if now.lowerBound != fixed, now.upperBound != fixed { return "\(now) lost \(fixed)" }
      if caret.offset != fixed, caret.offset != now.lowerBound, caret.offset != now.upperBound {
        return "\(now) is not at \(caret)"
      }
    }
    return nil
  }

  private func replace(_ model: inout Model, _ range: Range<Int>, _ text: String) {
    let start = model.valid(range.lowerBound)
    let end = max(start, model.valid(range.upperBound))
    model.units.replaceSubrange(start..<end, with: Array(text.utf16))
  }

  /// What is wrong, if anything.
  private func check(_ editor: TextEditor, _ model: Model) -> String? {
    let document = editor.document
    if document.string != model.string { return "the text differs" }
    if let broken = document.buffer.checkInvariants() { return broken }
    let range = editor.selection.range
    if range.lowerBound < 0 || range.upperBound > editor.length { return "selection \(range)" }
    if let marked = editor.marked, marked.upperBound > editor.length { return "marked \(marked)" }
    let rect = document.rect(of: editor.selection.head)
    if !rect.minX.isFinite || rect.height <= 0 { return "caret \(rect)" }
    let back = document.caret(at: CGPoint(x: rect.midX, y: rect.midY))
    let again = document.rect(of: back)
    if abs(again.midY - rect.midY) > 0.01 { return "caret \(rect) is found at \(again)" }
    for piece in document.pieces(of: range) where piece.rect.width < 0 { return "\(piece.rect)" }
    return document.buffer.checkInvariants()
  }

  /// Undoing all that is left and doing it again gives the same text.
  private func undoEverything(_ editor: TextEditor, _ undo: UndoManager) {
    editor.unmark()
    let text = editor.document.string
    var steps = 0
    while undo.canUndo {
      undo.undo()
      steps += 1
    }
    for _ in 0..<steps { undo.redo() }
    #expect(editor.document.string == text)
    #expect(editor.document.buffer.checkInvariants() == nil)
  }

  /// Numbers that follow from a seed.
  private struct Mixer {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }
  }
}
