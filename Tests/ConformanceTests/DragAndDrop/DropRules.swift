// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A word that stands for a string, but not for a hyphen.
private struct Loud: _ObjectiveCBridgeable {
  let text: String

  func _bridgeToObjectiveC() -> NSString { NSString(string: text) }
  static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Loud?) {
    result = Loud(text: source.description + "!")
  }
  static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Loud?
  ) -> Bool {
    guard source.description != "-" else { return false }
    result = Loud(text: source.description + "!")
    return true
  }
  static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Loud {
    Loud(text: source?.description ?? "")
  }
}

@MainActor @Suite("DD where it is dropped", .freshApplication)
struct DropRules {
  private let inBox = CGPoint(x: 150, y: 350)

  @Test func `DD-12 DD-13 DD-14 DD-17 DD-18 DD-19 a whole drop`() throws {
    let stage = try DragStage()
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 160, y: 360))
    #expect(
      stage.log.take() == [
        "source: moved", "box: can handle", "box: enter", "box: update at (50, 50)",
        "source: moved", "box: update at (60, 60)",
      ])
    try stage.generator.fingerUp(.rightIndex)
    #expect(
      stage.log.take() == [
        "source: will end, copy", "box: perform", "box: took one", "box: where to",
      ])
    stage.generator.advance(by: 1)
    #expect(
      stage.log.take() == [
        "box: arrived, end", "box: conclude", "source: ended, copy", "box: end",
        "source: transferred",
      ])
    #expect(stage.previews.isEmpty)
  }

  @Test func `DD-13 a drag leaves and comes back`() throws {
    let stage = try DragStage()
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    _ = stage.log.take()
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 10, y: 10))
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    #expect(
      stage.log.take() == [
        "source: moved", "box: exit", "source: moved", "box: can handle", "box: enter",
        "box: update at (50, 50)",
      ])
    stage.taker.operation = .forbidden
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 151, y: 350))
    _ = stage.log.take()
    try stage.generator.fingerUp(.rightIndex)
    stage.generator.advance(by: 1)
    #expect(
      stage.log.take() == [
        "box: exit", "source: will end, cancel", "source: back with one", "source: home, end",
        "source: ended, cancel", "box: end",
      ])
  }

  @Test func `DD-12 the innermost view that the drag matters to is asked alone`() throws {
    let stage = try DragStage()
    let inner = Taker("inner", stage.log)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.addInteraction(UIDropInteraction(delegate: inner))
    stage.box.addSubview(view)
    inner.handles = false
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 110, y: 310))
    #expect(
      stage.log.take() == [
        "source: moved", "inner: can handle", "box: can handle", "box: enter",
        "box: update at (10, 10)",
      ])
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 190, y: 390))
    #expect(stage.log.take() == ["source: moved", "box: update at (90, 90)"])
    inner.handles = true
    inner.operation = .cancel
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 110, y: 310))
    #expect(
      stage.log.take() == [
        "source: moved", "inner: can handle", "box: exit", "inner: enter",
        "inner: update at (10, 10)",
      ])
    try stage.generator.fingerUp(.rightIndex)
    stage.generator.advance(by: 1)
    #expect(stage.log.take().suffix(3) == ["source: ended, cancel", "box: end", "inner: end"])
  }

  @Test func `DD-14 a move needs a giver who agrees`() throws {
    let stage = try DragStage()
    stage.taker.operation = .move
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.log.take().contains("source: will end, move"))
    stage.generator.advance(by: 1)
    stage.source.allowsMove = false
    try stage.begin()
    #expect(stage.source.session?.allowsMoveOperation == false)
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.log.take().contains("source: will end, cancel"))
  }

  @Test func `DD-15 a preview makes room for an exact place`() throws {
    let stage = try DragStage()
    stage.taker.isPrecise = true
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    #expect(stage.previews.map(\.center) == [CGPoint(x: 150, y: 310)])
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 150, y: 250))
    #expect(stage.previews.map(\.center) == [CGPoint(x: 150, y: 250)])
    try stage.generator.fingerUp(.rightIndex)
  }

  @Test func `DD-16 an interaction that is taken off takes nothing`() throws {
    let stage = try DragStage()
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    _ = stage.log.take()
    stage.box.removeInteraction(stage.drop)
    #expect(stage.log.take() == ["box: exit"])
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 151, y: 350))
    #expect(stage.log.take() == ["source: moved"])
    stage.box.addInteraction(stage.drop)
    try stage.generator.fingerMove(.rightIndex, to: CGPoint(x: 152, y: 350))
    #expect(
      stage.log.take() == [
        "source: moved", "box: can handle", "box: enter", "box: update at (52, 50)",
      ])
    try stage.generator.fingerUp(.rightIndex)
  }

  @Test func `DD-18 a drop goes where the taker says`() throws {
    let stage = try DragStage()
    let page = stage.page
    stage.taker.target = {
      $0.retargetedPreview(
        with: UIDragPreviewTarget(
          container: page, center: CGPoint(x: 30, y: 40),
          transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
    }
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    try stage.generator.fingerUp(.rightIndex)
    let preview = try #require(stage.previews.first)
    #expect(preview.center == CGPoint(x: 30, y: 40))
    #expect(preview.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  @Test func `DD-3 DD-19 the session says what it brings and loads it`() throws {
    let stage = try DragStage()
    stage.source.items = ["one", "two"]
    let log = stage.log
    stage.taker.perform = { session in
      #expect(session.items.count == 2 && session.localDragSession != nil)
      #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
      #expect(!session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))
      #expect(session.canLoadObjects(ofClass: NSString.self))
      #expect(!session.canLoadObjects(ofClass: UIColor.self))
      #expect(!session.isRestrictedToDraggingApplication)
      let kind: any NSItemProviderReading.Type = NSString.self
      session.loadObjects(ofClass: kind) { objects in
        log.record("objects \(objects.map { "\($0)" })")
      }
      session.loadObjects(ofClass: UIColor.self) { (colors: [UIColor]) in
        log.record("colors \(colors.count)")
      }
      #expect(session.progress.totalUnitCount == 2 && session.progress.isFinished)
    }
    try stage.begin()
    stage.source.session?.localContext = "context"
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    _ = log.take()
    try stage.generator.fingerUp(.rightIndex)
    #expect(
      log.take() == [
        "source: will end, copy", "box: perform", "objects [\"one\", \"two\"]", "colors 0",
        "box: where to", "box: where to",
      ])
    #expect(stage.source.session?.localContext as? String == "context")
    stage.generator.advance(by: 1)
    #expect(log.take().last == "source: transferred")
    #expect(stage.source.session == nil)
  }

  @Test func `DD-109 the session loads values that stand for objects`() throws {
    let stage = try DragStage()
    stage.source.items = ["one", "-", "two"]
    let log = stage.log
    stage.taker.perform = { session in
      log.record("can \(session.canLoadObjects(ofClass: Loud.self))")
      session.loadObjects(ofClass: Loud.self) { (words: [Loud]) in
        log.record("loud \(words.map(\.text))")
      }
    }
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    _ = log.take()
    try stage.generator.fingerUp(.rightIndex)
    let lines = log.take()
    #expect(lines.contains("can true") && lines.contains("loud [\"one!\", \"two!\"]"))
  }

  @Test func `DD-13 one drag at a time is over a view, unless it takes several`() throws {
    let stage = try DragStage()
    let other = UIView(frame: CGRect(x: 300, y: 100, width: 50, height: 50))
    let second = Source("second", stage.log)
    let interaction = UIDragInteraction(delegate: second)
    other.addInteraction(interaction)
    stage.page.addSubview(other)
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    try stage.generator.fingerDown(.leftIndex, at: other)
    stage.generator.advance(by: 1)
    try stage.generator.fingerMove(.leftIndex, to: CGPoint(x: 300, y: 200))
    _ = stage.log.take()
    try stage.generator.fingerMove(.leftIndex, to: CGPoint(x: 120, y: 350))
    #expect(stage.log.take() == ["second: moved"])
    stage.drop.allowsSimultaneousDropSessions = true
    try stage.generator.fingerMove(.leftIndex, to: CGPoint(x: 300, y: 200))
    try stage.generator.fingerMove(.leftIndex, to: CGPoint(x: 120, y: 350))
    #expect(
      stage.log.take() == [
        "second: moved", "second: moved", "box: can handle", "box: enter",
        "box: update at (20, 50)",
      ])
    try stage.generator.fingerUp([.leftIndex, .rightIndex])
  }

  @Test func `DD-22 a view that says what can be pasted takes drops`() throws {
    final class Paper: UIView {
      var pasted: [NSItemProvider] = []
      override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders }
    }
    let stage = try DragStage()
    let paper = Paper(frame: CGRect(x: 250, y: 300, width: 100, height: 100))
    stage.page.addSubview(paper)
    let there = CGPoint(x: 300, y: 350)
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: there)
    try stage.generator.fingerUp(.rightIndex)
    stage.generator.advance(by: 1)
    #expect(paper.pasted.isEmpty)
    paper.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: there)
    try stage.generator.fingerUp(.rightIndex)
    stage.generator.advance(by: 1)
    #expect(paper.pasted.count == 1)
    #expect(
      stage.log.take() == [
        "source: moved", "source: will end, copy", "source: ended, copy", "source: transferred",
      ])
    paper.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: there)
    try stage.generator.fingerUp(.rightIndex)
    #expect(stage.log.take().contains("source: will end, cancel") && paper.pasted.count == 1)
  }

  @Test func `DD-20 touches that are taken away cancel the drag`() throws {
    let stage = try DragStage()
    try stage.begin()
    try stage.generator.fingerMove(.rightIndex, to: inBox)
    _ = stage.log.take()
    try stage.generator.cancelTouches()
    stage.generator.advance(by: 1)
    #expect(
      stage.log.take() == [
        "box: exit", "source: will end, cancel", "source: back with one", "source: home, end",
        "source: ended, cancel", "box: end",
      ])
  }

  @Test func `DD-30 the driver drags and drops`() throws {
    let stage = try DragStage()
    try stage.generator.fingerDragAndDrop(from: stage.card, to: stage.box)
    let lines = stage.log.take()
    #expect(lines.contains("box: took one") && lines.last == "source: transferred")
  }
}
