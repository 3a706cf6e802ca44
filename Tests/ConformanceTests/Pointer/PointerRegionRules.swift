// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("PN regions under a pointer", .freshApplication)
struct PointerRegionRules {
  @Test func `PN-1 PN-2 PN-4 a pointer over a view asks and tells the delegate`() throws {
    let stage = try PointerStage()
    var held: [UIKeyModifierFlags] = []
    stage.log.region = { request, standard in
      held.append(request.modifiers)
      #expect(standard.rect == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(standard.identifier == nil && standard.latchingAxes == [])
      return standard
    }
    try stage.hover(20, 20)
    #expect(stage.log.take() == [])
    try stage.hover(110, 120, .shift)
    #expect(stage.log.take() == ["region at 10 20", "style", "enter"])
    #expect(held == [.shift])
    try stage.hover(150, 150)
    #expect(stage.log.take() == ["region at 50 50"])
    try stage.hover(250, 150)
    #expect(stage.log.take() == ["exit"])
    try stage.hover(150, 150)
    try stage.generator.hover(to: nil)
    #expect(stage.log.take() == ["region at 50 50", "style", "enter", "exit"])
  }

  @Test func `PN-1 hover recognizers are told first, and a pen counts as a pointer`() throws {
    let stage = try PointerStage()
    let hover = UIHoverGestureRecognizer()
    let target = HoverTarget { stage.log.write("hover \(hover.state)") }
    hover.addTarget(target, action: Selector("tell", HoverTarget.tell))
    stage.pad.addGestureRecognizer(hover)
    try stage.hover(150, 150)
    #expect(stage.log.take().first?.hasPrefix("hover") == true)
    try stage.generator.hover(to: nil)
    _ = stage.log.take()
    HostInput.send(
      .hover(
        HoverSample(
          time: 10, phase: .entered, location: CGPoint(x: 150, y: 150), kind: .pen)))
    #expect(stage.log.take().suffix(3) == ["region at 50 50", "style", "enter"])
  }

  @Test func `PN-2 the innermost interaction with a region wins`() throws {
    let stage = try PointerStage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    let log = PointerLog()
    log.name = "inner "
    let interaction = UIPointerInteraction(delegate: log)
    inner.addInteraction(interaction)
    stage.pad.addSubview(inner)
    try stage.hover(110, 110)
    #expect(log.take() == ["inner region at 10 10", "inner style", "inner enter"])
    #expect(stage.log.take() == [])
    try stage.hover(170, 110)
    #expect(log.take() == ["inner exit"])
    #expect(stage.log.take() == ["region at 70 10", "style", "enter"])
    log.region = { _, _ in nil }
    try stage.hover(120, 110)
    #expect(log.take() == ["inner region at 20 10"])
    #expect(stage.log.take() == ["region at 20 10"])
    // Of several on one view, the one that was added last.
    let last = PointerLog()
    let added = UIPointerInteraction(delegate: last)
    inner.addInteraction(added)
    try stage.hover(121, 110)
    #expect(last.take() == ["region at 21 10", "style", "enter"])
    #expect(log.take() == [] && stage.log.take() == ["exit"])
  }

  @Test func `PN-3 another region leaves the one before, the same asks nothing more`() throws {
    let stage = try PointerStage()
    stage.log.region = { request, _ in
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 100),
        identifier: isLeft ? "left" : "right")
    }
    try stage.hover(110, 110)
    try stage.hover(120, 110)
    try stage.hover(180, 110)
    #expect(
      stage.log.take() == [
        "region at 10 10", "style", "enter left", "region at 20 10", "region at 80 10",
        "exit left", "style", "enter right",
      ])
    let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: 5)
    region.latchingAxes = .vertical
    let copy = region.copy() as? UIPointerRegion
    #expect(copy?.rect == region.rect && copy?.identifier == AnyHashable(5))
    #expect(copy?.latchingAxes == .vertical)
  }

  @Test func `PN-3 the default region stays the same while its view changes`() throws {
    let stage = try PointerStage()
    try stage.hover(110, 110)
    _ = stage.log.take()
    stage.pad.bounds.origin.y = 30
    try stage.hover(111, 110)
    #expect(stage.log.take().allSatisfy { $0.hasPrefix("region") })
  }

  @Test func `PN-5 without a delegate the effect is automatic, nil is the system's pointer`() throws
  {
    let stage = try PointerStage()
    let other = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 60))
    other.addInteraction(UIPointerInteraction(delegate: nil))
    stage.page.addSubview(other)
    try stage.hover(120, 320)
    #expect(stage.generator.pointer == .hand)
    stage.log.style = { _ in nil }
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .arrow)
    stage.log.style = { _ in .hidden() }
    try stage.hover(20, 20)
    try stage.hover(150, 150)
    #expect(stage.generator.pointer == .hidden)
    try stage.hover(20, 20)
    #expect(stage.generator.pointer == .arrow)
  }

  @Test func `PN-6 animations happen beside the pointer, completions after`() throws {
    let stage = try PointerStage()
    stage.log.enters = { animator in
      animator.addAnimations { stage.pad.alpha = 0.5 }
      animator.addCompletion { stage.log.write("entered \($0)") }
    }
    stage.log.exits = { animator in
      animator.addCompletion { stage.log.write("left \($0)") }
    }
    try stage.hover(150, 150)
    #expect(stage.log.take() == ["region at 50 50", "style", "enter"])
    #expect(stage.pad.alpha == 0.5 && stage.pad.layer.presentation()?.opacity == 1)
    stage.generator.advance(by: 0.1)
    #expect(stage.log.take() == [])
    let half = stage.pad.layer.presentation()?.opacity ?? 0
    #expect(half > 0.5 && half < 1)
    stage.generator.advance(by: 0.15)
    #expect(stage.log.take() == ["entered true"])
    try stage.hover(20, 20)
    stage.generator.advance(by: 0.25)
    #expect(stage.log.take() == ["exit", "left true"])
  }

  @Test func `PN-7 invalidate asks again, in the same region for the style alone`() throws {
    let stage = try PointerStage()
    try stage.hover(150, 150)
    _ = stage.log.take()
    stage.log.style = { _ in .hidden() }
    stage.interaction.invalidate()
    stage.interaction.invalidate()
    #expect(stage.log.take() == [])
    stage.generator.advance(by: 0.01)
    #expect(stage.log.take() == ["region at 50 50", "style"])
    #expect(stage.generator.pointer == .hidden)
    stage.log.region = { _, _ in nil }
    stage.interaction.invalidate()
    stage.generator.advance(by: 0.01)
    #expect(stage.log.take() == ["region at 50 50", "exit"])
    #expect(stage.generator.pointer == .arrow)
    try stage.generator.hover(to: nil)
    stage.interaction.invalidate()
    stage.generator.advance(by: 0.01)
    #expect(stage.log.take() == [])
  }

  @Test func `PN-8 an interaction that goes leaves its region at once`() throws {
    let stage = try PointerStage()
    try stage.hover(150, 150)
    _ = stage.log.take()
    stage.interaction.isEnabled = false
    #expect(stage.log.take() == ["exit"])
    stage.interaction.isEnabled = true
    stage.generator.advance(by: 0.01)
    #expect(stage.log.take() == ["region at 50 50", "style", "enter"])
    stage.pad.removeInteraction(stage.interaction)
    #expect(stage.log.take() == ["exit"] && stage.interaction.view == nil)
    stage.pad.addInteraction(stage.interaction)
    stage.generator.advance(by: 0.01)
    #expect(stage.log.take() == ["region at 50 50", "style", "enter"])
    stage.pad.removeFromSuperview()
    #expect(stage.log.take() == ["exit"])
    stage.generator.advance(by: 0.01)
    #expect(stage.log.take() == [])
  }

  @Test(arguments: ["region", "style", "enter", "exit"])
  func `PN-8 PN-9 an interaction may go in any call of its delegate`(_ call: String) throws {
    let stage = try PointerStage()
    func go(_ name: String) {
      if name == call { stage.pad.removeInteraction(stage.interaction) }
    }
    stage.log.region = { _, standard in
      go("region")
      return standard
    }
    stage.log.style = { _ in
      go("style")
      return .hidden()
    }
    stage.log.enters = { _ in go("enter") }
    stage.log.exits = { _ in go("exit") }
    try stage.hover(150, 150)
    try stage.hover(20, 20)
    let expected: [String: [String]] = [
      "region": ["region at 50 50"], "style": ["region at 50 50", "style", "exit"],
      "enter": ["region at 50 50", "style", "enter", "exit"],
      "exit": ["region at 50 50", "style", "enter", "exit"],
    ]
    #expect(stage.log.take() == expected[call])
    #expect(stage.generator.pointer == .arrow)
  }

  @Test func `PN-9 a view may go while it is asked`() throws {
    let stage = try PointerStage()
    stage.log.style = { _ in
      stage.pad.removeFromSuperview()
      return UIPointerStyle(effect: .lift(UITargetedPreview(view: stage.pad)))
    }
    try stage.hover(150, 150)
    #expect(stage.log.take() == ["region at 50 50", "style", "exit"])
    #expect(stage.generator.pointer == .arrow && stage.plates.isEmpty)
  }
}

@MainActor
private final class HoverTarget: NSObject {
  private let body: @MainActor () -> Void
  init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  func tell() { body() }
}
