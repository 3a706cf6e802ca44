// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("The test driver: time, isolation, devices", .freshApplication)
struct DriverTimeTests {
  let log = EventLog()

  func probe(_ name: String, _ frame: CGRect) -> ProbeView {
    ProbeView(name, log: log, frame: frame)
  }

  func full() -> ProbeView { probe("full", UIScreen.main.bounds) }

  @Test func `a call inside a handler is carried out after the event`() throws {
    let view = full()
    view.isMultipleTouchEnabled = true
    let generator = try EventGenerator(view: view)
    var isFirst = true
    view.onTouches = { [log] phase, _, _ in
      guard isFirst else { return }
      isFirst = false
      log.record("in")
      try? generator.fingerTap(.leftIndex, at: CGPoint(x: 9, y: 9))
      log.record("out")
    }
    try generator.fingerTap(.rightIndex, at: CGPoint(x: 5, y: 5))
    #expect(
      log.take() == [
        "full began (5, 5)", "in", "out", "full began (9, 9)", "full ended (9, 9)",
        "full ended (5, 5)",
      ])
  }

  @Test func `waiting fires timers in order, each in a turn of its own`() throws {
    let view = full()
    let generator = try EventGenerator(view: view)
    for delay in [0.3, 0.1, 0.2] {
      TimeSource.clock.schedule(after: delay) { [log] in log.record("\(delay) at \(generator.now)")
      }
    }
    try generator.wait(0.25)
    #expect(log.take() == ["0.1 at 0.1", "0.2 at 0.2"])
    try generator.wait(0.25)
    #expect(log.take() == ["0.3 at 0.3"])
    #expect(generator.now == 0.5)
  }

  @Test func `a tap asked for by a timer comes before the next timer`() throws {
    let view = full()
    let generator = try EventGenerator(view: view)
    TimeSource.clock.schedule(after: 0.1) {
      try? generator.fingerTap(at: CGPoint(x: 5, y: 5))
    }
    TimeSource.clock.schedule(after: 0.12) { [log] in log.record("timer") }
    TimeSource.clock.schedule(after: 0.4) { [log] in log.record("late timer") }
    generator.advance(by: 1)
    #expect(log.take() == ["full began (5, 5)", "timer", "full ended (5, 5)", "late timer"])
    #expect(generator.now == 1)
  }

  @Test func `a Foundation timer is waited for too`() throws {
    let generator = try EventGenerator(view: full())
    var isDone = false
    let timer = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
      MainActor.assumeIsolated { isDone = true }
    }
    try generator.waitUntil(isDone, timeout: 1)
    #expect(isDone && !timer.isValid)
  }

  @Test func `a waiter is completed by what it waits for`() throws {
    let generator = try EventGenerator(view: full())
    try generator.waitUntil(
      { waiter in
        TimeSource.clock.schedule(after: 0.5) { try? waiter.complete() }
      }, timeout: 1)
    #expect(generator.now > 0.49 && generator.now < 0.53)
    #expect(throws: HammerError.self) {
      try generator.waitUntil({ _ in }, timeout: 0.05)
    }
    let waiter = EventGenerator.Waiter(timeout: 0.01)
    #expect(throws: HammerError.self) { try waiter.complete() }
    try waiter.start()
    #expect(waiter.state == .completed(timeout: true))
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `a time that cannot be waited for is refused`(interval: Double) throws {
    let generator = try EventGenerator(view: full())
    let before = generator.now
    do {
      try generator.wait(interval)
      Issue.record("It waited.")
    } catch HammerError.invalidInterval(let told) {
      #expect(told.isNaN == interval.isNaN && (told.isNaN || told == interval))
    }
    #expect(generator.now == before)
  }

  @Test func `views are found by identifier and class`() throws {
    let root = full()
    root.addSubview(probe("inner", CGRect(x: 0, y: 0, width: 10, height: 10)))
    let generator = try EventGenerator(view: root)
    #expect(try generator.viewWithIdentifier("inner").frame.width == 10)
    #expect(try generator.viewWithIdentifier("inner", ofType: ProbeView.self).name == "inner")
    #expect(throws: HammerError.self) {
      try generator.viewWithIdentifier("inner", ofType: UIWindow.self)
    }
    TimeSource.clock.schedule(after: 0.5) { [log] in
      root.addSubview(ProbeView("late", log: log))
    }
    #expect(try generator.viewWithIdentifier("late", timeout: 1).superview === root)
  }

  @Test func `cancelled fingers are gone`() throws {
    let view = full()
    let generator = try EventGenerator(view: view)
    try generator.fingerDown(at: CGPoint(x: 5, y: 5))
    try generator.cancelTouches()
    #expect(log.take() == ["full began (5, 5)", "full cancelled (5, 5)"])
    #expect(throws: HammerError.self) { try generator.fingerUp() }
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["full began (5, 5)", "full ended (5, 5)"])
  }

  @Test func `each generator starts with nothing left over`() throws {
    let first = full()
    first.mayBecomeFirstResponder = true
    let earlier = try EventGenerator(view: first)
    try earlier.fingerDown(at: CGPoint(x: 5, y: 5))
    first.becomeFirstResponder()
    _ = log.take()

    let second = probe("second", UIScreen.main.bounds)
    let later = try EventGenerator(view: second)
    #expect(log.take() == ["full cancelled (5, 5)"])
    #expect(!first.isFirstResponder)
    #expect(!earlier.window.isKeyWindow)
    #expect(later.window.isKeyWindow)
    #expect(later.now == earlier.now && later.now == 1)
    try later.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["second began (5, 5)", "second ended (5, 5)"])
    #expect(throws: HammerError.self) { try earlier.fingerUp() }
  }

  @Test func `stylus, pointer, hover and wheel`() throws {
    let view = full()
    var notes: [String] = []
    view.onTouches = { phase, touches, event in
      guard let touch = touches.first, let event else { return }
      switch touch.type {
      case .pencil:
        notes.append(
          "pen \(phase) force \(touch.force) altitude \(touch.altitudeAngle) "
            + "azimuth \(touch.azimuthAngle(in: nil))")
      default:
        notes.append("\(touch.type) \(phase) buttons \(event.buttonMask.rawValue)")
      }
    }
    let generator = try EventGenerator(view: view)
    try generator.stylusDown(at: CGPoint(x: 5, y: 5), azimuth: 0, altitude: 0.5, pressure: 0.25)
    try generator.stylusMove(to: CGPoint(x: 9, y: 5), altitude: 1, pressure: 0.5)
    try generator.stylusUp()
    #expect(throws: HammerError.self) { try generator.stylusUp() }
    #expect(
      notes == [
        "pen began force 0.25 altitude 0.5 azimuth 0.0",
        "pen moved force 0.5 altitude 1.0 azimuth 0.0",
        "pen ended force 0.0 altitude 1.0 azimuth 0.0",
      ])
    notes = []
    try generator.hover(to: CGPoint(x: 20, y: 20))
    try generator.pointerDown(button: .secondary, modifiers: .shift)
    try generator.pointerDown(button: .primary)
    try generator.pointerMove(to: CGPoint(x: 30, y: 20))
    try generator.pointerUp()
    try generator.scrollWheel(by: CGPoint(x: 0, y: 10))
    try generator.hover(to: nil)
    #expect(
      notes == [
        "indirectPointer began buttons 2", "indirectPointer moved buttons 3",
        "indirectPointer moved buttons 3", "indirectPointer ended buttons 0",
      ])
    #expect(
      log.take().suffix(4) == [
        "full began (20, 20)", "full moved (20, 20)", "full moved (30, 20)", "full ended (30, 20)",
      ])
  }

  @Test func `the trace holds what was delivered since the last read`() throws {
    let view = full()
    let generator = try EventGenerator(view: view)
    #expect(generator.trace == [])
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(
      generator.trace == [
        "delivery: touchesBegan 1 → full", "delivery: touchesEnded 1 → full",
      ])
    #expect(generator.trace == [])
    generator.traceTopics = [.hit, .touch]
    try generator.fingerDown(at: CGPoint(x: 5, y: 5))
    #expect(
      generator.trace == [
        "hit: full hit at (5.0, 5.0)", "touch: touch 2 began at (5.0, 5.0) in full, tap 2",
      ])
  }

  @Test func `composition says that it is not there yet`() throws {
    let generator = try EventGenerator(view: full())
    #expect { try generator.compose("a", commit: "b") } throws: { error in
      if case HammerError.textEntryIsNotAvailable = error { true } else { false }
    }
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.makeKeyAndVisible()
    #expect { try generator.compose("a", commit: "b") } throws: { error in
      if case HammerError.windowIsNotKey = error { true } else { false }
    }
  }

  @Test func `locations: offsets, parts of a view, controllers, other windows`() throws {
    let view = probe("red", CGRect(x: 0, y: 0, width: 100, height: 40))
    let generator = try EventGenerator(view: view)
    try generator.fingerTap(at: OffsetLocation(x: -10, y: 5))
    try generator.fingerTap(at: RelativeLocation(x: 0, y: 0.5))
    try generator.fingerTap(at: OffsetLocation(location: view, x: 1))
    #expect(
      log.take().filter { $0.contains("began") } == [
        "red began (40, 25)", "red began (0, 20)", "red began (51, 20)",
      ])
    #expect(throws: HammerError.self) {
      try generator.fingerTap(at: RelativeLocation(x: 1, y: 1))
    }
    let window = UIWindow(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    window.addSubview(probe("small", CGRect(x: 0, y: 0, width: 50, height: 50)))
    let other = try EventGenerator(window: window)
    try other.fingerTap(at: CGPoint(x: 110, y: 120))
    try other.fingerTap()
    #expect(
      log.take().filter { $0.contains("began") } == [
        "small began (10, 20)", "small began (25, 25)",
      ])
  }

  @Test func `the real clock waits`() throws {
    let generator = try EventGenerator(view: full(), clock: .real)
    let before = generator.now
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(generator.now - before >= EventGenerator.fingerLiftDelay)
    #expect(log.take() == ["full began (5, 5)", "full ended (5, 5)"])
  }
}
