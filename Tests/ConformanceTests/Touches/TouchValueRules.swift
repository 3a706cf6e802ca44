// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TE values of touches and events", .freshApplication)
final class TouchValueRules {
  lazy var bench = TouchBench.ready()
  var log: EventLog { bench.log }
  var generator: EventGenerator { bench.generator }

  /// Collects what `value` says of the only touch of each call.
  func collect<T>(_ value: @escaping @MainActor (UITouch, UIEvent) -> T) -> Collected<T> {
    let collected = Collected<T>()
    bench.root.onTouches = { _, touches, event in
      if let touch = touches.first, let event { collected.values.append(value(touch, event)) }
    }
    return collected
  }

  final class Collected<T> { var values: [T] = [] }

  @Test func `TE-15 location in nil is in window coordinates`() throws {
    let window = UIWindow(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
    let view = ProbeView("in window", log: log, frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    var places: [CGPoint?] = []
    view.onTouches = { _, touches, _ in places.append(touches.first?.location(in: nil)) }
    window.addSubview(view)
    let generator = try EventGenerator(window: window)
    try generator.fingerTap(at: bench.point(70, 80))
    #expect(places == [bench.point(20, 20), bench.point(20, 20)])
    #expect(log.take() == ["in window began (10, 10)", "in window ended (10, 10)"])
  }

  @Test func `TE-16 location converts through transforms, and into other windows`() throws {
    let turned = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.root.addSubview(turned)
    turned.center = bench.point(100, 100)
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    turned.isUserInteractionEnabled = false
    let other = UIWindow(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    let places = collect { touch, _ in [touch.location(in: turned), touch.location(in: other)] }
    try generator.fingerTap(at: bench.point(20, 20))
    #expect(places.values.first == [bench.point(10, 10), bench.point(-10, -20)])
  }

  @Test func `TE-17 the previous location is that of the event before`() throws {
    let places = collect { touch, _ in
      EventLog.text(touch.previousLocation(in: nil)) + EventLog.text(touch.location(in: nil))
    }
    try generator.fingerDown(at: bench.point(1, 1))
    try generator.fingerMove(to: bench.point(2, 2))
    try generator.fingerMove(to: bench.point(4, 4))
    try generator.fingerUp()
    #expect(places.values == ["(1, 1)(1, 1)", "(1, 1)(2, 2)", "(2, 2)(4, 4)", "(4, 4)(4, 4)"])
  }

  @Test func `TE-18 precise locations equal the ordinary ones`() throws {
    let equal = collect { [bench] touch, _ in
      touch.preciseLocation(in: bench.root) == touch.location(in: bench.root)
        && touch.precisePreviousLocation(in: nil) == touch.previousLocation(in: nil)
    }
    try generator.fingerDrag(from: bench.point(1, 1), to: bench.point(9, 9), duration: 0.05)
    #expect(equal.values == [true, true, true, true, true])
  }

  @Test func `TE-19 timestamps are the clock's, a touch's that of its last change`() throws {
    var resting: UITouch?
    let times = collect { touch, event in [touch.timestamp, event.timestamp] }
    generator.advance(by: 1)
    try generator.fingerDown(.rightIndex, at: bench.point(1, 1))
    bench.root.onTouches = { phase, touches, event in
      resting = event?.allTouches?.first { !touches.contains($0) }
      times.values.append([touches.first?.timestamp ?? 0, event?.timestamp ?? 0])
    }
    generator.advance(by: 0.5)
    try generator.fingerDown(.rightMiddle, at: bench.point(9, 9))
    #expect(times.values == [[1, 1], [1.5, 1.5]])
    #expect(resting?.timestamp == 1)
  }

  @Test func `TE-20 TE-22 taps in quick succession are counted, at down and up`() throws {
    let counts = collect { touch, _ in touch.tapCount }
    try generator.fingerTap(at: bench.point(9, 9), numberOfTimes: 3)
    #expect(counts.values == [1, 1, 2, 2, 3, 3])
    #expect(
      log.take()
        == Array(repeating: ["root began (9, 9)", "root ended (9, 9)"], count: 3).flatMap {
          $0
        })
  }

  @Test func `TE-20 a touch that moved too far is no tap`() throws {
    let counts = collect { touch, _ in touch.tapCount }
    try generator.fingerDown(at: bench.point(9, 9))
    try generator.fingerMove(to: bench.point(54, 9))
    try generator.fingerMove(to: bench.point(55, 9))
    try generator.fingerMove(to: bench.point(9, 9))
    try generator.fingerUp()
    try generator.fingerTap(at: bench.point(9, 9))
    #expect(counts.values == [1, 1, 0, 0, 0, 1, 1])
  }

  @Test func `TE-21 taps belong together within 0_35 s and 45 points`() throws {
    let counts = collect { touch, _ in touch.tapCount }
    let here = bench.point(50, 50)
    func began() -> [Int] {
      defer { counts.values = [] }
      return stride(from: 0, to: counts.values.count, by: 2).map { counts.values[$0] }
    }
    try generator.fingerTap(at: here, numberOfTimes: 2, interval: 0.34)
    #expect(began() == [1, 2])
    generator.advance(by: 1)
    try generator.fingerTap(at: here, numberOfTimes: 2, interval: 0.36)
    #expect(began() == [1, 1])
    generator.advance(by: 1)
    try generator.fingerTap(at: here)
    try generator.fingerTap(at: bench.point(95, 50))
    #expect(began() == [1, 2])
    generator.advance(by: 1)
    try generator.fingerTap(at: here)
    try generator.fingerTap(at: bench.point(96, 50))
    #expect(began() == [1, 1])
  }

  @Test func `TE-46 a touch is let go when it is over`() throws {
    weak var touch: UITouch?
    bench.root.onTouches = { _, touches, _ in touch = touches.first }
    try generator.fingerDown(at: bench.point(1, 1))
    #expect(touch != nil)
    try generator.fingerUp()
    #expect(touch == nil)
  }

  @Test func `TE-48 coalesced and predicted touches are objects of their own`() {
    func sample(_ time: Double, _ x: CGFloat) -> ContactSample {
      ContactSample(time: time, location: bench.point(x, 10))
    }
    let detail = ContactDetail(
      coalesced: [sample(0.1, 12), sample(0.2, 14), sample(0.3, 16)],
      predicted: [sample(0.4, 18), sample(0.5, 20)])
    var texts: [String] = []
    bench.root.onTouches = { phase, touches, event in
      guard let touch = touches.first, let event else { return }
      @MainActor func text(_ touches: [UITouch]?) -> String {
        (touches ?? []).map { EventLog.text($0.location(in: nil).x) }.joined(separator: " ")
      }
      let coalesced = event.coalescedTouches(for: touch)
      texts.append("\(phase) coalesced \(text(coalesced))")
      texts.append("predicted \(text(event.predictedTouches(for: touch)))")
      #expect(coalesced?.contains { $0 === touch } == false)
      #expect(coalesced?.last?.timestamp == touch.timestamp)
      #expect(coalesced?.last?.phase == touch.phase)
      #expect(coalesced?.last?.view === touch.view)
      #expect(event.coalescedTouches(for: UITouch()) == nil)
    }
    bench.send([bench.contact(1, .began, 10, 10)])
    bench.send([bench.contact(1, .moved, 16, 10, detail: detail)])
    #expect(
      texts == [
        "began coalesced 10", "predicted ", "moved coalesced 12 14 16", "predicted 18 20",
      ])
  }

  @Test func `TE-49 estimated values are put right by an update, even after the end`() {
    final class Drawing: UIView {
      var notes: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { note("began", touch) }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
      override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        for touch in touches { note("updated", touch) }
      }
      func note(_ what: String, _ touch: UITouch) {
        notes.append(
          "\(what) \(touch.estimationUpdateIndex ?? -1) force \(touch.force) "
            + "estimated \(touch.estimatedProperties.rawValue) "
            + "awaited \(touch.estimatedPropertiesExpectingUpdates.rawValue)")
      }
    }
    let drawing = Drawing(frame: bench.root.bounds)
    bench.root.addSubview(drawing)
    let detail = ContactDetail(estimated: .force, awaited: .force, estimationIndex: 7)
    bench.send([
      Contact(
        id: 1, kind: .pen, phase: .began, location: bench.point(5, 5), force: 0.5, detail: detail)
    ])
    bench.send([bench.contact(1, .ended, 5, 5)])
    HostInput.send(.contactUpdate(ContactUpdate(time: 0, estimationIndex: 7, force: 0.75)))
    HostInput.send(.contactUpdate(ContactUpdate(time: 0, estimationIndex: 7, force: 0.9)))
    #expect(
      drawing.notes == [
        "began 7 force 0.5 estimated 1 awaited 1", "updated 7 force 0.75 estimated 0 awaited 0",
      ])
    #expect(log.take() == [])
  }

  @Test func `TE-50 a finger is direct and without force`() throws {
    let texts = collect { touch, _ in
      "\(touch.type) \(touch.force) \(touch.maximumPossibleForce) \(touch.estimatedProperties.isEmpty)"
    }
    try generator.fingerDown(at: bench.point(1, 1))
    #expect(texts.values == ["direct 0.0 0.0 true"])
    let fresh = UITouch()
    #expect(fresh.type == .direct && fresh.force == 0 && fresh.majorRadius == 0)
  }

  @Test func `TE-54 a frame that changes under a finger is no movement`() throws {
    try generator.fingerDown(at: bench.point(1, 1))
    bench.root.frame.origin.x = 20
    generator.advance(by: 1)
    try generator.fingerUp()
    #expect(log.take() == ["root began (1, 1)", "root ended (-19, 1)"])
  }

  @Test func `TE-56 a touch that begins has window, view, tap count and time set`() throws {
    generator.advance(by: 2)
    let now = generator.now
    let texts = collect { [generator, bench] touch, _ in
      [
        touch.window === generator.window, touch.view === bench.root, touch.tapCount == 1,
        touch.previousLocation(in: nil) == touch.location(in: nil), touch.phase == .began,
        touch.timestamp == now,
      ]
    }
    try generator.fingerDown(at: bench.point(3, 3))
    #expect(texts.values == [[true, true, true, true, true, true]])
  }

  @Test func `TE-58 a hovering pointer enters, moves and leaves, and touches nothing`() throws {
    final class Hovered: UIWindow {
      var notes: [String] = []
      override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        guard event.type == .hover else { return }
        notes += (event.allTouches ?? []).map {
          "\(type(of: self) == Hovered.self ? accessibilityIdentifier ?? "" : "") \($0.phase) "
            + EventLog.text($0.location(in: nil))
        }
      }
    }
    let window = Hovered(frame: UIScreen.main.bounds)
    window.accessibilityIdentifier = "w"
    window.addSubview(bench.root)
    let generator = try EventGenerator(window: window)
    try generator.hover(to: bench.point(1, 1))
    try generator.hover(to: bench.point(2, 2))
    try generator.hover(to: nil)
    #expect(
      window.notes == ["w regionEntered (1, 1)", "w regionMoved (2, 2)", "w regionExited (2, 2)"])
    #expect(log.take() == [])
  }

  @Test func `TE-59 the raw values of event types`() {
    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
  }
}
