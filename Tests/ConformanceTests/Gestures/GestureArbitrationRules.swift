// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR arbitration", .freshApplication)
struct GestureArbitrationRules {
  @Test func `GR-48 of those that share a touch the first to recognize prevents the others`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    for probe in [first, second] { probe.onMoved = { probe, _, _ in probe.state = .began } }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    #expect(stage.takeActions() == ["first began"])
    // Those that share none do not meet.
    let other = stage.add("other", CGRect(x: 200, y: 0, width: 200, height: 200), to: stage.window)
    stage.add(UITapGestureRecognizer(), "tap", to: other)
    stage.tap(210, 10, finger: 1)
    #expect(stage.takeLog() == ["other began", "other cancelled", "tap ended"])
  }

  @Test func `GR-49 a prevented recognizer fails`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    var state = UIGestureRecognizer.State.possible
    first.onBegan = { probe, _, _ in
      probe.state = .began
      state = second.state
    }
    stage.down(0, 10, 10)
    #expect(state == .failed)
  }

  @Test func `GR-50 a gesture under way is not stopped by a later one`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    first.prevents = { _ in false }
    first.onBegan = { probe, _, _ in if probe.state == .possible { probe.state = .began } }
    second.onMoved = { probe, _, _ in probe.state = .began }
    stage.down(0, 10, 10)
    first.prevents = { _ in true }
    stage.move(0, 12, 10)
    first.state = .changed
    #expect(stage.takeActions() == ["first began", "first changed"])
  }

  @Test func `GR-51 both classes must allow prevention`() {
    for (prevents, preventable, both) in [
      (true, true, false), (false, true, true), (true, false, true), (false, false, true),
    ] {
      let stage = GestureStage()
      let (first, second) = stage.silentPair()
      first.prevents = { _ in prevents }
      second.preventable = { _ in preventable }
      for probe in [first, second] { probe.onMoved = { probe, _, _ in probe.state = .ended } }
      stage.down(0, 10, 10)
      stage.move(0, 12, 10)
      #expect(stage.takeActions() == (both ? ["first ended", "second ended"] : ["first ended"]))
    }
  }

  @Test func `GR-52 everything can prevent and be prevented by default`() {
    let one = UIPanGestureRecognizer()
    let other = UIPinchGestureRecognizer()
    #expect(one.canPrevent(other))
    #expect(one.canBePrevented(by: other))
  }

  @Test func `GR-53 a tap does not prevent a tap of more taps`() {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    #expect(!single.canPrevent(double))
    #expect(double.canPrevent(single))
    #expect(single.canPrevent(UITapGestureRecognizer()))
  }

  @Test func `GR-54 without a failure requirement a double tap fires single, then double`() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(10, 10)
    stage.wait(0.1)
    stage.tap(10, 10)
    #expect(stage.takeActions() == ["single ended", "single ended", "double ended"])
  }

  @Test func `GR-55 one delegate that agrees is enough for both`() {
    for agreeing in 0..<3 {
      let stage = GestureStage()
      let (first, second) = stage.silentPair()
      let delegate = GestureDelegate()
      delegate.together = { _, _ in true }
      if agreeing == 1 { first.delegate = delegate }
      if agreeing == 2 { second.delegate = delegate }
      for probe in [first, second] { probe.onMoved = { probe, _, _ in probe.state = .ended } }
      stage.down(0, 10, 10)
      stage.move(0, 12, 10)
      #expect(
        stage.takeActions() == (agreeing == 0 ? ["first ended"] : ["first ended", "second ended"]))
    }
  }

  @Test func `GR-56 delegates are asked only when one would stop the other`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    let delegate = GestureDelegate()
    var asked: [String] = []
    delegate.together = { one, other in
      asked.append("\(one.name ?? "") with \(other.name ?? "")")
      return false
    }
    first.delegate = delegate
    second.delegate = delegate
    first.onMoved = { probe, _, _ in probe.state = .ended }
    stage.down(0, 10, 10)
    #expect(asked == [])
    stage.move(0, 12, 10)
    #expect(Set(asked) == ["first with second", "second with first"])
    stage.up(0, 12, 10)
    asked = []
    first.prevents = { _ in false }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    #expect(asked == [])
  }

  @Test func `GR-65 the delegate may forbid to begin`() {
    let stage = GestureStage()
    let delegate = GestureDelegate()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.delegate = delegate
    var asked = 0
    delegate.begins = { _ in
      asked += 1
      return false
    }
    stage.tap(10, 10)
    #expect(asked == 0)
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 30, y: 0), steps: 3)
    stage.up(0, 40, 10)
    #expect(asked == 1)
    #expect(
      stage.takeLog().suffix(5) == [
        "view began", "view moved", "view moved", "view moved", "view ended",
      ])
  }

  @Test func `GR-66 the hit view and the view of the recognizer may forbid to begin`() {
    let stage = GestureStage()
    let inner = stage.add("inner")
    stage.add(UITapGestureRecognizer(), "tap")
    inner.shouldBegin = { _ in false }
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["inner began", "inner ended"])
    inner.shouldBegin = nil
    stage.view.shouldBegin = { _ in false }
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["inner began", "inner ended"])
    stage.view.shouldBegin = nil
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["inner began", "inner cancelled", "tap ended"])
  }

  @Test func `GR-70 requirements, permission, prevention, state, cancellation, action`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    let delegate = GestureDelegate()
    first.delegate = delegate
    first.waitsFor = { [unowned stage] _ in
      stage.note("requirements")
      return false
    }
    delegate.begins = { [unowned stage] recognizer in
      stage.note("permission \(recognizer.state)")
      return true
    }
    first.prevents = { [unowned stage, unowned first] _ in
      stage.note("prevention \(first.state)")
      return true
    }
    first.onMoved = { [unowned stage] probe, _, _ in
      probe.state = .began
      stage.note("state \(probe.state), second \(second.state)")
    }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    #expect(
      stage.takeLog() == [
        "view began", "requirements", "permission possible", "prevention possible",
        "state began, second failed", "view cancelled", "first began",
      ])
  }
}
