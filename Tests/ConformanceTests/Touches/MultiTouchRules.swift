// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TE several touches, and passing them on", .freshApplication)
final class MultiTouchRules {
  lazy var bench = TouchBench.ready(multiTouch: false)
  var log: EventLog { bench.log }
  var generator: EventGenerator { bench.generator }

  @Test func `TE-23 isMultipleTouchEnabled is false by default`() {
    #expect(!UIView().isMultipleTouchEnabled)
  }

  @Test func `TE-24 without it a view gets the first touch only, as long as it is down`() throws {
    try generator.fingerDown(.rightIndex, at: bench.point(10, 10))
    try generator.fingerDown(.rightMiddle, at: bench.point(20, 10))
    try generator.fingerMove(.rightMiddle, to: bench.point(30, 10))
    try generator.fingerUp(.rightIndex)
    try generator.fingerMove(.rightMiddle, to: bench.point(40, 10))
    try generator.fingerDown(.rightRing, at: bench.point(50, 10))
    try generator.fingerUp([.rightMiddle, .rightRing])
    #expect(
      log.take() == [
        "root began (10, 10)", "root ended (10, 10)", "root began (50, 10)", "root ended (50, 10)",
      ])
  }

  @Test func `TE-25 TE-57 of two simultaneous touches it gets the first one`() throws {
    try generator.fingerDown(at: [bench.point(10, 10), bench.point(20, 10)])
    try generator.fingerMove(to: [bench.point(11, 10), bench.point(21, 10)])
    try generator.twoFingerUp()
    #expect(
      log.take() == ["root began (10, 10)", "root moved (11, 10)", "root ended (11, 10)"])
  }

  @Test func `TE-26 recognizers get the touches that the view does not`() throws {
    let recognizer = ProbeRecognizer()
    recognizer.name = "probe"
    recognizer.log = log
    bench.root.addGestureRecognizer(recognizer)
    try generator.fingerDown(.rightIndex, at: bench.point(10, 10))
    try generator.fingerDown(.rightMiddle, at: bench.point(20, 10))
    try generator.fingerMove(to: [bench.point(12, 10), bench.point(22, 10)])
    #expect(
      log.take() == [
        "probe began 1", "root began (10, 10)", "probe began 1", "probe moved 2",
        "root moved (12, 10)",
      ])
  }

  @Test func `TE-27 a second finger on another view is delivered there`() throws {
    let inner = bench.add("inner", 100, 100)
    try generator.fingerDown(.rightIndex, at: bench.point(10, 10))
    try generator.fingerDown(.rightMiddle, at: inner)
    #expect(log.take() == ["root began (10, 10)", "inner began (25, 25)"])
  }

  @Test func `TE-28 while an exclusive view has a touch no other view gets one`() throws {
    let exclusive = bench.add("exclusive", 0, 0)
    let other = bench.add("other", 100, 0)
    #expect(!exclusive.isExclusiveTouch)
    exclusive.isExclusiveTouch = true
    try generator.fingerDown(.rightIndex, at: exclusive)
    try generator.fingerDown(.rightMiddle, at: other)
    try generator.fingerUp(.rightIndex)
    try generator.fingerUp(.rightMiddle)
    #expect(log.take() == ["exclusive began (25, 25)", "exclusive ended (25, 25)"])
    try generator.fingerDown(.rightIndex, at: other)
    try generator.fingerDown(.rightMiddle, at: exclusive)
    try generator.fingerUp(.rightMiddle)
    try generator.fingerUp(.rightIndex)
    #expect(log.take() == ["other began (25, 25)", "other ended (25, 25)"])
  }

  @Test func `TE-29 recognizers do not care about exclusive touches`() throws {
    let exclusive = bench.add("exclusive", 0, 0)
    let other = bench.add("other", 100, 0)
    exclusive.isExclusiveTouch = true
    let recognizer = ProbeRecognizer()
    recognizer.name = "probe"
    recognizer.log = log
    other.addGestureRecognizer(recognizer)
    try generator.fingerDown(.rightIndex, at: exclusive)
    try generator.fingerDown(.rightMiddle, at: other)
    #expect(log.take() == ["exclusive began (25, 25)", "probe began 1"])
  }

  @Test func `TE-30 TE-31 the default passes touches on: same phase, event and touches`() throws {
    var seen: [String: (UIEvent?, Set<UITouch>)] = [:]
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = bench.add("inner", 0, 0, to: plain)
    bench.root.addSubview(plain)
    inner.passesTouchesOn = true
    inner.onTouches = { _, touches, event in seen["inner"] = (event, touches) }
    bench.root.onTouches = { _, touches, event in
      #expect(seen["inner"]?.0 === event)
      #expect(seen["inner"]?.1 == touches)
    }
    try generator.fingerDown(at: inner)
    try generator.fingerMove(to: bench.point(30, 30))
    try generator.fingerUp()
    try generator.fingerDown(at: inner)
    try generator.cancelTouches()
    #expect(
      log.take() == [
        "inner began (25, 25)", "root began (25, 25)", "inner moved (30, 30)",
        "root moved (30, 30)", "inner ended (30, 30)", "root ended (30, 30)",
        "inner began (25, 25)", "root began (25, 25)", "inner cancelled (25, 25)",
        "root cancelled (25, 25)",
      ])
  }

  @Test func `TE-32 every phase is passed on, whoever got the beginning`() throws {
    let inner = bench.add("inner", 0, 0)
    try generator.fingerDown(at: inner)
    inner.passesTouchesOn = true
    try generator.fingerMove(to: bench.point(30, 30))
    #expect(
      log.take() == ["inner began (25, 25)", "inner moved (30, 30)", "root moved (30, 30)"])
  }

  @Test func `TE-33 super passes a touch on through all that do not handle it`() throws {
    let outer = bench.add("outer", 0, 0, 100)
    let plain = UIView(frame: outer.bounds)
    outer.addSubview(plain)
    let inner = bench.add("inner", 0, 0, to: plain)
    inner.passesTouchesOn = true
    outer.passesTouchesOn = true
    try generator.fingerTap(at: inner)
    #expect(
      log.take() == [
        "inner began (25, 25)", "outer began (25, 25)", "root began (25, 25)",
        "inner ended (25, 25)", "outer ended (25, 25)", "root ended (25, 25)",
      ])
  }

  @Test func `TE-34 a view that handles one phase passes the others on`() throws {
    final class OnlyBegan: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let inner = OnlyBegan(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    bench.root.addSubview(inner)
    try generator.fingerTap(at: inner)
    #expect(log.take() == ["root ended (25, 25)"])
  }

  @Test func `TE-35 touches that nobody handles are discarded`() throws {
    let plain = UIView(frame: UIScreen.main.bounds)
    let generator = try EventGenerator(view: plain)
    generator.traceTopics = [.chain]
    try generator.fingerDown(at: CGPoint(x: 5, y: 5))
    #expect(generator.trace.last?.hasPrefix("chain: touchesBegan discarded after") == true)
  }

  @Test func `TE-60 the responder passes on what it does not handle, also by a next of its own`()
    throws
  {
    final class Rerouted: UIView {
      var target: UIResponder?
      override var next: UIResponder? { target }
    }
    let inner = Rerouted(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let elsewhere = ProbeView("elsewhere", log: log)
    bench.root.addSubview(inner)
    inner.target = elsewhere
    try generator.fingerTap(at: inner)
    #expect(log.take() == ["elsewhere began (25, 25)", "elsewhere ended (25, 25)"])
  }
}
