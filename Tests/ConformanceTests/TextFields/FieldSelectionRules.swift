// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("AC and PK in text fields", .freshApplication)
struct FieldSelectionRules {
  private func allowed(_ field: UITextField) -> [String] {
    ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:"]
      .filter { field.canPerformAction(Selector($0), withSender: nil) }
  }

  @Test func `AC-17 edit actions are offered where they have something to do`() throws {
    let stage = try FieldStage()
    UIPasteboard.general.items = []
    stage.one.text = "some words"
    #expect(allowed(stage.one) == [])
    stage.one.becomeFirstResponder()
    #expect(allowed(stage.one) == ["select:", "selectAll:"])
    stage.select(0, 4)
    #expect(allowed(stage.one) == ["cut:", "copy:", "selectAll:", "delete:"])
    UIPasteboard.general.string = "x"
    stage.select(0, 10)
    #expect(allowed(stage.one) == ["cut:", "copy:", "paste:", "delete:"])
    stage.one.isSecureTextEntry = true
    #expect(allowed(stage.one) == ["paste:", "delete:"])
    stage.one.text = ""
    #expect(allowed(stage.one) == ["paste:"])
    stage.one.isSecureTextEntry = false
    stage.one.allowsEditingTextAttributes = true
    stage.one.text = "a"
    stage.select(0, 1)
    #expect(allowed(stage.one).contains("toggleBoldface:"))
  }

  @Test func `AC-15 cut, copy and paste go through the pasteboard`() throws {
    let stage = try FieldStage()
    stage.one.text = "some words"
    stage.one.becomeFirstResponder()
    stage.select(0, 5)
    UIApplication.shared.sendAction("cut:", to: nil, from: nil, for: nil)
    #expect(UIPasteboard.general.string == "some " && stage.one.text == "words")
    UIApplication.shared.sendAction("selectAll:", to: nil, from: nil, for: nil)
    #expect(stage.selection == "0..<5")
    UIApplication.shared.sendAction("copy:", to: nil, from: nil, for: nil)
    stage.select(5, 5)
    _ = stage.log.take()
    UIApplication.shared.sendAction("paste:", to: nil, from: nil, for: nil)
    #expect(stage.one.text == "wordswords")
    #expect(stage.log.take() == ["shouldChange 5+0 “words”", "editingChanged", "note didChange"])
    stage.select(2, 2)
    UIApplication.shared.sendAction("select:", to: nil, from: nil, for: nil)
    #expect(stage.selection == "0..<10")
    UIApplication.shared.sendAction("delete:", to: nil, from: nil, for: nil)
    #expect(stage.one.text == "")
  }

  @Test func `AC-15 a pasted line feed becomes a space`() throws {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    UIPasteboard.general.string = "two\r\nlines"
    stage.one.paste(nil)
    #expect(stage.one.text == "two lines")
  }

  @Test func `PK-16 keys move the caret and select`() throws {
    let stage = try FieldStage()
    stage.one.text = "one two three"
    stage.one.becomeFirstResponder()
    stage.key(.keyboardLeftArrow)
    #expect(stage.selection == "12..<12")
    stage.key(.keyboardLeftArrow, "", .alternate)
    #expect(stage.selection == "8..<8")
    stage.key(.keyboardLeftArrow, "", [.alternate, .shift])
    #expect(stage.selection == "4..<8")
    stage.key(.keyboardRightArrow)
    #expect(stage.selection == "8..<8")
    stage.key(.keyboardLeftArrow, "", [.command, .shift])
    #expect(stage.selection == "0..<8")
    stage.key(.keyboardDeleteOrBackspace)
    #expect(stage.one.text == "three" && stage.selection == "0..<0")
    stage.key(.keyboardEnd)
    stage.key(.keyboardDeleteOrBackspace, "", .alternate)
    #expect(stage.one.text == "")
    stage.key(.keyboardX, "x", .shift)
    #expect(stage.one.text == "x")
  }

  @Test func `PK-26 deleting takes what a person sees as one character`() throws {
    let stage = try FieldStage()
    stage.one.becomeFirstResponder()
    stage.one.text = "e\u{301}👨‍👩‍👧🇩🇪"
    for left in ["e\u{301}👨‍👩‍👧", "e\u{301}", "", ""] {
      stage.key(.keyboardDeleteOrBackspace)
      #expect(stage.one.text == left)
    }
  }

  @Test func `FR-29 taps put the caret, select a word and select all`() throws {
    let stage = try FieldStage()
    stage.one.text = "one two"
    let start = stage.one.caretRect(for: stage.one.beginningOfDocument)
    let place = stage.one.convert(CGPoint(x: start.maxX + 1, y: start.midY), to: nil)
    try stage.generator.fingerTap(at: place)
    #expect(stage.selection == "0..<0")
    try stage.generator.fingerTap(at: place)
    #expect(stage.selection == "0..<3")
    try stage.generator.fingerTap(at: place)
    #expect(stage.selection == "0..<7")
    try stage.generator.wait(1)
    try stage.generator.fingerTap(at: place)
    #expect(stage.selection == "0..<0")
  }

  @Test func `PK-27 marked text is replaced until it is taken`() throws {
    let stage = try FieldStage()
    stage.one.text = "ab"
    stage.one.becomeFirstResponder()
    stage.select(1, 1)
    stage.one.setMarkedText("に", selectedRange: NSRange(location: 1, length: 0))
    stage.one.setMarkedText("にほん", selectedRange: NSRange(location: 3, length: 0))
    let marked = try #require(stage.one.markedTextRange)
    #expect(stage.one.text(in: marked) == "にほん" && stage.selection == "4..<4")
    stage.one.insertText("日本")
    #expect(stage.one.text == "a日本b" && stage.one.markedTextRange == nil)
    stage.one.undoManager?.undo()
    #expect(stage.one.text == "ab")
    stage.one.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
    stage.one.setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    #expect(stage.one.text == "ab" && stage.one.markedTextRange == nil)
    #expect(stage.one.undoManager?.canUndo == false)
  }
}
