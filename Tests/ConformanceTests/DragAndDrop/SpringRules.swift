// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("DD views on which a drag rests", .freshApplication)
struct SpringRules {
  @Test func `DD-60 a view is activated by a drag that rests on it`() throws {
    let stage = try SpringStage()
    #expect(try stage.move(stage.inPad) == ["asked at (50, 50)", "possible"])
    #expect(stage.rest(0.5) == [])
    #expect(stage.rest(0.2) == ["asked at (50, 50)", "activating"])
    #expect(stage.rest(0.4) == ["asked at (50, 50)", "activated", "activated at (300, 350)"])
    #expect(try stage.move(CGPoint(x: 310, y: 350)) == ["asked at (60, 50)"])
    #expect(stage.rest(2) == [])
    #expect(try stage.move(stage.outside) == ["inactive", "finished"])
    #expect(stage.rest(2) == [])
    #expect(try stage.move(stage.inPad) == ["asked at (50, 50)", "possible"])
  }

  @Test func `DD-60 a drag that leaves before or is dropped activates nothing`() throws {
    let stage = try SpringStage()
    _ = try stage.move(stage.inPad)
    _ = stage.rest(0.7)
    #expect(try stage.move(stage.outside) == ["inactive", "finished"])
    #expect(stage.rest(2) == [])
    _ = try stage.move(stage.inPad)
    try stage.drags.generator.fingerUp(.rightIndex)
    #expect(
      stage.rest(1) == [
        "inactive", "finished", "source: will end, cancel", "source: back with one",
        "source: home, end", "source: ended, cancel",
      ])
  }

  @Test func `DD-60 an interaction that is taken off its view is not activated`() throws {
    let stage = try SpringStage()
    _ = try stage.move(stage.inPad)
    stage.pad.removeInteraction(stage.interaction)
    #expect(stage.rest(2) == ["inactive", "finished"])
    #expect(stage.interaction.view == nil)
    #expect(try stage.move(CGPoint(x: 310, y: 350)) == [])
  }

  @Test func `DD-60 the innermost view counts, and one that moved away does not`() throws {
    let stage = try SpringStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    stage.pad.addSubview(inner)
    let log = stage.log
    inner.addInteraction(UISpringLoadedInteraction { _, _ in log.record("inner activated") })
    #expect(try stage.move(CGPoint(x: 260, y: 350)) == [])
    #expect(stage.rest(1.1) == ["inner activated"])
    #expect(try stage.move(stage.inPad) == ["asked at (50, 50)", "possible"])
    stage.pad.frame.origin.y = 600
    #expect(stage.rest(2) == ["inactive", "finished"])
  }

  @Test func `DD-61 the behaviour decides whether it begins and goes on`() throws {
    let stage = try SpringStage()
    stage.watch.allows = false
    #expect(try stage.move(stage.inPad) == ["asked at (50, 50)"])
    #expect(stage.rest(2) == [])
    stage.watch.allows = true
    #expect(try stage.move(CGPoint(x: 310, y: 350)) == ["asked at (60, 50)", "possible"])
    stage.watch.allows = false
    #expect(stage.rest(2) == ["asked at (60, 50)", "inactive"])
    #expect(try stage.move(stage.outside) == ["finished"])
    #expect(stage.interaction.interactionBehavior === stage.watch)
    #expect(stage.interaction.interactionEffect === stage.watch)
  }

  @Test func `DD-61 another target begins anew`() throws {
    let stage = try SpringStage()
    let pad = stage.pad
    stage.watch.aim = { $0.targetItem = $0.location(in: pad).x < 50 ? "left" : "right" }
    #expect(try stage.move(CGPoint(x: 270, y: 350)) == ["asked at (20, 50)", "possible left"])
    _ = stage.rest(0.5)
    #expect(try stage.move(CGPoint(x: 280, y: 350)) == ["asked at (30, 50)"])
    #expect(stage.rest(0.2) == ["asked at (30, 50)", "activating left"])
    #expect(
      try stage.move(CGPoint(x: 330, y: 350)) == [
        "asked at (80, 50)", "inactive left", "possible right",
      ])
    #expect(
      stage.rest(1.1) == [
        "asked at (80, 50)", "activating right", "asked at (80, 50)", "activated right",
        "activated at (330, 350)",
      ])
  }

  @Test func `DD-61 a view is the target where no item is named`() throws {
    let stage = try SpringStage()
    let (pad, log) = (stage.pad, stage.log)
    let (left, right) = (UIView(), UIView())
    stage.watch.aim = { context in
      if context.targetView === pad { log.record("the pad at first") }
      context.targetView = context.location(in: pad).x < 50 ? left : right
    }
    #expect(
      try stage.move(CGPoint(x: 270, y: 350)) == [
        "asked at (20, 50)", "the pad at first", "possible",
      ])
    #expect(try stage.move(CGPoint(x: 280, y: 350)) == ["asked at (30, 50)"])
    #expect(
      try stage.move(CGPoint(x: 330, y: 350)) == ["asked at (80, 50)", "inactive", "possible"])
  }

  @Test func `DD-62 a view blinks before it is activated`() throws {
    let stage = try SpringStage()
    let plain = UIView(frame: CGRect(x: 250, y: 450, width: 100, height: 100))
    stage.drags.page.addSubview(plain)
    let log = stage.log
    plain.addInteraction(UISpringLoadedInteraction { _, _ in log.record("activated") })
    var shown: Float { ((plain.layer.presentation()?.opacity ?? -1) * 100).rounded() }
    _ = try stage.move(CGPoint(x: 300, y: 500))
    _ = stage.rest(0.5)
    #expect(shown == 100)
    _ = stage.rest(0.2)
    #expect(shown == 30)
    #expect(try stage.move(stage.outside) == [] && shown == 100)
    _ = try stage.move(CGPoint(x: 300, y: 500))
    #expect(stage.rest(1.1) == ["activated"] && shown == 100)
    #expect(plain.alpha == 1)
  }
}
