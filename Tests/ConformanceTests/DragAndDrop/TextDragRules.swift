// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Shows nothing of what is dragged.
private final class Unseen: NSObject, UITextDragDelegate {
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
}

@MainActor @Suite("DD text that is dragged", .freshApplication)
struct TextDragRules {
  @Test func `DD-70 DD-73 a finger that rests on what is selected lifts it`() throws {
    let stage = try TextDragStage()
    try stage.select(0..<8, in: stage.view)
    #expect(!stage.view.isTextDragActive)
    try stage.press(4, of: stage.view)
    #expect(stage.log.take() == ["items “one two ” at 0 besides 0", "lift true"])
    #expect(stage.selection == "view 0..<8" && stage.view.isTextDragActive)
    try stage.drop()
    #expect(stage.log.take() == [] && stage.previews.isEmpty)
    #expect(!stage.view.isTextDragActive && stage.selection == "view 0..<8")
    try stage.drag(from: 4, to: 0, of: stage.field)
    #expect(
      stage.log.take().prefix(3) == ["items “one two ” at 0 besides 0", "lift true", "begins"])
    try stage.generator.cancelTouches()
    stage.generator.advance(by: 1)
    #expect(stage.log.take().suffix(2) == ["ended cancel false", "end false"])
  }

  @Test func `DD-70 nothing is asked where nothing is selected`() throws {
    let stage = try TextDragStage()
    try stage.select(4..<4, in: stage.view)
    try stage.press(8, of: stage.view)
    #expect(stage.log.take() == [] && stage.selection == "view 8..<8")
    try stage.drop()
    try stage.select(0..<3, in: stage.view)
    try stage.press(10, of: stage.view)
    #expect(stage.log.take() == [] && stage.selection == "view 10..<10")
    try stage.drop()
  }

  @Test func `DD-70 a delegate gives other items, or none`() throws {
    let stage = try TextDragStage()
    try stage.select(0..<8, in: stage.view)
    stage.trade.gives = { _ in [UIDragItem(itemProvider: NSItemProvider(object: "other"))] }
    try stage.drag(from: 4, to: 5, of: stage.field)
    try stage.drop()
    #expect(stage.field.text == "fieldother" && stage.view.text == "one two three")
    try stage.select(0..<8, in: stage.view)
    stage.trade.gives = { _ in [] }
    _ = stage.log.take()
    try stage.press(4, of: stage.view)
    #expect(stage.log.take() == ["items “one two ” at 0 besides 0"] && stage.previews.isEmpty)
    try stage.drop()
  }

  @Test func `DD-70 a handle is no text to lift`() throws {
    let stage = try TextDragStage()
    try stage.select(0..<8, in: stage.view)
    try stage.press(8, of: stage.view)
    #expect(stage.log.take() == [] && stage.selection == "view 0..<8")
    try stage.drop()
  }

  @Test func `DD-70 DD-74 a secret is neither dragged nor dropped on`() throws {
    let stage = try TextDragStage()
    stage.field.isSecureTextEntry = true
    try stage.select(0..<5, in: stage.field)
    try stage.press(2, of: stage.field)
    try stage.drop()
    #expect(stage.log.take() == [])
    try stage.select(0..<8, in: stage.view)
    try stage.drag(from: 4, to: 0, of: stage.field)
    try stage.drop()
    #expect(
      stage.log.take() == [
        "items “one two ” at 0 besides 0", "lift true", "begins", "ended cancel false",
      ])
    #expect(stage.field.text == "field")
  }

  @Test func `DD-70 another finger's tap takes what is selected along`() throws {
    let stage = try TextDragStage()
    try stage.select(0..<8, in: stage.view)
    let card = UIView(frame: CGRect(x: 340, y: 40, width: 60, height: 60))
    let source = Source("source", EventLog())
    card.addInteraction(UIDragInteraction(delegate: source))
    stage.view.superview?.addSubview(card)
    try stage.generator.fingerDown(.rightIndex, at: card)
    stage.generator.advance(by: 1)
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 370, y: 200))
    try stage.generator.fingerTap(.leftIndex, at: stage.caret(4, in: stage.view))
    #expect(stage.log.take() == ["items “one two ” at 0 besides 1"])
    #expect(source.session?.items.count == 2)
    try stage.generator.fingerUp(.rightIndex)
  }

  @Test func `DD-71 text is dragged without a word of the program on a pad alone`() throws {
    let stage = try TextDragStage()
    #expect(stage.view.textDragInteraction?.isEnabled == false)
    #expect(stage.view.textDropInteraction?.view === stage.view)
    let size = CGSize(width: 800, height: 1000)
    HostInput.send(.screen(ScreenMetrics(size: size, scale: 2), at: stage.generator.now))
    #expect(UITextView().textDragInteraction?.isEnabled == true)
    #expect(stage.other.becomeFirstResponder())
    stage.other.selectedRange = NSRange(location: 0, length: 10)
    stage.other.layoutIfNeeded()
    try stage.press(4, of: stage.other)
    #expect(stage.log.take() == ["items “first last” at 0 besides 0", "lift true"])
    try stage.drop()
  }

  @Test func `DD-71 an interaction that is taken off stays away`() throws {
    let stage = try TextDragStage()
    try stage.select(0..<8, in: stage.view)
    let drop = try #require(stage.other.textDropInteraction)
    stage.other.removeInteraction(drop)
    try stage.drag(from: 4, to: 0, of: stage.other)
    try stage.drop()
    #expect(stage.other.text == "first last" && stage.other.textDropInteraction === drop)
    #expect(stage.log.take().suffix(2) == ["begins", "ended cancel false"])
    let drag = try #require(stage.view.textDragInteraction)
    stage.view.removeInteraction(drag)
    try stage.press(4, of: stage.view)
    #expect(stage.log.take() == [] && stage.selection == "view 4..<4")
    try stage.drop()
  }

  @Test func `DD-72 the preview shows the lines, or what the delegate says`() throws {
    let stage = try TextDragStage()
    try stage.select(0..<8, in: stage.view)
    let range = try #require(stage.view.selectedTextRange)
    let line = try #require(stage.view.selectionRects(for: range).first?.rect)
    let middle = stage.view.convert(CGPoint(x: line.midX, y: line.midY), to: nil)
    try stage.press(4, of: stage.view)
    let preview = try #require(stage.previews.first)
    #expect(EventLog.text(preview.center) == EventLog.text(middle))
    let height = line.insetBy(dx: 0, dy: -4).height
    #expect(EventLog.text(preview.bounds.height) == EventLog.text(height))
    try stage.drop()
    let unseen = Unseen()
    stage.view.textDragDelegate = unseen
    try stage.press(4, of: stage.view)
    #expect(stage.previews.map(\.isHidden) == [true])
    try stage.drop()
  }
}
