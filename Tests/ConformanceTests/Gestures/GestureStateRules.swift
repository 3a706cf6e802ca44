// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKit.UIGestureRecognizerSubclass
import UIKitTesting

@MainActor @Suite("GR the state machine", .freshApplication)
struct GestureStateRules {
  typealias State = UIGestureRecognizer.State

  @Test func `GR-1 states have Apple's raw values, and recognized is ended`() {
    let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(State.recognized == .ended)
  }

  @Test func `GR-2 every recognizer starts possible`() {
    let kinds = [
      UIGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      UISwipeGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
    ]
    #expect(kinds.allSatisfy { $0.state == .possible })
  }

  @Test func `GR-3 a discrete recognizer goes from possible to ended or failed`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["view began", "view cancelled", "tap ended"])
    stage.down(0, 10, 10)
    stage.move(0, 100, 10)
    stage.up(0, 100, 10)
    #expect(stage.takeLog() == ["view began", "view moved", "view ended"])
    #expect(tap.state == .possible)
  }

  @Test func `GR-4 a continuous recognizer begins, changes and ends or is cancelled`() {
    let stage = GestureStage()
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 30, y: 0), steps: 2)
    stage.up(0, 40, 10)
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 30, y: 0), steps: 1)
    stage.cancel(0, 40, 10)
    #expect(
      stage.takeLog() == [
        "view began", "view cancelled", "pan began", "pan changed", "pan ended",
        "view began", "view cancelled", "pan began", "pan cancelled",
      ])
  }

  @Test func `GR-5 a recognizer may go from possible straight to ended`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.onBegan = { probe, _, _ in probe.state = .ended }
    stage.down(0, 10, 10)
    #expect(stage.takeLog() == ["probe gets began", "probe ended", "probe reset"])
  }

  @Test func `GR-6 cancelled while possible means failed`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    var seen: State?
    probe.onBegan = { probe, _, _ in
      probe.state = .cancelled
      seen = probe.state
    }
    stage.down(0, 10, 10)
    #expect(seen == .failed)
    #expect(stage.takeLog() == ["probe gets began", "view began", "probe reset"])
  }

  @Test func `GR-7 a step that is not legal is ignored`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.isLogging = false
    var seen: [State] = []
    func set(_ states: [State]) {
      for state in states {
        probe.state = state
        seen.append(probe.state)
      }
    }
    probe.onBegan = { _, _, _ in set([.changed, .possible, .failed, .began, .ended]) }
    stage.down(0, 10, 10)
    stage.up(0, 10, 10)
    #expect(seen == [.possible, .possible, .failed, .failed, .failed])
    seen = []
    probe.onBegan = { _, _, _ in
      set([.began, .possible, .changed, .began, .ended, .changed])
    }
    stage.down(0, 10, 10)
    #expect(seen == [.began, .began, .changed, .changed, .ended, .ended])
  }

  @Test func `GR-8 a recognizer that is through becomes possible and is reset`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.onEnded = { probe, _, _ in probe.state = .ended }
    stage.tap(10, 10)
    #expect(
      stage.takeLog() == [
        "probe gets began", "view began", "probe gets ended", "view cancelled", "probe ended",
        "probe reset",
      ])
    #expect(probe.state == .possible)
  }

  @Test func `GR-9 reset comes after the action, which reads the terminal state`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.onBegan = { [unowned stage] probe, _, _ in
      probe.state = .ended
      stage.note("set \(probe.state)")
    }
    stage.down(0, 10, 10)
    #expect(
      stage.takeLog() == ["probe gets began", "set ended", "probe ended", "probe reset"])
    // Outside an event it comes in a later turn too.
    let other = stage.add(Probe(stage), "other")
    other.state = .ended
    #expect(other.state == .ended)
    stage.wait(0.01)
    #expect(other.state == .possible)
    #expect(stage.takeLog() == ["other ended", "other reset"])
  }

  @Test func `GR-10 after reset touches that are still down do not come back`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.cancelsTouchesInView = false
    probe.onMoved = { probe, _, _ in probe.state = .failed }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    stage.move(0, 14, 10)
    stage.up(0, 14, 10)
    #expect(
      stage.takeLog() == [
        "probe gets began", "view began", "probe gets moved", "view moved", "probe reset",
        "view moved", "view ended",
      ])
    stage.down(0, 10, 10)
    #expect(stage.takeLog() == ["probe gets began", "view began"])
  }

  @Test func `GR-11 recognizers that requirements connect are reset together`() {
    let stage = GestureStage()
    let single = stage.add(Probe(stage), "single")
    let double = stage.add(Probe(stage), "double")
    single.require(toFail: double)
    single.onMoved = { probe, _, _ in probe.state = .failed }
    double.onEnded = { probe, _, _ in probe.state = .failed }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    #expect(single.state == .failed)
    stage.up(0, 12, 10)
    #expect(
      stage.takeLog() == [
        "single gets began", "double gets began", "view began", "single gets moved",
        "double gets moved", "view moved", "double gets ended", "view ended", "single reset",
        "double reset",
      ])
  }

  @Test func `GR-12 GR-115 one that stays possible without fingers is reset in the end`() {
    let stage = GestureStage()
    let lazy = stage.add(Probe(stage), "lazy")
    lazy.state = .failed
    stage.wait(0)
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.require(toFail: lazy)
    stage.tap(10, 10)
    #expect(stage.takeLog().suffix(1) == ["lazy gets ended"])
    stage.wait(1.1)
    #expect(Set(stage.takeLog()) == ["view cancelled", "tap ended", "lazy reset"])
  }

  @Test func `GR-115 one that never decides only looks on`() {
    let stage = GestureStage()
    stage.add(Probe(stage), "looker")
    stage.tap(10, 10)
    #expect(
      stage.takeLog() == ["looker gets began", "view began", "looker gets ended", "view ended"])
    stage.wait(1.1)
    #expect(stage.takeLog() == [])
  }

  @Test func `GR-115 one that nobody waits for stays possible between strokes`() {
    let stage = GestureStage()
    let strokes = stage.add(Probe(stage), "strokes")
    strokes.state = .failed
    stage.wait(0)
    #expect(stage.takeLog() == ["strokes reset"])
    var count = 0
    strokes.onBegan = { probe, _, _ in
      count += 1
      if count == 2 { probe.state = .ended }
    }
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["strokes gets began", "view began", "strokes gets ended"])
    stage.wait(3)
    #expect(stage.takeLog() == ["view ended"])
    stage.down(0, 10, 10)
    #expect(stage.takeLog() == ["strokes gets began", "strokes ended", "strokes reset"])
  }

  @Test func `GR-121 failing a gesture under way cancels and resets it`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.onBegan = { probe, _, _ in probe.state = .began }
    probe.onMoved = { probe, _, _ in
      probe.state = probe.state == .began ? .changed : .failed
    }
    stage.down(0, 10, 10)
    stage.move(0, 20, 10)
    stage.move(0, 30, 10)
    stage.up(0, 30, 10)
    #expect(
      stage.takeLog() == [
        "probe gets began", "probe began", "probe gets moved", "probe changed", "probe gets moved",
        "probe cancelled", "probe reset",
      ])
    probe.onMoved = { probe, _, _ in probe.state = .failed }
    stage.down(0, 10, 10)
    stage.move(0, 20, 10)
    #expect(
      stage.takeLog() == [
        "probe gets began", "probe began", "probe gets moved", "probe cancelled", "probe reset",
      ])
  }

  @Test func `GR-13 disabling cancels what has begun and fails what is possible`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 30, y: 0), steps: 1)
    pan.isEnabled = false
    #expect(pan.state == .cancelled)
    stage.move(0, 50, 10)
    stage.up(0, 50, 10)
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 30, y: 0), steps: 1)
    stage.up(0, 40, 10)
    #expect(
      stage.takeLog() == [
        "view began", "view cancelled", "pan began", "pan cancelled", "view began", "view moved",
        "view ended",
      ])
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    stage.down(0, 10, 10)
    tap.isEnabled = false
    #expect(tap.state == .failed)
    stage.up(0, 10, 10)
    #expect(stage.takeLog() == ["view began", "view ended"])
  }

  @Test func `GR-14 a subclass sets the state, everybody reads it`() {
    final class Watched: UIPanGestureRecognizer {
      var states: [State] = []
      override var state: State { didSet { states.append(state) } }
    }
    let stage = GestureStage()
    let pan = stage.add(Watched(), "pan")
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 30, y: 0), steps: 2)
    #expect(pan.state == .changed)
    stage.up(0, 40, 10)
    #expect(pan.states == [.began, .changed, .ended])
    #expect(pan.state == .possible)
  }
}
