// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// A text of the program's own under fingers, ten points a character.
@MainActor
private final class InteractionStage: NSObject, UITextInteractionDelegate {
  let text: PlainText
  let interaction: UITextInteraction
  let generator: EventGenerator
  let log = EventLog()
  var refuses = false

  init(_ mode: UITextInteractionMode = .editable) throws {
    let controller = UIViewController()
    text = PlainText("one two three", in: controller.view)
    text.frame = CGRect(x: 40, y: 300, width: 200, height: 20)
    interaction = UITextInteraction(for: mode)
    generator = try EventGenerator(viewController: controller)
    super.init()
    interaction.textInput = text
    text.addInteraction(interaction)
  }

  /// The place of an offset on the screen.
  func place(_ offset: Int) -> CGPoint {
    text.convert(CGPoint(x: CGFloat(offset) * 10 + 1, y: 10), to: nil)
  }

  var selection: String {
    guard let range = text.selectedTextRange else { return "none" }
    let start = text.offset(from: text.beginningOfDocument, to: range.start)
    return "\(start)..<\(text.offset(from: text.beginningOfDocument, to: range.end))"
  }

  /// What is drawn over the text: the selection and then the caret.
  func drawn() -> [CGRect] {
    guard let board = try? generator.viewWithIdentifier("text selection") else { return [] }
    return (board.layer.sublayers ?? []).filter { !$0.isHidden }.map(\.frame)
  }

  var handles: [String] {
    ["selection start", "selection end"].filter {
      (try? generator.viewWithIdentifier($0))?.isHidden == false
    }
  }

  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    log.record("should begin at \(Int(point.x)) \(Int(point.y))")
    return !refuses
  }
  func interactionWillBegin(_ interaction: UITextInteraction) { log.record("begins") }
  func interactionDidEnd(_ interaction: UITextInteraction) { log.record("ended") }
}

/// Takes an interaction away that nobody else keeps when that tells of a gesture.
private final class InteractionRemover: NSObject, UITextInteractionDelegate {
  let log = EventLog()

  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  func interactionWillBegin(_ interaction: UITextInteraction) {
    log.record("begins")
    interaction.view?.removeInteraction(interaction)
  }
  func interactionDidEnd(_ interaction: UITextInteraction) { log.record("ended") }
}

@MainActor @Suite("FR text interactions", .freshApplication)
struct TextInteractionRules {
  private let caret = CGRect(x: 50, y: 0, width: 2, height: 20)

  @Test func `AW-46 an interaction that goes while it tells of a gesture tells of its end`() throws
  {
    let controller = UIViewController()
    let text = PlainText("one two three", in: controller.view)
    text.frame = CGRect(x: 40, y: 300, width: 200, height: 20)
    let generator = try EventGenerator(viewController: controller)
    let remover = InteractionRemover()
    func add() {
      let interaction = UITextInteraction(for: .editable)
      interaction.textInput = text
      interaction.delegate = remover
      text.addInteraction(interaction)
    }
    add()
    try generator.fingerTap(at: text)
    #expect(remover.log.take() == ["begins", "ended"])
    #expect(!text.isFirstResponder && text.interactions.isEmpty)
  }

  @Test func `FR-91 a tap makes the text first responder and puts the caret`() throws {
    let stage = try InteractionStage()
    #expect(stage.drawn() == [])
    try stage.generator.fingerTap(at: stage.place(5))
    #expect(stage.text.isFirstResponder && stage.selection == "5..<5")
    #expect(stage.drawn() == [caret])
    try stage.generator.wait(0.6)
    #expect(stage.drawn() == [])
    try stage.generator.wait(0.5)
    #expect(stage.drawn() == [caret])
  }

  @Test func `FR-91 two taps select a word with handles, three a paragraph`() throws {
    let stage = try InteractionStage()
    try stage.generator.fingerTap(at: stage.place(5))
    try stage.generator.fingerTap(at: stage.place(5))
    #expect(stage.selection == "4..<7")
    #expect(stage.drawn() == [CGRect(x: 40, y: 0, width: 30, height: 20)])
    #expect(stage.handles == ["selection start", "selection end"])
    try stage.generator.fingerTap(at: stage.place(5))
    #expect(stage.selection == "0..<13")
  }

  @Test func `FR-91 handles and the caret are dragged, under a loupe, and the menu follows`() throws
  {
    let stage = try InteractionStage()
    let generator = stage.generator
    try generator.fingerTap(at: stage.place(5))
    try generator.fingerTap(at: stage.place(5))
    let handle = try generator.viewWithIdentifier("selection end")
    // Its bar: the knob hangs out of the view, whose hit test ends at its bounds.
    let middle = handle.convert(CGPoint(x: handle.bounds.midX, y: 0), to: nil)
    let knob = CGPoint(x: middle.x, y: stage.place(0).y)
    try generator.fingerDown(at: knob)
    try generator.fingerMove(to: CGPoint(x: knob.x + 30, y: knob.y))
    #expect(stage.selection == "4..<10")
    #expect((try? generator.viewWithIdentifier("loupe")) != nil)
    try generator.fingerMove(to: CGPoint(x: knob.x - 50, y: knob.y))
    #expect(stage.selection == "2..<4")
    try generator.fingerUp()
    try generator.wait(0.5)
    #expect((try? generator.viewWithIdentifier("loupe")) == nil)
    #expect((try? generator.viewWithIdentifier("menu window")) != nil)
    try generator.fingerTap(at: stage.place(8))
    try generator.wait(1)
    try generator.fingerDown(at: stage.place(8))
    try generator.fingerMove(to: stage.place(11))
    try generator.fingerUp()
    #expect(stage.selection == "11..<11")
  }

  @Test func `FR-91 a pointer selects either way, without handles`() throws {
    let stage = try InteractionStage()
    try stage.generator.pointerDown(at: stage.place(9))
    try stage.generator.pointerMove(to: stage.place(2))
    #expect(stage.selection == "2..<9" && stage.handles == [])
    try stage.generator.pointerMove(to: stage.place(12))
    try stage.generator.pointerUp()
    #expect(stage.selection == "9..<12")
    #expect(stage.drawn() == [CGRect(x: 90, y: 0, width: 30, height: 20)])
  }

  @Test func `FR-91 text that is only read has no caret, and a finger that rests selects words`()
    throws
  {
    let stage = try InteractionStage(.nonEditable)
    #expect(stage.interaction.textInteractionMode == .nonEditable)
    try stage.generator.fingerTap(at: stage.place(5))
    #expect(stage.text.isFirstResponder && stage.drawn() == [])
    try stage.generator.wait(1)
    try stage.generator.fingerDown(at: stage.place(9))
    try stage.generator.wait(0.6)
    #expect(stage.selection == "8..<13")
    try stage.generator.fingerUp()
    #expect(stage.handles == ["selection start", "selection end"])
  }

  @Test func `FR-92 the delegate is asked first, and told of the beginning and the end`() throws {
    let stage = try InteractionStage()
    stage.interaction.delegate = stage
    try stage.generator.fingerTap(at: stage.place(5))
    #expect(stage.log.take() == ["should begin at 51 10", "begins", "ended"])
    try stage.generator.wait(1)
    _ = stage.log.take()
    try stage.generator.fingerDown(at: stage.place(5))
    try stage.generator.fingerMove(to: stage.place(8))
    #expect(stage.log.take() == ["should begin at 81 10", "begins"])
    try stage.generator.cancelTouches()
    #expect(stage.log.take() == ["ended"])
    stage.refuses = true
    try stage.generator.wait(1)
    try stage.generator.fingerTap(at: stage.place(2))
    #expect(stage.log.take() == ["should begin at 21 10"])
    #expect(stage.selection == "8..<8")
  }

  @Test func `FR-93 it is drawn anew when the text tells, when it is typed, and when it resigns`()
    throws
  {
    let stage = try InteractionStage()
    try stage.generator.fingerTap(at: stage.place(5))
    stage.text.select(2, 4)
    try stage.generator.wait(0.1)
    #expect(stage.drawn() == [CGRect(x: 20, y: 0, width: 40, height: 20)])
    try stage.generator.keyPress("x" as Character)
    #expect(stage.text.text == "onxo three")
    #expect(stage.drawn() == [CGRect(x: 30, y: 0, width: 2, height: 20)])
    stage.text.resignFirstResponder()
    try stage.generator.wait(0.1)
    #expect(stage.drawn() == [])
    stage.text.becomeFirstResponder()
    try stage.generator.wait(0.1)
    #expect(stage.drawn() == [CGRect(x: 30, y: 0, width: 2, height: 20)])
  }

  @Test func `FR-91 an interaction that is taken away leaves nothing`() throws {
    let stage = try InteractionStage()
    let before = stage.text.gestureRecognizers?.count ?? 0
    #expect(stage.interaction.gesturesForFailureRequirements.count == 4 && before >= 4)
    try stage.generator.fingerTap(at: stage.place(5))
    stage.text.removeInteraction(stage.interaction)
    try stage.generator.wait(0.1)
    #expect(stage.interaction.view == nil && stage.text.gestureRecognizers ?? [] == [])
    #expect(stage.interaction.gesturesForFailureRequirements == [] && stage.drawn() == [])
    #expect(stage.text.interactions.isEmpty && stage.text.subviews.isEmpty)
    stage.text.addInteraction(stage.interaction)
    try stage.generator.wait(0.1)
    #expect(stage.text.gestureRecognizers?.count == before && stage.drawn() == [caret])
  }
}
