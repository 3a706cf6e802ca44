// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// A host that notes what its editor asks and tells.
@MainActor
private final class Host: UIResponder, TextEditorHost {
  var log: [String] = []
  var refuses = false
  var textOrigin = CGPoint.zero
  func allowsChange(_ range: NSRange, _ text: String) -> Bool {
    log.append("may \(range.location)+\(range.length) “\(text)”")
    return !refuses
  }
  func admissible(_ text: String) -> String { text.replacingOccurrences(of: "#", with: "") }
  func textDidChangeByPerson() { log.append("changed") }
  func selectionDidChange() { log.append("selected") }
  func textNeedsDisplay() { if log.last != "drawn" { log.append("drawn") } }
}

@MainActor @Suite("The editor of fields and text views", .freshApplication)
struct TextEngineTests {
  /// Every character is 10 points wide.
  private static let font = UIFont.monospacedSystemFont(
    ofSize: 10 / 0.60009765625, weight: .regular)
  private let host = Host()
  private let editor: TextEditor
  private let undo = UndoManager()

  init() {
    let style = TextStyle(font: Self.font, color: UIColor.label)
    editor = TextEditor(base: AttributeSet([.font: Self.font], base: style))
    editor.host = host
    undo.groupsByEvent = false
    editor.history.register = { [undo] step, editor in
      let isAlone = !undo.isUndoing && !undo.isRedoing
      if isAlone { undo.beginUndoGrouping() }
      undo.registerUndo(withTarget: editor) { $0.history.revert(step, in: $0) }
      if isAlone { undo.endUndoGrouping() }
    }
  }

  private func put(_ text: String, _ selected: Range<Int>) {
    editor.setText(StyledText(text, editor.document.base))
    editor.select(TextSelection(selected))
    host.log = []
  }

  /// The text, with the selection in brackets (the head beside ^) and what is marked in braces.
  private var state: String {
    let units = Array(editor.document.string.utf16)
    var result = ""
    for place in 0...units.count {
      if editor.marked?.lowerBound == place { result += "{" }
      if editor.selection.range.lowerBound == place {
        result += editor.selection.isEmpty ? "|" : "["
      }
      if !editor.selection.isEmpty, editor.selection.range.upperBound == place { result += "]" }
      if editor.marked?.upperBound == place { result += "}" }
      if place < units.count { result += String(decoding: [units[place]], as: UTF16.self) }
    }
    return result
  }

  private var told: String {
    defer { host.log = [] }
    return host.log.joined(separator: ", ")
  }

  @Test func `an editor starts empty, and a new text has the caret at its end`() {
    #expect(state == "|" && editor.length == 0 && !editor.hasText && editor.marked == nil)
    #expect(!editor.isProvisional && editor.typing == nil && editor.history.register != nil)
    editor.typing = editor.document.base
    editor.setText(StyledText("abc", editor.document.base))
    #expect(state == "abc|" && told == "drawn" && editor.typing == nil && editor.hasText)
    editor.mark("x", selected: 0..<0)
    editor.setText(StyledText("d", editor.document.base))
    #expect(state == "d|" && editor.marked == nil && undo.canUndo == false)
  }

  @Test func `selections are told where they change`() {
    put("abc", 0..<0)
    editor.select(TextSelection(1..<2))
    #expect(state == "a[b]c" && told == "selected, drawn")
    editor.select(TextSelection(1..<2))
    #expect(told == "")
    editor.typing = editor.document.base
    editor.select(TextSelection(anchor: 2, head: TextCaret(offset: 1)))
    #expect(editor.selection.anchor == 2 && told == "drawn" && editor.typing != nil)
    editor.select(TextSelection(5..<9))
    #expect(state == "abc|" && told == "selected, drawn" && editor.typing == nil)
    editor.setAffinity(.backward)
    #expect(editor.selection.head.isTrailing && editor.selectionAffinity == .backward)
    #expect(told == "drawn")
    editor.setAffinity(.backward)
    #expect(told == "")
    editor.setAffinity(.forward)
    #expect(!editor.selection.head.isTrailing)
  }

  @Test func `a change is asked for, made, selected and told`() {
    put("abc", 1..<2)
    editor.insert("x#y")
    #expect(state == "axy|c" && told == "may 1+1 “xy”, selected, drawn, changed")
    editor.insert("#")
    #expect(state == "axy|c" && told == "")
    host.refuses = true
    editor.insert("q")
    #expect(
      state == "axy|c" && told == "may 3+0 “q”" && editor.change(0..<0, to: "", .other) == false)
    editor.deleteBackward()
    #expect(state == "axy|c" && told == "may 2+1 “”")
    host.refuses = false
    #expect(editor.change(0..<99, to: "z", .other) && state == "z|")
    #expect(told == "may 0+4 “z”, selected, drawn, changed")
  }

  @Test func `deleting takes the selection, or what the motion passes`() {
    func deleted(_ text: String, _ selected: Range<Int>, _ body: () -> Void) -> String {
      put(text, selected)
      body()
      return "\(state): \(told)"
    }
    let results = [
      deleted("abc", 1..<3) { editor.deleteBackward() },
      deleted("abc", 0..<0) { editor.deleteBackward() },
      deleted("ab", 2..<2) { editor.deleteBackward() },
      deleted("ab cd", 4..<4) { editor.delete(to: .wordBackward) },
      deleted("ab cd", 1..<2) { editor.delete(to: .end) },
      deleted("ab cd", 1..<1) { editor.delete(to: .end) },
      deleted("ab", 2..<2) { editor.delete(to: .characterForward) },
      deleted("abc", 1..<2) { editor.deleteSelection() },
      deleted("abc", 1..<1) { editor.deleteSelection() },
      deleted("abc", 2..<2) { editor.clear() },
      deleted("", 0..<0) { editor.clear() },
    ]
    #expect(
      results == [
        "a|: may 1+2 “”, selected, drawn, changed", "|abc: ",
        "a|: may 1+1 “”, selected, drawn, changed", "ab |d: may 3+1 “”, selected, drawn, changed",
        "a| cd: may 1+1 “”, selected, drawn, changed", "a|: may 1+4 “”, drawn, changed", "ab|: ",
        "a|c: may 1+1 “”, selected, drawn, changed", "a|bc: ", "|: selected, drawn, changed", "|: ",
      ])
  }

  @Test func `marked text is replaced, moved in, cut, and taken`() {
    put("abc", 1..<2)
    editor.mark("xyz", selected: 1..<2)
    #expect(state == "a{x[y]z}c" && told == "may 1+1 “xyz”, selected, drawn, changed")
    editor.mark("qr#", selected: -3..<9)
    #expect(state == "a{[qr]}c" && told == "may 1+3 “qr”, selected, drawn, changed")
    editor.mark("stuv", selected: 4..<4)
    editor.deleteBackward()
    #expect(state == "a{stu|}c")
    editor.insert("done")
    #expect(state == "adone|c" && editor.marked == nil)
    undo.undo()
    #expect(state == "a[b]c")
    editor.mark("k", selected: 1..<1)
    host.log = []
    editor.unmark()
    #expect(state == "ak|c" && told == "drawn")
    editor.unmark()
    #expect(told == "")
    editor.mark("", selected: 0..<0)
    #expect(state == "ak|c" && told == "")
    host.refuses = true
    editor.mark("no", selected: 0..<0)
    #expect(state == "ak|c" && told == "may 2+0 “no”")
    host.refuses = false
    editor.mark("m", selected: 0..<0)
    editor.mark("", selected: 0..<0)
    #expect(state == "ak|c" && editor.marked == nil)
    editor.mark("m", selected: 0..<0)
    editor.select(TextSelection(0..<1))
    #expect(state == "[a]kmc" && editor.marked == nil)
  }

  @Test func `deleting beside what is marked takes the mark first`() {
    put("abcd", 2..<2)
    editor.mark("xy", selected: 0..<0)
    editor.deleteBackward()
    #expect(state == "a|xycd" && editor.marked == nil)
    put("ab", 1..<1)
    editor.mark("xy", selected: 1..<1)
    editor.delete(to: .end)
    #expect(state == "ax|" && editor.marked == nil)
    put("ab", 1..<1)
    editor.mark("xy", selected: 0..<2)
    editor.deleteBackward()
    #expect(state == "a|b" && editor.marked == nil)
  }

  @Test func `provisional text goes unless it is taken`() {
    put("ab", 2..<2)
    editor.mark("xy", selected: 0..<0)
    editor.isProvisional = true
    editor.unmark()
    #expect(state == "ab|" && !editor.isProvisional && !undo.canUndo)
    editor.mark("xy", selected: 0..<0)
    editor.isProvisional = true
    editor.deleteBackward()
    #expect(state == "a|" && !editor.isProvisional)
    editor.mark("xy", selected: 0..<0)
    editor.isProvisional = true
    editor.mark("z", selected: 1..<1)
    #expect(state == "a{z|}" && !editor.isProvisional)
  }

  @Test func `what is typed in a row is one step, and so is what is deleted in a row`() {
    put("ab", 2..<2)
    for letter in ["c", "d"] { editor.insert(letter) }
    undo.undo()
    #expect(state == "ab|" && !undo.canUndo)
    undo.redo()
    #expect(state == "abcd|")
    editor.deleteBackward()
    editor.deleteBackward()
    editor.insert("x")
    #expect(state == "abx|")
    undo.undo()
    #expect(state == "ab|")
    undo.undo()
    #expect(state == "abcd|")
    put("abcdef", 2..<2)
    editor.delete(to: .characterForward)
    editor.delete(to: .characterForward)
    editor.deleteBackward()
    #expect(state == "a|ef")
    undo.undo()
    #expect(state == "ab|cdef")
    editor.insert("1")
    editor.select(TextSelection(0..<0))
    editor.select(TextSelection(3..<3))
    editor.insert("2")
    undo.undo()
    #expect(state == "ab1|cdef")
    undo.undo()
    #expect(state == "ab|cdef")
    editor.change(0..<1, to: "x", .other)
    editor.change(1..<1, to: "y", .other)
    undo.undo()
    #expect(state == "x|bcdef" && told.hasSuffix("selected, drawn, changed"))
    editor.history.close()
    put("ab", 1..<1)
    editor.insert("1")
    editor.history.close()
    editor.insert("2")
    undo.undo()
    #expect(state == "a1|b")
  }

  @Test(
    arguments: [
      (0..<1, 3, "xxxb[cd]ef"), (2..<4, 0, "ab|ef"), (4..<4, 2, "ab[cd]xxef"),
      (6..<6, 1, "ab[cd]efx"), (1..<6, 1, "ax|"),
      (2..<2, 1, "ab[xcd]ef"),
    ] as [(Range<Int>, Int, String)])
  func `a selection stays where a program edits elsewhere`(
    _ range: Range<Int>, _ length: Int, _ wanted: String
  ) {
    put("abcdef", 2..<4)
    let text = StyledText(String(repeating: "x", count: length), editor.document.base)
    editor.document.replace(range, with: text)
    editor.programDidReplace(range, newLength: length)
    #expect(state == wanted)
  }

  @Test func `a column is kept from line to line until the caret moves aside`() {
    put("abcdef\ng\nhijklm", 4..<4)
    func moved(_ motion: TextMotion, _ extending: Bool = false) -> String {
      editor.move(motion, extending: extending)
      return "\(editor.selection.anchor)-\(editor.selection.head.offset)"
    }
    #expect(
      [moved(.down), moved(.down), moved(.up), moved(.up)] == ["8-8", "13-13", "8-8", "4-4"])
    #expect([moved(.down), moved(.left), moved(.down)] == ["8-8", "7-7", "9-9"])
    #expect([moved(.up), moved(.up, true), moved(.down, true)] == ["7-7", "7-0", "7-7"])
    put("abcdef", 2..<4)
    #expect(moved(.right) == "4-4")
    editor.select(TextSelection(2..<4))
    #expect(moved(.left) == "2-2")
    editor.select(TextSelection(2..<4))
    #expect(moved(.left, true) == "2-3")
    editor.select(TextSelection(2..<4))
    #expect(moved(.lineLeft) == "0-0")
    put("אבגד", 1..<3)
    #expect(moved(.left) == "3-3")
    editor.select(TextSelection(1..<3))
    #expect(moved(.right) == "1-1")
    put("ab", 0..<0)
    editor.mark("x", selected: 0..<1)
    #expect(moved(.right) == "1-1" && editor.marked == nil)
  }

  @Test func `what is typed looks like what stands before, or like the selection`() {
    let lined = AttributeSet([.underlineStyle: 1], base: editor.document.base.style)
    var text = StyledText("ab", editor.document.base)
    text.append(StyledText("cd", lined))
    func isLined(_ selected: Range<Int>) -> Bool {
      editor.select(TextSelection(selected))
      return editor.typingAttributes.style.isUnderlined
    }
    #expect(editor.typingAttributes === editor.document.base)
    editor.setText(text)
    #expect([0..<0, 2..<2, 3..<3, 4..<4].map(isLined) == [false, false, true, true])
    #expect([0..<1, 1..<3, 2..<3].map(isLined) == [false, false, true])
    editor.typing = lined
    editor.select(TextSelection(2..<3))
    #expect(editor.typingAttributes === lined)
    editor.select(TextSelection(0..<0))
    editor.typing = lined
    editor.insert("x")
    #expect(editor.typing === lined && editor.document.buffer.attributes(at: 0) === lined)
  }

  @Test func `a program's replacement is told and puts the caret behind it`() {
    put("abc", 0..<0)
    editor.replace(TextSpan(1..<2), withText: "x#yz")
    #expect(state == "axyz|c" && told == "selected, drawn, changed")
    undo.undo()
    #expect(state == "|abc")
  }

  @Test func `offsets of others' positions are none`() {
    put("abc", 1..<2)
    let strange = UITextPosition()
    #expect(editor.textRange(from: strange, to: TextPlace(1)) == nil)
    #expect(editor.textRange(from: TextPlace(1), to: strange) == nil)
    #expect(
      editor.position(from: strange, offset: 0) == nil && editor.caretRect(for: strange).isNull)
    #expect(editor.position(from: TextPlace(1), offset: .max) == nil)
    #expect(editor.position(from: TextPlace(1), offset: 2) == TextPlace(3))
    #expect(editor.position(from: TextPlace(1), offset: 3) == nil)
    #expect(editor.position(from: TextPlace(1), offset: -1) == TextPlace(0))
    #expect(editor.compare(strange, to: TextPlace(1)) == .orderedSame)
    #expect(editor.compare(TextPlace(0), to: TextPlace(1)) == .orderedAscending)
    #expect(editor.offset(from: strange, to: TextPlace(2)) == 2)
    editor.selectedTextRange = nil
    #expect(state == "a[b]c")
    editor.selectedTextRange = TextSpan(TextSelection(anchor: 3, head: TextCaret(offset: 1)))
    #expect(editor.selection == TextSelection(anchor: 3, head: TextCaret(offset: 1)))
    editor.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: 2))
    #expect(state == "a|" && editor.marked == nil)
    editor.setMarkedText("xy", selectedRange: NSRange(location: NSNotFound, length: 1))
    #expect(state == "a{[x]y}")
    editor.setMarkedText("xy", selectedRange: NSRange(location: 1, length: -4))
    #expect(state == "a{x|y}" && editor.markedTextRange == TextSpan(1..<3))
  }
}
