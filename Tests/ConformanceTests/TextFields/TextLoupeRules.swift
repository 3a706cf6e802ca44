// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("FR the loupe", .freshApplication)
struct TextLoupeRules {
  /// Where the loupe is in its window, which covers the screen; nil while there is none.
  private func loupe(_ generator: EventGenerator) -> CGRect? {
    (try? generator.viewWithIdentifier("loupe")).map {
      CGRect(
        x: $0.center.x - $0.bounds.width / 2, y: $0.center.y - $0.bounds.height / 2,
        width: $0.bounds.width, height: $0.bounds.height)
    }
  }

  /// The point of the screen in the middle of the loupe.
  private func focus(_ generator: EventGenerator) throws -> CGPoint {
    let glass = try #require(try generator.viewWithIdentifier("loupe").subviews.first)
    let plane = try #require(glass.layer.sublayers?.first)
    return plane.convert(CGPoint(x: glass.bounds.midX, y: glass.bounds.midY), from: glass.layer)
  }

  /// The layers in the loupe, however deep.
  private func copies(_ generator: EventGenerator) throws -> Int {
    func count(_ layer: CALayer) -> Int { (layer.sublayers ?? []).reduce(1) { $0 + count($1) } }
    let glass = try #require(try generator.viewWithIdentifier("loupe").subviews.first)
    return try count(#require(glass.layer.sublayers?.first)) - 1
  }

  private func place(_ offset: Int, _ text: any UITextInput) throws -> CGPoint {
    let place = try #require(text.position(from: text.beginningOfDocument, offset: offset))
    let rect = text.caretRect(for: place)
    return text.textInputView.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// A view in the middle of the screen, with the caret behind the second character.
  private func edited(_ y: CGFloat = 300) throws -> FieldStage {
    let stage = try FieldStage()
    stage.one.frame.origin.y = y
    stage.one.text = "one two three"
    try stage.generator.fingerTap(at: place(2, stage.one))
    try stage.generator.wait(1)
    return stage
  }

  @Test func `FR-89 it comes with the drag of the caret, follows, and goes with the finger`() throws
  {
    let stage = try edited()
    let generator = stage.generator
    let start = try place(2, stage.one)
    try generator.fingerDown(at: start)
    #expect(loupe(generator) == nil)
    for offset in [12, 9] {
      let goal = try place(offset, stage.one)
      try generator.fingerMove(to: goal)
      let frame = try #require(loupe(generator))
      #expect(abs(frame.midX - goal.x) < 0.01 && frame.maxY < goal.y - 20)
      let seen = try focus(generator)
      #expect(abs(seen.x - goal.x) < 0.01 && abs(seen.y - goal.y) < 0.01)
    }
    try generator.wait(0.1)
    #expect(try copies(generator) > 2)
    try generator.fingerUp()
    try generator.wait(0.5)
    #expect(loupe(generator) == nil)
  }

  @Test func `FR-89 a handle and a finger that rests have it too, a pointer has none`() throws {
    let stage = try edited()
    let generator = stage.generator
    try generator.fingerDown(at: place(7, stage.one))
    try generator.wait(0.6)
    #expect(loupe(generator) != nil)
    try generator.fingerUp()
    try generator.wait(1)
    #expect(loupe(generator) == nil)
    try generator.fingerTap(at: place(5, stage.one))
    try generator.fingerTap(at: place(5, stage.one))
    let handle = try generator.viewWithIdentifier("selection end")
    let knob = handle.convert(CGPoint(x: handle.bounds.midX, y: handle.bounds.maxY - 5), to: nil)
    try generator.fingerDown(at: knob)
    try generator.fingerMove(to: CGPoint(x: knob.x + 20, y: knob.y))
    #expect(loupe(generator) != nil)
    try generator.cancelTouches()
    try generator.wait(0.5)
    #expect(loupe(generator) == nil)
    try generator.pointerDown(at: place(2, stage.one))
    try generator.pointerMove(to: place(9, stage.one))
    try generator.wait(0.6)
    #expect(stage.selection == "2..<9" && loupe(generator) == nil)
    try generator.pointerUp()
  }

  @Test func `FR-89 it stays on the screen, takes no touches and changes no hit`() throws {
    let stage = try edited(2)
    let generator = stage.generator
    try generator.fingerDown(at: place(2, stage.one))
    try generator.fingerMove(to: place(0, stage.one))
    let frame = try #require(loupe(generator))
    #expect(UIScreen.main.bounds.contains(frame))
    let over = CGPoint(x: frame.midX, y: frame.midY)
    let window = try generator.viewWithIdentifier("loupe window")
    #expect(window.hitTest(over, with: nil) == nil)
    #expect((window as? UIWindow)?.isKeyWindow == false && stage.one.isFirstResponder)
    try generator.fingerUp()
  }

  @Test func `FR-90 a session shows a loupe for a view of the program's own`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 700))
    #expect(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: view) == nil)
    let letter = UIView(frame: CGRect(x: 140, y: 395, width: 10, height: 10))
    letter.backgroundColor = .red
    view.addSubview(letter)
    let generator = try EventGenerator(view: view)
    let origin = view.convert(CGPoint.zero, to: nil)
    let finger = CGPoint(x: 150, y: 420)
    let session = try #require(
      UITextLoupeSession.begin(at: finger, fromSelectionWidgetView: letter, in: view))
    session.move(to: finger, withCaretRect: .null, trackingCaret: true)
    #expect(try focus(generator).y == 420 + origin.y)
    let caret = CGRect(x: 145, y: 390, width: 2, height: 20)
    session.move(to: finger, withCaretRect: caret, trackingCaret: false)
    #expect(try abs(focus(generator).x - 150 - origin.x) < 0.01)
    #expect(try abs(focus(generator).y - 400 - origin.y) < 0.01)
    session.move(to: finger, withCaretRect: caret, trackingCaret: true)
    #expect(try abs(focus(generator).x - 146 - origin.x) < 0.01)
    try generator.wait(0.1)
    let many = try copies(generator)
    // It shows what is there now, and only what is near.
    letter.isHidden = true
    try generator.wait(0.1)
    #expect(try copies(generator) == many - 1)
    letter.isHidden = false
    letter.frame.origin.y = 100
    try generator.wait(0.1)
    #expect(try copies(generator) == many - 1)
    session.invalidate()
    try generator.wait(0.5)
    #expect(loupe(generator) == nil)
    session.move(to: finger, withCaretRect: caret, trackingCaret: true)
    #expect(loupe(generator) == nil)
  }
}
