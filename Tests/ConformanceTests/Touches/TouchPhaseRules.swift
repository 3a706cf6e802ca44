// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("TE phases and sets", .freshApplication)
final class TouchPhaseRules {
  lazy var bench = TouchBench.ready()
  var log: EventLog { bench.log }
  var generator: EventGenerator { bench.generator }

  /// Notes identifier and phase of all touches of each event, from left to right.
  func noteAll() {
    bench.root.onTouches = { [log] _, _, event in
      let all = (event?.allTouches ?? []).sorted {
        $0.location(in: nil).x < $1.location(in: nil).x
      }
      log.record("all: " + all.map { "\($0.phase)" }.joined(separator: " "))
    }
  }

  @Test func `TE-1 began, moved, ended and cancelled are told, stationary is not`() throws {
    try generator.fingerDown(.rightIndex, at: bench.point(10, 10))
    try generator.fingerDown(.rightMiddle, at: bench.point(20, 10))
    try generator.fingerMove(.rightMiddle, to: bench.point(21, 10))
    try generator.fingerUp(.rightMiddle)
    try generator.cancelTouches()
    #expect(
      log.take() == [
        "root began (10, 10)", "root began (20, 10)", "root moved (21, 10)", "root ended (21, 10)",
        "root cancelled (10, 10)",
      ])
  }

  @Test func `TE-2 one touch object lives from down to up, updated in place`() throws {
    var seen: [ObjectIdentifier] = []
    var kept: UITouch?
    bench.root.onTouches = { _, touches, _ in
      seen += touches.map(ObjectIdentifier.init)
      kept = kept ?? touches.first
    }
    try generator.fingerDown(at: bench.point(10, 10))
    try generator.fingerMove(to: bench.point(20, 10))
    #expect(kept?.location(in: nil) == bench.point(20, 10))
    try generator.fingerUp()
    #expect(seen.count == 3)
    #expect(Set(seen).count == 1)
    #expect(kept?.phase == .ended)
  }

  @Test func `TE-3 all calls of a sequence carry the same event`() throws {
    var events: [UIEvent] = []
    bench.root.onTouches = { _, _, event in events += event.map { [$0] } ?? [] }
    try generator.fingerDown(.rightIndex, at: bench.point(10, 10))
    try generator.fingerDown(.rightMiddle, at: bench.point(20, 10))
    try generator.fingerMove(.rightIndex, to: bench.point(11, 10))
    try generator.fingerUp(.rightIndex)
    try generator.fingerUp(.rightMiddle)
    #expect(events.count == 5)
    #expect(events.allSatisfy { $0 === events[0] })
  }

  @Test func `TE-4 a touch event has the type touches and the subtype none`() throws {
    var kinds: [String] = []
    bench.root.onTouches = { _, _, event in
      if let event { kinds.append("\(event.type) \(event.subtype)") }
    }
    try generator.fingerTap()
    #expect(kinds == ["touches none", "touches none"])
  }

  @Test func `TE-5 two fingers down at once are one call`() throws {
    try generator.fingerDown(at: [bench.point(10, 10), bench.point(20, 20)])
    #expect(log.take() == ["root began (10, 10) (20, 20)"])
  }

  @Test func `TE-6 two fingers down one after the other are two calls`() throws {
    try generator.fingerDown(at: bench.point(10, 10))
    try generator.fingerDown(at: bench.point(20, 20))
    #expect(log.take() == ["root began (10, 10)", "root began (20, 20)"])
  }

  @Test func `TE-7 an event is one call for each view and phase`() throws {
    let left = bench.add("left", 0, 0)
    let right = bench.add("right", 100, 0)
    left.isMultipleTouchEnabled = true
    right.isMultipleTouchEnabled = true
    let places = [(5, 5), (15, 5), (105, 5), (115, 5)].map { bench.point($0.0, $0.1) }
    try generator.fingerDown(at: places)
    #expect(log.take() == ["left began (5, 5) (15, 5)", "right began (5, 5) (15, 5)"])
    try generator.fingerMove(to: places.map { bench.point($0.x, 6) })
    #expect(log.take() == ["left moved (5, 6) (15, 6)", "right moved (5, 6) (15, 6)"])
  }

  @Test func `TE-8 a view is told in the order began, moved, ended, cancelled`() {
    bench.send([
      bench.contact(1, .began, 10, 10), bench.contact(2, .began, 20, 10),
      bench.contact(3, .began, 30, 10),
    ])
    _ = log.take()
    bench.send([
      bench.contact(1, .cancelled, 10, 10), bench.contact(2, .ended, 20, 10),
      bench.contact(3, .moved, 31, 10), bench.contact(4, .began, 40, 10),
    ])
    #expect(
      log.take() == [
        "root began (40, 10)", "root moved (31, 10)", "root ended (20, 10)",
        "root cancelled (10, 10)",
      ])
  }

  @Test func `TE-9 a call holds what changed for the view, allTouches holds everything`() throws {
    noteAll()
    let other = bench.add("other", 100, 100)
    try generator.fingerDown(.rightIndex, at: bench.point(10, 10))
    try generator.fingerDown(.rightMiddle, at: other)
    try generator.fingerMove(.rightIndex, to: bench.point(11, 10))
    #expect(
      log.take() == [
        "root began (10, 10)", "all: began", "other began (25, 25)", "root moved (11, 10)",
        "all: moved stationary",
      ])
  }

  @Test func `TE-10 touches are looked up by view, window and recognizer`() throws {
    let other = bench.add("other", 100, 100)
    let recognizer = ProbeRecognizer()
    other.addGestureRecognizer(recognizer)
    var counts: [String] = []
    let window = generator.window
    let empty = UIWindow(frame: .zero)
    bench.root.onTouches = { [bench] phase, _, event in
      guard phase == .moved, let event else { return }
      func count(_ touches: Set<UITouch>?) -> String { touches.map { "\($0.count)" } ?? "nil" }
      counts = [
        count(event.touches(for: bench.root)), count(event.touches(for: other)),
        count(event.touches(for: recognizer)), count(event.touches(for: window)),
        count(event.touches(for: empty)), count(event.allTouches),
      ]
    }
    try generator.fingerDown(.rightIndex, at: bench.point(10, 10))
    try generator.fingerDown(.rightMiddle, at: other)
    try generator.fingerDown(.rightRing, at: bench.point(10, 200))
    try generator.fingerMove(.rightIndex, to: bench.point(11, 10))
    #expect(counts == ["2", "1", "1", "3", "nil", "3"])
  }

  @Test func `TE-11 a touch that rests while another moves is stationary`() throws {
    noteAll()
    try generator.fingerDown(.rightIndex, at: bench.point(10, 10))
    try generator.fingerDown(.rightMiddle, at: bench.point(20, 10))
    try generator.fingerMove(.rightMiddle, to: bench.point(30, 10))
    #expect(log.take().filter { $0.hasPrefix("all") }.last == "all: stationary moved")
  }

  @Test func `TE-12 TE-13 view and window stay those of the touch-down`() throws {
    let small = bench.add("small", 0, 0)
    var owners: [Bool] = []
    small.onTouches = { [generator] _, touches, _ in
      for touch in touches {
        owners.append(touch.view === small && touch.window === generator.window)
      }
    }
    try generator.fingerDown(at: small)
    try generator.fingerMove(to: bench.point(300, 300))
    try generator.fingerUp()
    #expect(owners == [true, true, true])
    #expect(
      log.take() == ["small began (25, 25)", "small moved (300, 300)", "small ended (300, 300)"])
  }

  @Test func `TE-14 the view of a touch is nil after the view left`() throws {
    let small = bench.add("small", 0, 0)
    var touch: UITouch?
    small.onTouches = { _, touches, _ in touch = touches.first }
    try generator.fingerDown(at: small)
    #expect(touch?.view === small)
    small.removeFromSuperview()
    #expect(touch?.view == nil)
  }

  @Test func `TE-47 a set of touches has no order to rely on, only members`() throws {
    var sets: [Set<UITouch>] = []
    bench.root.onTouches = { _, touches, _ in sets.append(touches) }
    let places = (0..<4).map { bench.point(10 + 20 * CGFloat($0), 10) }
    try generator.fingerDown(at: places)
    try generator.fingerMove(to: places.map { bench.point($0.x, 20) })
    #expect(sets.count == 2 && sets[0] == sets[1] && sets[0].count == 4)
  }
}
