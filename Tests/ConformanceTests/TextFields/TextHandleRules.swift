// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR handles of a selection", .freshApplication)
struct TextHandleRules {
  /// Handles that are on the screen.
  private func handles(_ generator: EventGenerator) -> [String] {
    ["selection start", "selection end"].filter {
      (try? generator.viewWithIdentifier($0))?.isHidden == false
    }
  }

  private func knob(_ name: String, _ generator: EventGenerator) throws -> CGPoint {
    let handle = try generator.viewWithIdentifier("selection \(name)")
    let y = name == "start" ? 5 : handle.bounds.maxY - 5
    return handle.convert(CGPoint(x: handle.bounds.midX, y: y), to: nil)
  }

  /// The middle of the caret at an offset, in the window.
  private func caret(_ offset: Int, _ text: any UITextInput) throws -> CGPoint {
    let place = try #require(text.position(from: text.beginningOfDocument, offset: offset))
    let rect = text.caretRect(for: place)
    return text.textInputView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Drags a knob so that its end of the selection comes to an offset.
  private func drag(
    _ name: String, to offset: Int, of text: any UITextInput, _ generator: EventGenerator
  ) throws {
    let from = try knob(name, generator)
    let range = try #require(text.selectedTextRange)
    let held = text.offset(
      from: text.beginningOfDocument, to: name == "start" ? range.start : range.end)
    let now = try caret(held, text)
    let goal = try caret(offset, text)
    try generator.fingerDown(at: from)
    try generator.fingerMove(to: CGPoint(x: from.x + goal.x - now.x, y: from.y + goal.y - now.y))
    try generator.fingerUp()
  }

  private func edited() throws -> FieldStage {
    let stage = try FieldStage()
    stage.one.text = "one two three"
    let place = try caret(5, stage.one)
    try stage.generator.fingerTap(at: place)
    try stage.generator.fingerTap(at: place)
    return stage
  }

  @Test func `FR-80 a selection by touch has handles, one by keys or a pointer has none`() throws {
    let stage = try edited()
    #expect(stage.selection == "4..<7")
    #expect(handles(stage.generator) == ["selection start", "selection end"])
    let start = try caret(4, stage.one)
    #expect(try knob("start", stage.generator).x == start.x)
    stage.key(.keyboardRightArrow, "", .shift)
    #expect(stage.selection == "4..<8" && handles(stage.generator) == [])
    try stage.generator.wait(1)
    try stage.generator.fingerTap(at: caret(1, stage.one))
    try stage.generator.fingerTap(at: caret(1, stage.one))
    #expect(handles(stage.generator).count == 2)
    stage.key(.keyboardA, "a", .command)
    #expect(stage.selection == "0..<13" && handles(stage.generator) == [])
    try stage.generator.wait(1)
    try stage.generator.fingerTap(at: caret(1, stage.one))
    try stage.generator.fingerTap(at: caret(1, stage.one))
    #expect(handles(stage.generator).count == 2)
    stage.one.resignFirstResponder()
    try stage.generator.wait(0.5)
    #expect(handles(stage.generator) == [])
  }

  @Test func `FR-80 the handle of an end that is not seen is not shown`() throws {
    let stage = try edited()
    stage.one.text = String(repeating: "word ", count: 40)
    stage.select(2, 150)
    try stage.generator.wait(0.1)
    #expect(handles(stage.generator) == ["selection end"])
  }

  @Test func `FR-81 a handle takes its end of the selection along`() throws {
    let stage = try edited()
    stage.delegate.notesSelection = true
    _ = stage.log.take()
    try drag("end", to: 10, of: stage.one, stage.generator)
    #expect(stage.log.take() == ["selection 4..<10"])
    try drag("start", to: 0, of: stage.one, stage.generator)
    #expect(stage.log.take() == ["selection 0..<10"])
    #expect(handles(stage.generator).count == 2)
  }

  @Test func `FR-81 a handle is taken outside the bounds, and by more than its knob`() throws {
    let stage = try edited()
    let from = try knob("end", stage.generator)
    let below = CGPoint(x: from.x + 14, y: stage.one.frame.maxY + 6)
    #expect(stage.one.window?.hitTest(below, with: nil) === stage.one)
    let step = try caret(9, stage.one).x - caret(7, stage.one).x
    try stage.generator.fingerDown(at: below)
    try stage.generator.fingerMove(to: CGPoint(x: below.x + 3, y: below.y))
    #expect(stage.selection == "4..<7")
    try stage.generator.fingerMove(to: CGPoint(x: below.x + step, y: below.y))
    try stage.generator.fingerUp()
    #expect(stage.selection == "4..<9")
    let far = CGPoint(x: from.x, y: stage.one.frame.maxY + 60)
    #expect(stage.one.window?.hitTest(far, with: nil) !== stage.one)
  }

  @Test func `FR-82 ends that cross change places, and one character stays selected`() throws {
    let stage = try edited()
    stage.delegate.notesSelection = true
    _ = stage.log.take()
    let from = try knob("start", stage.generator)
    let origin = try caret(4, stage.one).x
    try stage.generator.fingerDown(at: from)
    for offset in [6, 7, 9, 7, 4] {
      let goal = try caret(offset, stage.one).x
      try stage.generator.fingerMove(to: CGPoint(x: from.x + goal - origin, y: from.y))
    }
    try stage.generator.fingerUp()
    #expect(
      stage.log.take() == [
        "selection 6..<7", "selection 7..<9", "selection 7..<8", "selection 4..<7",
      ])
  }

  @Test func `FR-83 a field scrolls while a handle is held near its edge`() throws {
    let stage = try edited()
    stage.one.text = String(repeating: "word ", count: 40)
    stage.select(0, 4)
    try stage.generator.wait(0.1)
    let from = try knob("end", stage.generator)
    try stage.generator.fingerDown(at: from)
    try stage.generator.fingerMove(to: CGPoint(x: stage.one.frame.maxX + 6, y: from.y))
    try stage.generator.wait(1)
    let range = try #require(stage.one.selectedTextRange)
    let half = stage.one.offset(from: range.start, to: range.end)
    #expect(half > 40 && half < 200)
    try stage.generator.wait(5)
    #expect(stage.selection == "0..<200")
    try stage.generator.fingerUp()
    #expect(handles(stage.generator) == ["selection end"])
  }

  @Test func `FR-84 the caret follows a finger that takes hold of it`() throws {
    let stage = try FieldStage()
    stage.one.text = "one two three"
    try stage.generator.fingerTap(at: caret(2, stage.one))
    stage.delegate.notesSelection = true
    let from = try caret(2, stage.one)
    try stage.generator.wait(1)
    _ = stage.log.take()
    try stage.generator.fingerDown(at: CGPoint(x: from.x + 5, y: from.y + 12))
    for offset in [5, 9] {
      let goal = try caret(offset, stage.one)
      try stage.generator.fingerMove(to: CGPoint(x: goal.x + 5, y: goal.y + 12))
    }
    try stage.generator.fingerUp()
    #expect(stage.log.take() == ["selection 5..<5", "selection 9..<9"])
    #expect(handles(stage.generator) == [])
  }

  // MARK: Text views

  private func lines() throws -> (UITextView, EventGenerator) {
    let view = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 120))
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.text = (1...60).map { "line \($0) of many" }.joined(separator: "\n")
    let generator = try EventGenerator(viewController: controller)
    try generator.fingerTap(at: caret(2, view))
    try generator.fingerTap(at: caret(2, view))
    return (view, generator)
  }

  @Test func `FR-81 a text view does not scroll by a finger that drags a handle`() throws {
    let (view, generator) = try lines()
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
    try drag("end", to: 22, of: view, generator)
    #expect(view.selectedRange == NSRange(location: 0, length: 22))
    #expect(view.contentOffset.y == 0)
  }

  @Test func `FR-83 a text view scrolls while a handle is held near its edge`() throws {
    let (view, generator) = try lines()
    let from = try knob("end", generator)
    try generator.fingerDown(at: from)
    try generator.fingerMove(to: CGPoint(x: from.x, y: view.frame.maxY - 10))
    let first = view.selectedRange
    try generator.wait(1)
    #expect(first.location == 0 && view.selectedRange.location == 0)
    #expect(view.selectedRange.length > first.length + 50 && view.contentOffset.y > 60)
    try generator.fingerMove(to: CGPoint(x: from.x, y: view.frame.midY))
    let rest = view.contentOffset.y
    try generator.wait(1)
    #expect(view.contentOffset.y == rest)
    try generator.fingerMove(to: CGPoint(x: from.x, y: view.frame.minY + 2))
    try generator.wait(5)
    try generator.fingerUp()
    #expect(view.contentOffset.y == 0 && view.selectedRange.location == 0)
    #expect(view.selectedRange.length < 20)
  }

  @Test func `FR-84 a finger that rests on text that is only read selects words`() throws {
    let (view, generator) = try lines()
    view.isEditable = false
    view.selectedRange = NSRange(location: 0, length: 0)
    try generator.fingerDown(at: caret(12, view))
    try generator.wait(0.6)
    #expect(view.selectedRange == NSRange(location: 10, length: 4))
    try generator.fingerUp()
    #expect(handles(generator) == ["selection start", "selection end"])
  }
}
