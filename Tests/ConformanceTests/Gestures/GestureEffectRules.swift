// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR effect on views", .freshApplication)
struct GestureEffectRules {
  @Test func `GR-36 defaults`() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.cancelsTouchesInView)
    #expect(!recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded)
    #expect(recognizer.isEnabled)
  }

  @Test func `GR-37 recognizing cancels the touches in the view`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.isLogging = false
    var phases: [UITouch.Phase] = []
    stage.view.onTouch = { phase, touches, _ in
      if phase == "cancelled" { phases = touches.map(\.phase) }
    }
    probe.onMoved = { probe, _, _ in if probe.state == .possible { probe.state = .began } }
    stage.down(0, 10, 10)
    stage.down(1, 50, 10)
    stage.move(0, 12, 10)
    stage.move(1, 52, 10)
    #expect(stage.takeLog() == ["view began", "view began", "view cancelled 2", "probe began"])
    #expect(phases == [.cancelled, .cancelled])
  }

  @Test func `GR-37 touches the view was not told of are dropped`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.isLogging = false
    probe.onBegan = { probe, _, _ in probe.state = .began }
    stage.down(0, 10, 10)
    stage.up(0, 10, 10)
    #expect(stage.takeLog() == ["probe began"])
  }

  @Test func `GR-38 without cancelsTouchesInView the view keeps its touches`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["view began", "tap ended", "view ended"])
  }

  @Test func `GR-39 a gesture that begins late cancels, and the view never sees an end`() {
    let stage = GestureStage()
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.down(0, 10, 10)
    stage.move(0, 15, 10)
    stage.move(0, 30, 10)
    stage.move(0, 40, 10)
    stage.up(0, 40, 10)
    #expect(
      stage.takeLog() == [
        "view began", "view moved", "view cancelled", "pan began", "pan changed", "pan ended",
      ])
  }

  @Test func `GR-40 delaysTouchesBegan keeps a touch until the recognizer has failed`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["tap ended"])
    stage.wait(1)
    stage.down(0, 10, 10)
    stage.move(0, 20, 10)
    #expect(stage.takeLog() == [])
    stage.move(0, 100, 10)
    stage.up(0, 100, 10)
    #expect(stage.takeLog() == ["view began", "view moved", "view moved", "view ended"])
  }

  @Test func `GR-41 delaysTouchesEnded keeps the end until the recognizer has decided`() {
    let stage = GestureStage()
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["view began"])
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["view began", "view cancelled 2", "double ended"])
    double.delaysTouchesEnded = false
    stage.wait(1)
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["view began", "view ended"])
  }

  @Test func `GR-42 with a double tap the end of a single tap comes when it is too late`() {
    let stage = GestureStage()
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(10, 10)
    stage.wait(0.34)
    #expect(stage.takeLog() == ["view began"])
    stage.wait(0.02)
    #expect(stage.takeLog() == ["view ended"])
  }

  @Test func `GR-43 a tap ends first, and the view gets cancelled instead of ended`() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "tap")
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["view began", "view cancelled", "tap ended"])
  }

  @Test func `GR-44 a touch is released when all that delay it have failed`() {
    let stage = GestureStage()
    let first = stage.add(Probe(stage), "first")
    let second = stage.add(Probe(stage), "second")
    for probe in [first, second] {
      probe.delaysTouchesBegan = true
      probe.isLogging = false
    }
    stage.down(0, 10, 10)
    first.state = .failed
    #expect(stage.takeLog() == [])
    second.state = .failed
    #expect(stage.takeLog() == ["view began"])
  }

  @Test func `GR-45 a withheld touch comes as itself, with its old time and its present place`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.isLogging = false
    probe.delaysTouchesBegan = true
    var offered: UITouch?
    var start: TimeInterval = 0
    probe.onBegan = { _, touches, event in
      offered = touches.first
      start = event.timestamp
    }
    var seen: [String] = []
    stage.view.onTouch = { phase, touches, _ in
      guard let touch = touches.first else { return }
      let late = Int(((touch.timestamp - start) * 10).rounded())
      let isSame = touch === offered
      seen.append("\(phase) \(touch.phase) \(isSame) +\(late) \(Int(touch.location(in: nil).x))")
    }
    stage.down(0, 10, 10)
    stage.wait(0.1)
    stage.move(0, 14, 10)
    stage.wait(0.1)
    probe.state = .failed
    stage.wait(0.1)
    stage.up(0, 14, 10)
    #expect(seen == ["began began true +0 14", "moved moved true +1 14", "ended ended true +3 14"])
  }

  @Test func `GR-46 a prevented or failed recognizer cancels nothing`() {
    let stage = GestureStage()
    let winner = stage.add(Probe(stage), "winner")
    let loser = stage.add(Probe(stage), "loser")
    for probe in [winner, loser] { probe.isLogging = false }
    winner.cancelsTouchesInView = false
    winner.onMoved = { probe, _, _ in probe.state = .ended }
    loser.onMoved = { probe, _, _ in probe.state = .ended }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    stage.up(0, 12, 10)
    #expect(stage.takeLog() == ["view began", "winner ended", "view moved", "view ended"])
  }

  @Test func `GR-47 cancelling reaches whomever the touch was passed on to`() {
    final class Passing: UIView {}
    let stage = GestureStage()
    let inner = Passing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.view.addSubview(inner)
    stage.add(UITapGestureRecognizer(), "tap", to: inner)
    stage.tap(10, 10)
    #expect(stage.takeLog() == ["view began", "view cancelled", "tap ended"])
  }

  @Test func `GR-116 a touch that joins a gesture under way is not the view's`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.down(0, 10, 10)
    stage.move(0, 40, 10)
    stage.down(1, 100, 100)
    stage.up(1, 100, 100)
    #expect(stage.takeLog() == ["view began", "view cancelled", "pan began"])
    stage.up(0, 40, 10)
    _ = stage.takeLog()
    pan.cancelsTouchesInView = false
    stage.down(0, 10, 10)
    stage.move(0, 40, 10)
    stage.down(1, 100, 100)
    #expect(stage.takeLog() == ["view began", "pan began", "view moved", "view began"])
  }

  @Test func `GR-117 a timer acts before a later event, however late the clock is`() {
    let stage = GestureStage()
    stage.add(UILongPressGestureRecognizer(), "press")
    stage.down(0, 10, 10)
    // The clock stands still, but the event says that the finger went up after 0.6 s.
    let up = Contact(id: 0, phase: .ended, location: CGPoint(x: 10, y: 10))
    HostInput.send(
      .contacts(ContactFrame(time: TimeSource.clock.now + 0.6, contacts: [up])))
    #expect(stage.takeLog() == ["view began", "view cancelled", "press began", "press ended"])
  }

  @Test func `TE-37 a view that leaves its window while an end is withheld gets cancelled`() {
    let stage = GestureStage()
    let inner = stage.add("inner")
    let double = stage.add(UITapGestureRecognizer(), "double", to: inner)
    double.numberOfTapsRequired = 2
    stage.tap(10, 10)
    inner.removeFromSuperview()
    stage.wait(1)
    #expect(stage.takeLog() == ["inner began", "inner cancelled"])
  }
}
