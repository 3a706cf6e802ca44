// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DD what is dragged", .freshApplication)
struct DragRules {
  private func frames(_ stage: DragStage) -> [CGPoint] { stage.previews.map(\.center) }

  @Test func `DD-1 DD-4 DD-5 a finger that rests lifts what the delegate gives`() throws {
    let stage = try DragStage()
    try stage.generator.fingerDown(.rightIndex, at: CGPoint(x: 110, y: 120))
    stage.generator.advance(by: 0.4)
    #expect(stage.log.take() == ["card began (10, 20)"] && stage.previews.isEmpty)
    stage.generator.advance(by: 0.15)
    #expect(
      stage.log.take() == [
        "source: items at (10, 20)", "card cancelled (10, 20)", "source: preview of one",
        "source: lift", "source: beside the lift",
      ])
    #expect(frames(stage) == [stage.card.center])
    stage.generator.advance(by: 0.3)
    #expect(stage.log.take() == ["source: lifted, end"])
    #expect(stage.previews[0].transform == CGAffineTransform(scaleX: 1.05, y: 1.05))
    try stage.generator.fingerUp(.rightIndex)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == [] && stage.previews.isEmpty)
  }

  @Test func `DD-1 DD-2 nothing is lifted without items or when it is off`() throws {
    let stage = try DragStage()
    stage.source.items = []
    try stage.generator.fingerLongPress(at: stage.card, duration: 1)
    #expect(
      stage.log.take() == [
        "card began (40, 30)", "source: items at (40, 30)", "card ended (40, 30)",
      ])
    #expect(UIDragInteraction.isEnabledByDefault && stage.drag.isEnabled)
    stage.source.items = ["one"]
    stage.drag.isEnabled = false
    try stage.generator.fingerLongPress(at: stage.card, duration: 1)
    #expect(stage.log.take() == ["card began (40, 30)", "card ended (40, 30)"])
    stage.drag.isEnabled = true
    stage.card.removeInteraction(stage.drag)
    #expect(stage.drag.view == nil)
    try stage.generator.fingerLongPress(at: stage.card, duration: 1)
    #expect(stage.log.take() == ["card began (40, 30)", "card ended (40, 30)"])
  }

  @Test func `DD-2 a drag ends when its interaction is switched off`() throws {
    let stage = try DragStage()
    try stage.begin()
    stage.drag.isEnabled = false
    #expect(stage.log.take() == ["source: will end, cancel", "source: back with one"])
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["source: home, end", "source: ended, cancel"])
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.log.take() == [] && stage.previews.isEmpty)
  }

  @Test func `DD-6 what is lifted and not moved is put down`() throws {
    let stage = try DragStage()
    try stage.generator.fingerDown(.rightIndex, at: CGPoint(x: 140, y: 130))
    stage.generator.advance(by: 0.6)
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 144, y: 136))
    _ = stage.log.take()
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.previews.count == 1)
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["source: lifted, start"])
    #expect(stage.previews.isEmpty)
  }

  @Test func `DD-7 DD-8 DD-20 DD-21 a drag that leads nowhere goes back`() throws {
    let stage = try DragStage()
    try stage.lift()
    _ = stage.log.take()
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 150, y: 130))
    #expect(stage.log.take() == [])
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 160, y: 130))
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 160, y: 200))
    #expect(stage.log.take() == ["source: begins", "source: moved", "source: moved"])
    #expect(frames(stage) == [CGPoint(x: 160, y: 200)])
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.log.take() == ["source: will end, cancel", "source: back with one"])
    stage.generator.advance(by: 1)
    #expect(stage.log.take() == ["source: home, end", "source: ended, cancel"])
    #expect(stage.previews.isEmpty)
  }

  @Test func `DD-21 where an item goes back to is the delegate's word`() throws {
    let stage = try DragStage()
    try stage.begin()
    let box = stage.box
    stage.source.cancelling = {
      $0.retargetedPreview(
        with: UIDragPreviewTarget(container: box, center: CGPoint(x: 10, y: 20)))
    }
    try stage.generator.fingerUp(.rightIndex)
    #expect(frames(stage) == [CGPoint(x: 110, y: 320)])
    stage.generator.advance(by: 1)
    try stage.begin()
    stage.source.cancelling = { _ in nil }
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.previews[0].alpha == 0)
  }

  @Test func `DD-9 previews follow the finger above all windows`() throws {
    let stage = try DragStage(CGSize(width: 300, height: 480))
    try stage.begin()
    let front = try #require(stage.front)
    let level = stage.page.window?.windowLevel.rawValue ?? 0
    #expect(front.windowLevel.rawValue > level && !front.isKeyWindow)
    #expect(front.hitTest(CGPoint(x: 160, y: 200), with: nil) == nil)
    #expect(stage.previews[0].transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    try stage.generator.fingerUp(.rightIndex)
    stage.generator.advance(by: 1)
    stage.source.isWholeSize = true
    try stage.begin()
    #expect(stage.previews[0].transform == .identity)
    try stage.generator.fingerUp(.rightIndex)
  }

  @Test func `DD-9 an item may be shown otherwise during the drag`() throws {
    let stage = try DragStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    stage.source.onBegin = { session in
      session.items[0].previewProvider = { UIDragPreview(view: label) }
    }
    try stage.begin()
    #expect(stage.previews[0].bounds.size == CGSize(width: 50, height: 20))
    stage.source.session?.items[0].previewProvider = { nil }
    #expect(stage.previews[0].isHidden)
    stage.source.session?.items[0].previewProvider = {
      let parameters = UIDragPreviewParameters()
      parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 5, width: 30, height: 10))
      return UIDragPreview(view: label, parameters: parameters)
    }
    #expect(!stage.previews[0].isHidden)
    #expect(stage.previews[0].bounds.size == CGSize(width: 30, height: 10))
    try stage.generator.fingerUp(.rightIndex)
  }

  @Test func `DD-10 recognizers arbitrate with the lift as with any long press`() throws {
    let stage = try DragStage()
    let log = stage.log
    let pan = UIPanGestureRecognizer(target: stage, action: Selector("pan", DragStage.pan))
    stage.page.addGestureRecognizer(pan)
    try stage.generator.fingerDrag(
      .rightIndex, from: stage.card, to: CGPoint(x: 140, y: 160), duration: 0.05)
    #expect(log.take().contains("pan") && stage.previews.isEmpty)
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 140, y: 260))
    #expect(log.take() == ["source: moved"])
    try stage.generator.fingerUp(.rightIndex)
    stage.generator.advance(by: 1)
    stage.drag.allowsSimultaneousRecognitionDuringLift = true
    try stage.lift()
    _ = log.take()
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 140, y: 141))
    #expect(log.take().contains("source: begins"))
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 140, y: 181))
    #expect(log.take() == ["source: moved"])
    try stage.generator.fingerUp(.rightIndex)
  }

  @Test func `DD-11 a tap on what can be dragged adds to the drag`() throws {
    let stage = try DragStage()
    let other = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 50))
    let second = Source("second", stage.log)
    second.added = ["two", "three"]
    let added = UIDragInteraction(delegate: second)
    other.addInteraction(added)
    stage.page.addSubview(other)
    try stage.generator.fingerTap(.leftIndex, at: other)
    #expect(stage.log.take() == [])
    try stage.begin()
    try stage.generator.fingerTap(.leftIndex, at: other)
    #expect(
      stage.log.take() == [
        "second: adds at (25, 25)", "source: gets two three of another",
        "second: preview of two", "second: preview of three",
      ])
    let texts = stage.source.session?.items.compactMap { $0.localObject as? String }
    #expect(texts == ["one", "two", "three"])
    #expect(
      frames(stage) == [
        CGPoint(x: 160, y: 200), CGPoint(x: 165, y: 205), CGPoint(x: 170, y: 210),
      ])
    second.chooses = { _ in nil }
    try stage.generator.fingerTap(.leftIndex, at: other)
    stage.source.added = []
    try stage.generator.fingerTap(.leftIndex, at: stage.card)
    #expect(
      stage.log.take() == [
        "card began (40, 30)", "source: adds at (40, 30)", "card ended (40, 30)",
      ])
    try stage.generator.fingerUp(.rightIndex)
    #expect(
      stage.log.take() == [
        "source: will end, cancel", "source: back with one", "second: back with two",
        "second: back with three",
      ])
  }

  @Test func `DD-10 a context menu goes when the drag begins`() throws {
    final class Menus: NSObject, UIContextMenuInteractionDelegate {
      let log: EventLog
      init(_ log: EventLog) { self.log = log }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "A") { _ in }])
        })
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.record("menu") }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.record("no menu") }
    }
    let stage = try DragStage()
    let menus = Menus(stage.log)
    stage.card.addInteraction(UIContextMenuInteraction(delegate: menus))
    try stage.lift()
    let lines = stage.log.take()
    #expect(lines.contains("menu") && lines.contains("source: lifted, end"))
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 160, y: 200))
    #expect(stage.log.take() == ["no menu", "source: begins", "source: moved"])
    try stage.generator.fingerUp(.rightIndex)
    stage.generator.advance(by: 1)
    #expect(
      stage.log.take() == [
        "source: will end, cancel", "source: back with one", "source: home, end",
        "source: ended, cancel",
      ])
  }
}
