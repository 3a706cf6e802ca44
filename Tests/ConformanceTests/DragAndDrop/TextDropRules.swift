// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DD text that is dropped", .freshApplication)
struct TextDropRules {
  /// What is logged of the lift of the first eight characters.
  private let lift = ["items “one two ” at 0 besides 0", "lift true", "begins"]

  @Test func `DD-74 DD-76 DD-78 text is moved within its view, and that is undone at once`() throws
  {
    let stage = try TextDragStage()
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 13, of: stage.view)
    #expect(stage.log.take() == lift + ["enter true", "update", "move own to 13"])
    let end = stage.view.caretRect(for: stage.view.endOfDocument).origin
    #expect(stage.dropCaret.map { EventLog.text($0.origin) } == EventLog.text(end))
    try stage.move(10, of: stage.view)
    #expect(stage.log.take() == ["update", "move own to 10"])
    try stage.move(13, of: stage.view)
    _ = stage.log.take()
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.log.take() == ["perform at 13", "where to"])
    #expect(stage.view.text == "threeone two " && stage.selection == "view 5..<13")
    #expect(stage.dropCaret == nil && stage.view.isTextDropActive)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["ended move false", "end false"])
    let manager = try #require(stage.view.undoManager)
    manager.undo()
    #expect(stage.view.text == "one two three" && stage.selection == "view 0..<8")
    #expect(!manager.canUndo)
    manager.redo()
    #expect(stage.view.text == "threeone two ")
  }

  @Test func `DD-76 the delegate of the text is asked about both changes`() throws {
    let stage = try TextDragStage()
    let delegate = TextViewLog()
    try stage.select(0..<8, in: stage.view)
    stage.view.delegate = delegate
    try stage.drag(from: 4, to: 13, of: stage.view)
    delegate.refuses = ["change"]
    try stage.drop()
    #expect(delegate.log.take() == ["shouldChange 13+0 “one two ”"])
    #expect(stage.view.text == "one two three" && stage.selection == "view 0..<8")
    delegate.refuses = []
    try stage.drag(from: 4, to: 13, of: stage.view)
    try stage.drop()
    #expect(
      delegate.log.take() == [
        "shouldChange 13+0 “one two ”", "selection 13+8", "didChange", "shouldChange 0+8 “”",
        "selection 5+8", "didChange",
      ])
  }

  @Test func `DD-76 text is moved before where it was, with its attributes`() throws {
    let stage = try TextDragStage()
    let text = NSMutableAttributedString(string: "one two three")
    let all = NSRange(location: 0, length: 13)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 24), range: all)
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 8, length: 5))
    stage.view.attributedText = text
    try stage.select(4..<13, in: stage.view)
    try stage.press(8, of: stage.view)
    try stage.move(0, of: stage.view)
    try stage.drop()
    #expect(stage.view.text == "two threeone " && stage.selection == "view 0..<9")
    let moved = try #require(stage.view.attributedText)
    let colors = [2, 5, 10].map {
      moved.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    #expect(colors[1] == .red && colors[0] != .red && colors[2] != .red)
  }

  @Test func `DD-76 nothing is moved to where it is`() throws {
    let stage = try TextDragStage()
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 3, to: 6, of: stage.view)
    #expect(stage.log.take().last == "cancel own to 6" && stage.dropCaret == nil)
    try stage.drop()
    #expect(stage.log.take() == ["exit false", "ended cancel false", "end false"])
    #expect(stage.view.text == "one two three")
  }

  @Test func `DD-74 DD-76 text is copied to another text, which is edited then`() throws {
    let stage = try TextDragStage()
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 6, of: stage.other)
    #expect(stage.log.take() == lift + ["enter true", "update", "copy another's to 6"])
    try stage.move(0, of: stage.field)
    #expect(
      stage.log.take() == [
        "exit false", "enter true", "update", "copy another's to 0",
      ])
    try stage.move(6, of: stage.other)
    try stage.drop()
    #expect(
      stage.log.take() == [
        "exit false", "enter true", "update", "copy another's to 6", "perform at 6", "where to",
        "ended copy false", "end false", "end false",
      ])
    #expect(stage.other.text == "first one two last" && stage.selection == "other 6..<14")
    #expect(stage.view.text == "one two three")
  }

  @Test func `DD-74 lines that are dropped on a field become one`() throws {
    let stage = try TextDragStage()
    stage.view.text = "one\ntwo"
    try stage.select(0..<7, in: stage.view)
    try stage.drag(from: 2, to: 5, of: stage.field)
    try stage.drop()
    #expect(stage.field.text == "fieldone two" && stage.selection == "field 5..<12")
  }

  @Test func `DD-75 a proposal says which text gives way`() throws {
    let stage = try TextDragStage()
    stage.trade.proposes = { _ in
      let proposal = UITextDropProposal(operation: .copy)
      proposal.dropAction = .replaceAll
      let copy = proposal.copy() as? UITextDropProposal
      #expect(copy?.dropAction == .replaceAll && copy?.useFastSameViewOperations == true)
      return proposal
    }
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 5, of: stage.other)
    #expect(stage.dropCaret == nil)
    try stage.drop()
    #expect(stage.other.text == "one two " && stage.selection == "other 0..<8")
    stage.other.text = "first last"
    stage.other.selectedRange = NSRange(location: 6, length: 4)
    stage.trade.proposes = { _ in
      let proposal = UITextDropProposal(operation: .copy)
      proposal.dropAction = .replaceSelection
      return proposal
    }
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 0, of: stage.other)
    try stage.drop()
    #expect(stage.other.text == "first one two " && stage.selection == "other 6..<14")
  }

  @Test func `DD-75 a proposal may take nothing, or leave the change to the delegate`() throws {
    let stage = try TextDragStage()
    stage.trade.proposes = { _ in UITextDropProposal(operation: .forbidden) }
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 6, of: stage.other)
    #expect(stage.dropCaret == nil)
    try stage.drop()
    #expect(stage.log.take().suffix(3) == ["exit false", "ended cancel false", "end false"])
    stage.trade.proposes = { drop in
      let proposal = drop.suggestedProposal
      proposal.dropPerformer = .delegate
      return proposal
    }
    stage.trade.performs = { [other = stage.other] _ in other.text = "the delegate's" }
    try stage.drag(from: 4, to: 6, of: stage.other)
    try stage.drop()
    #expect(
      stage.log.take() == lift + [
        "enter true", "update", "copy another's to 6", "perform at 6", "where to",
        "ended copy false", "end false",
      ])
    #expect(stage.other.text == "the delegate's" && stage.selection == "view 0..<8")
  }

  @Test func `DD-75 what is moved may come from the items`() throws {
    let stage = try TextDragStage()
    stage.trade.gives = { _ in [UIDragItem(itemProvider: NSItemProvider(object: "other"))] }
    stage.trade.proposes = { drop in
      let proposal = drop.suggestedProposal
      proposal.useFastSameViewOperations = false
      return proposal
    }
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 13, of: stage.view)
    try stage.drop()
    #expect(stage.view.text == "threeother" && stage.selection == "view 5..<10")
  }

  @Test func `DD-77 text that is only read is dragged, and takes what its delegate lets it`() throws
  {
    let stage = try TextDragStage()
    stage.view.isEditable = false
    stage.other.isEditable = false
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 6, of: stage.other)
    #expect(stage.log.take() == lift + ["editable at 6"])
    try stage.drop()
    #expect(stage.log.take() == ["ended cancel false"] && stage.other.text == "first last")
    stage.trade.editability = .temporary
    try stage.drag(from: 4, to: 6, of: stage.other)
    try stage.drop()
    #expect(
      stage.log.take() == lift + [
        "editable at 6", "enter true", "update", "copy another's to 6", "perform at 6", "where to",
        "ended copy false", "end false",
      ])
    #expect(stage.other.text == "first one two last" && !stage.other.isEditable)
    stage.trade.editability = .yes
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 0, of: stage.other)
    try stage.drop()
    #expect(stage.other.text == "one two first one two last" && stage.other.isEditable)
    #expect(stage.view.text == "one two three")
  }

  @Test func `DD-78 a text without delegates takes drops too`() throws {
    let stage = try TextDragStage()
    for text in [stage.view, stage.other] {
      text.textDragDelegate = nil
      text.textDropDelegate = nil
    }
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 6, of: stage.other)
    try stage.generator.fingerUp(.rightIndex)
    let range = try #require(stage.other.selectedTextRange)
    let line = try #require(stage.other.selectionRects(for: range).first?.rect)
    let middle = stage.other.convert(CGPoint(x: line.midX, y: line.midY), to: nil)
    #expect(stage.previews.map { EventLog.text($0.center) } == [EventLog.text(middle)])
    stage.generator.advance(by: 1)
    #expect(stage.other.text == "first one two last" && stage.previews.isEmpty)
    #expect(stage.log.take() == [])
  }

  @Test func `DD-79 a text view scrolls while a drag rests at its edge`() throws {
    let stage = try TextDragStage()
    stage.other.text = String(repeating: "line\n", count: 200)
    stage.other.layoutIfNeeded()
    stage.other.contentOffset = .zero
    try stage.select(0..<8, in: stage.view)
    try stage.press(4, of: stage.view)
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 60, y: 210))
    stage.generator.advance(by: 1)
    #expect(stage.other.contentOffset.y == 0)
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 60, y: 256))
    stage.generator.advance(by: 0.5)
    let offset = stage.other.contentOffset.y
    #expect((150...300).contains(offset))
    let caret = try #require(stage.dropCaret)
    #expect(stage.other.bounds.intersects(caret))
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 60, y: 164))
    stage.generator.advance(by: 2)
    #expect(stage.other.contentOffset.y == 0)
    try stage.generator.cancelTouches()
    stage.generator.advance(by: 1)
    #expect(stage.other.contentOffset.y == 0)
  }

  @Test func `DD-74 DD-90 text from outside comes to where it was dropped`() throws {
    let stage = try TextDragStage()
    let place = try stage.caret(6, in: stage.other)
    let drag = try stage.generator.dragFromOutside([.text("new ")], at: place)
    #expect(stage.log.take() == ["enter true", "update", "copy another's to 6"] && drag.isTaken)
    drag.drop(delivers: false)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["perform at 6", "where to", "end false"])
    #expect(stage.other.text == "first last" && stage.dropCaret == nil)
    drag.deliver()
    #expect(stage.other.text == "first new last" && stage.selection == "other 6..<10")
  }

  @Test func `DD-101 text that comes late goes to where its place is by then`() throws {
    let stage = try TextDragStage()
    let drag = try stage.generator.dragFromOutside(
      [.text("new ")], at: stage.caret(6, in: stage.other))
    drag.drop(delivers: false)
    stage.generator.advance(by: 1)
    stage.other.selectedRange = NSRange(location: 0, length: 0)
    stage.other.insertText("the ")
    drag.deliver()
    #expect(stage.other.text == "the first new last" && stage.selection == "other 4..<4")
    let second = try stage.generator.dragFromOutside(
      [.text("very ")], at: stage.caret(4, in: stage.other))
    second.drop(delivers: false)
    stage.other.insertText("same ")
    second.deliver()
    #expect(stage.other.text == "the very same first new last")
    #expect(stage.selection == "other 14..<14")
  }

  @Test func `DD-101 text that comes late goes to where the text was that it was dropped in`()
    throws
  {
    let stage = try TextDragStage()
    let inside = try stage.generator.dragFromOutside(
      [.text("new ")], at: stage.caret(8, in: stage.other))
    inside.drop(delivers: false)
    stage.generator.advance(by: 1)
    stage.other.selectedRange = NSRange(location: 5, length: 5)
    stage.other.deleteBackward()
    inside.deliver()
    #expect(stage.other.text == "firstnew " && stage.selection == "other 5..<5")
    stage.trade.proposes = { _ in
      let proposal = UITextDropProposal(operation: .copy)
      proposal.dropAction = .replaceAll
      return proposal
    }
    let everything = try stage.generator.dragFromOutside(
      [.text("all")], at: stage.caret(0, in: stage.other))
    everything.drop(delivers: false)
    stage.other.text = "no"
    everything.deliver()
    #expect(stage.other.text == "allno" && stage.selection == "other 5..<5")
  }

  @Test func `DD-101 text that comes late leaves characters whole and a selection its ends`() throws
  {
    let stage = try TextDragStage()
    let drag = try stage.generator.dragFromOutside(
      [.text(" new")], at: stage.caret(5, in: stage.other))
    drag.drop(delivers: false)
    stage.generator.advance(by: 1)
    stage.other.selectedRange = NSRange(location: 5, length: 0)
    stage.other.insertText("\u{301}")
    stage.other.selectedRange = NSRange(location: 10, length: 0)
    try stage.generator.keyDown(.leftShift)
    try stage.generator.keyPress(.arrowLeft, numberOfTimes: 2)
    #expect(stage.selection == "other 8..<10")
    drag.deliver()
    #expect(stage.other.text == "first\u{301} new last" && stage.selection == "other 12..<14")
    try stage.generator.keyPress(.arrowLeft)
    #expect(stage.selection == "other 11..<14")
  }

  @Test func `DD-76 text that changes when it is told of the move is copied`() throws {
    let stage = try TextDragStage()
    let delegate = Prefixing()
    try stage.select(0..<8, in: stage.view)
    stage.view.delegate = delegate
    try stage.drag(from: 4, to: 13, of: stage.view)
    try stage.drop()
    #expect(stage.view.text == "# one two threeone two ")
  }

  @Test func `DD-74 what has no text is not dropped on text`() throws {
    let stage = try TextDragStage()
    let source = Source("source", EventLog())
    let card = UIView(frame: CGRect(x: 340, y: 40, width: 60, height: 60))
    card.addInteraction(UIDragInteraction(delegate: source))
    stage.view.superview?.addSubview(card)
    try stage.generator.fingerDown(.rightIndex, at: card)
    stage.generator.advance(by: 1)
    try stage.move(6, of: stage.other)
    try stage.drop()
    #expect(stage.other.text == "first onelast")
    _ = stage.log.take()
    let color = Colour()
    let second = UIView(frame: CGRect(x: 340, y: 160, width: 60, height: 60))
    second.addInteraction(UIDragInteraction(delegate: color))
    stage.view.superview?.addSubview(second)
    try stage.generator.fingerDown(.rightIndex, at: second)
    stage.generator.advance(by: 1)
    try stage.move(6, of: stage.other)
    try stage.drop()
    #expect(stage.log.take() == [] && stage.other.text == "first onelast")
  }
}

/// Has a text begin with a sign.
private final class Prefixing: NSObject, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    if !textView.text.hasPrefix("#") { textView.text = "# " + textView.text }
  }
}

/// Gives something that is no text.
private final class Colour: NSObject, UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: UIColor.red))] }
}
