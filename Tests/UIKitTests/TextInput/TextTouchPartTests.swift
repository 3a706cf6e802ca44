// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting
import UIKitText

@testable import UIKitCore

/// Handles, carets, loupes and the recognizers that work them.
@MainActor @Suite("Parts that touch text", .freshApplication)
struct TextTouchPartTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  private func numbers(_ types: [UITouch.TouchType]) -> [NSNumber] {
    types.map { NSNumber(value: $0.rawValue) }
  }

  @Test func `fingers and pens tap, press and grab, a pointer drags at once`() throws {
    let touches = try #require(field.parts.touches)
    #expect(touches.recognizers == [touches.grab, touches.tap, touches.press, touches.drag])
    #expect(touches.recognizers.allSatisfy { $0.view === field && $0.delegate === touches })
    let fingers = numbers([.direct, .pencil])
    #expect(
      [touches.tap, touches.press, touches.grab].allSatisfy { $0.allowedTouchTypes == fingers })
    #expect(touches.drag.allowedTouchTypes == numbers([.indirectPointer]))
    #expect(touches.drag.minimumPressDuration == 0 && touches.press.minimumPressDuration == 0.5)
    #expect(touches.recognizers.map(touches.owns) == [false, true, true, true])
    #expect(touches.isByTouch && touches.tap.taps == 1 && !touches.menu.isShown)
    #expect(!touches.menu.wentJustNow && touches.grab.grip == nil && touches.grab.start == .zero)
    #expect(touches.grab.find(.zero) == nil && TextGrabRecognizer().find(.zero) == nil)
    #expect(touches.grab.shouldBeRequiredToFail(by: UIPanGestureRecognizer()))
    #expect(!touches.grab.shouldBeRequiredToFail(by: UITapGestureRecognizer()))
    let interactions = field.interactions.count
    touches.detach()
    #expect(touches.recognizers.allSatisfy { $0.view == nil })
    #expect(field.interactions.count == interactions - 1)
  }

  @Test func `a handle stands at its edge, the knob above the start and below the end`() {
    let edge = CGRect(x: 50, y: 100, width: 2, height: 20)
    #expect(
      TextHandle.frame(at: edge, isStart: true) == CGRect(x: 46, y: 90, width: 10, height: 30))
    #expect(
      TextHandle.frame(at: edge, isStart: false) == CGRect(x: 46, y: 100, width: 10, height: 30))
    for isStart in [true, false] {
      let handle = TextHandle(isStart: isStart)
      #expect(handle.accessibilityIdentifier == (isStart ? "selection start" : "selection end"))
      #expect(!handle.isUserInteractionEnabled)
      handle.show(at: nil, color: UIColor.red.cgColor)
      #expect(handle.isHidden)
      handle.show(at: edge, color: UIColor.red.cgColor)
      #expect(!handle.isHidden && handle.frame == TextHandle.frame(at: edge, isStart: isStart))
      let parts = (handle.layer.sublayers ?? []).map(\.frame)
      #expect(
        parts == [
          CGRect(x: 4, y: isStart ? 5 : 0, width: 2, height: 25),
          CGRect(x: 0, y: isStart ? 0 : 20, width: 10, height: 10),
        ])
      #expect(handle.layer.sublayers?.last?.cornerRadius == 5)
      #expect(
        handle.layer.sublayers?.allSatisfy { $0.backgroundColor == UIColor.red.cgColor } == true)
    }
  }

  @Test func `the nearest knob is held, within a finger's reach`() {
    let start = CGRect(x: 50, y: 100, width: 2, height: 20)
    let end = CGRect(x: 90, y: 100, width: 2, height: 20)
    let both = TextHandlePlaces(start: start, end: end)
    func grips(_ places: TextHandlePlaces) -> [TextGrip?] {
      [
        (28.9, 110), (29, 110), (51, 82.9), (51, 83), (70, 110), (72, 110), (112.9, 110),
        (113, 110), (91, 136.9), (91, 137),
      ]
      .map { places.grip(at: CGPoint(x: $0.0, y: $0.1)) }
    }
    #expect(
      grips(both) == [nil, .start, nil, .start, .start, .end, .end, nil, .end, nil])
    #expect(
      grips(TextHandlePlaces(start: nil, end: end))
        == [nil, nil, nil, nil, .end, .end, .end, nil, .end, nil])
    #expect(grips(TextHandlePlaces()) == Array(repeating: nil, count: 10))
    #expect(
      CGRect(x: 0, y: 0, width: 10, height: 60).reach == CGRect(x: -17, y: 0, width: 44, height: 60)
    )
    #expect(
      CGRect(x: 0, y: 0, width: 44, height: 43).reach
        == CGRect(x: 0, y: -0.5, width: 44, height: 44))
  }

  @Test func `the caret blinks while it is shown`() throws {
    let generator = try EventGenerator(view: field)
    let layer = try #require(field.parts.surface?.layer)
    let caret = try #require(layer.sublayers?.first)
    #expect(caret.isHidden && caret.cornerRadius == 1)
    field.becomeFirstResponder()
    var shown: [Bool] = []
    for _ in 0..<5 {
      field.layoutIfNeeded()
      shown.append(!caret.isHidden)
      generator.advance(by: 0.5)
    }
    #expect(shown == [true, false, true, false, true])
    field.insertText("abc")
    field.layoutIfNeeded()
    field.parts.surface?.layoutIfNeeded()
    #expect(!caret.isHidden && caret.frame.width == 2)
    field.selectAll(nil)
    field.layoutIfNeeded()
    field.parts.surface?.layoutIfNeeded()
    let handles = field.subviews.compactMap { $0 as? TextHandle }
    #expect(
      caret.isHidden && layer.sublayers?.count == 2 && handles.map(\.isHidden) == [false, false])
    #expect(layer.sublayers?.last === caret)
    generator.advance(by: 1)
    #expect(caret.isHidden)
    field.resignFirstResponder()
    field.layoutIfNeeded()
    field.parts.surface?.layoutIfNeeded()
    #expect(layer.sublayers?.count == 1 && handles.map(\.isHidden) == [true, true])
  }

  @Test func `an end that is dragged never meets the other`() throws {
    field.text = "abcdef"
    func drag(_ isStart: Bool, _ places: [Int]) -> [String] {
      var end = TextEndDrag(TextSpan(2..<4), isStart: isStart)
      #expect(end.head == TextPlace(isStart ? 2 : 4))
      return places.map {
        let range = end.selection(to: TextPlace($0), in: field) as? TextSpan
        return "\(range?.range.description ?? "none") \(end.head)"
      }
    }
    #expect(
      drag(true, [0, 3, 4, 6, 4, 4, 1, 4])
        == ["0..<4 0", "3..<4 3", "3..<4 3", "4..<6 6", "4..<5 5", "4..<5 5", "1..<4 1", "3..<4 3"])
    #expect(drag(false, [6, 2, 0, 2]) == ["2..<6 6", "2..<3 3", "0..<2 0", "1..<2 1"])
    field.text = ""
    var end = TextEndDrag(TextSpan(0..<0), isStart: true)
    #expect((end.selection(to: TextPlace(0), in: field) as? TextSpan)?.range == 0..<0)
  }

  @Test func `words and their neighbours are found from a place`() {
    field.text = "ab, cd\u{20}"
    func word(_ place: Int) -> String {
      (field.word(at: TextPlace(place)) as? TextSpan)?.range.description ?? "none"
    }
    #expect(
      (0...7).map(word) == ["0..<2", "0..<2", "0..<2", "3..<4", "4..<6", "4..<6", "4..<6", "6..<7"])
    #expect(field.neighbour(of: TextPlace(0), .backward) == nil)
    #expect(field.neighbour(of: TextPlace(0), .forward) == TextPlace(1))
    #expect(field.neighbour(of: TextPlace(7), .forward) == nil)
    field.selectedTextRange = TextSpan(TextSelection(anchor: 4, head: TextCaret(offset: 1)))
    #expect(field.selectedOffsets == 1..<4)
    let back = field.selection(from: TextPlace(4), to: TextPlace(1)) as? TextSpan
    #expect(back?.selection == TextSelection(anchor: 4, head: TextCaret(offset: 1)))
  }

  @Test func `what is around the caret is told to a keyboard`() throws {
    field.text = "abcdef"
    field.selectedTextRange = TextSpan(2..<4)
    let context = try #require(TextContext(field))
    #expect([0, 1, 2, 9].map { context.before($0) } == ["", "b", "ab", "ab"])
    #expect([0, 1, 2, 9].map { context.after($0) } == ["", "e", "ef", "ef"])
    #expect(context.selected == "cd")
    func moved(_ offset: Int) -> Int {
      field.selectedTextRange = TextSpan(2..<4)
      context.moveCaret(by: offset)
      #expect(context.selected == nil)
      return field.editor.selection.head.offset
    }
    #expect([0, 1, 2, 9, -1, -2, -9].map(moved) == [4, 5, 6, 6, 1, 0, 0])
  }

  @Test func `a loupe's window is above all, and nothing is touched in it`() throws {
    let generator = try EventGenerator(view: field)
    let window = LoupeWindow(serving: try #require(field.window))
    #expect(window.belongsToSystem && !window.isUserInteractionEnabled && !window.canBecomeKey)
    #expect(!window.keyRecognizer.isEnabled && window.frame == UIScreen.main.bounds)
    #expect(window.windowLevel.rawValue == 4000 && window.windowScene === field.window?.windowScene)
    #expect(window.accessibilityIdentifier == "loupe window")
    #expect(window.loupe.superview === window && window.loupe.accessibilityIdentifier == "loupe")
    #expect(window.loupe.bounds.size == CGSize(width: 128, height: 54))
    let glass = try #require(window.loupe.subviews.first)
    #expect(
      glass.clipsToBounds && glass.frame == window.loupe.bounds && window.loupe.subviews.count == 1)
    #expect(glass.layer.cornerRadius == 27 && window.loupe.layer.cornerRadius == 27)
    #expect(glass.layer.sublayers?.first?.anchorPoint == .zero && !TextLoupes.shared.isShowing)
    let session = try #require(
      UITextLoupeSession.begin(at: CGPoint(x: 50, y: 20), fromSelectionWidgetView: nil, in: field))
    #expect(TextLoupes.shared.isShowing)
    let loupe = try generator.viewWithIdentifier("loupe")
    #expect(loupe.alpha == 1 && loupe.transform == .identity && loupe.window?.isHidden == false)
    let shown = try #require(loupe.layer.presentation())
    #expect(shown.opacity < 1)
    generator.advance(by: 0.16)
    session.invalidate()
    #expect(!TextLoupes.shared.isShowing && loupe.alpha == 0 && loupe.window?.isHidden == false)
    #expect(loupe.transform.a == 0.3)
    session.invalidate()
    generator.advance(by: 0.16)
    #expect(loupe.window == nil)
    let lost = UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: field)
    #expect(TextLoupes.shared.isShowing && lost != nil)
    field.removeFromSuperview()
    generator.advance(by: 0.1)
    #expect(!TextLoupes.shared.isShowing)
  }

  @Test func `an interaction shows itself over its text, and leaves nothing`() throws {
    let interaction = UITextInteraction(for: .nonEditable)
    #expect(interaction.textInteractionMode == .nonEditable && interaction.view == nil)
    #expect(interaction.gesturesForFailureRequirements.isEmpty && interaction.delegate == nil)
    #expect([UITextInteractionMode.editable, .nonEditable].map(\.rawValue) == [0, 1])
    #expect(!interaction.target.isTouchable && !interaction.target.isEditable)
    #expect(interaction.target.seenText == .zero && interaction.target.shownCaret == nil)
    #expect(
      !interaction.target.allowsTouch(at: .zero)
        && !interaction.target.scrollText(by: CGPoint(x: 0, y: 5)))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    interaction.textInput = field
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.gesturesForFailureRequirements.count == 4)
    #expect(interaction.target.isTouchable && interaction.target.seenText == field.bounds)
    let board = try #require(
      field.subviews.first { $0.accessibilityIdentifier == "text selection" })
    #expect(!board.isUserInteractionEnabled && board.frame == field.bounds)
    #expect(board.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let recognizers = interaction.gesturesForFailureRequirements
    view.removeInteraction(interaction)
    #expect(board.superview == nil && recognizers.allSatisfy { $0.view == nil })
    #expect(interaction.view == nil && interaction.gesturesForFailureRequirements.isEmpty)
  }
}
