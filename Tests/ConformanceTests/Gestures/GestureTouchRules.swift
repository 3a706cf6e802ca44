// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR which recognizers see which touches", .freshApplication)
struct GestureTouchRules {
  @Test func `GR-15 the recognizers of the hit view and of all above get a touch`() {
    let stage = GestureStage()
    let inner = stage.add("inner")
    stage.add(Probe(stage), "window", to: stage.window)
    stage.add(Probe(stage), "outer")
    stage.add(Probe(stage), "inner", to: inner)
    stage.down(0, 10, 10)
    #expect(
      stage.takeLog() == [
        "inner gets began", "outer gets began", "window gets began", "inner began",
      ])
  }

  @Test func `GR-16 the recognizers of a touch are chosen when it comes down`() {
    let stage = GestureStage()
    let early = stage.add(Probe(stage), "early")
    stage.down(0, 10, 10)
    stage.add(Probe(stage), "late")
    stage.move(0, 12, 10)
    stage.view.removeGestureRecognizer(early)
    stage.move(0, 14, 10)
    #expect(
      stage.takeLog() == [
        "early gets began", "view began", "early gets moved", "view moved", "early reset",
        "view moved",
      ])
  }

  @Test func `GR-17 a recognizer must be enabled and want the touch`() {
    let stage = GestureStage()
    let disabled = stage.add(Probe(stage), "disabled")
    disabled.isEnabled = false
    let deaf = stage.add(Probe(stage), "deaf")
    deaf.receives = { _ in false }
    let picky = stage.add(Probe(stage), "picky")
    picky.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.add(Probe(stage), "open")
    stage.down(0, 10, 10)
    #expect(stage.takeLog() == ["open gets began", "view began"])
  }

  @Test func `GR-18 the delegate is asked about the event, then about the touch`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    let delegate = GestureDelegate()
    probe.delegate = delegate
    delegate.takesEvent = { [unowned stage] _ in
      stage.note("event?")
      return true
    }
    delegate.takesTouch = { [unowned stage] touch in
      stage.note("touch?")
      return touch.location(in: nil).x < 100
    }
    stage.down(0, 10, 10)
    stage.down(1, 200, 10)
    stage.send([(0, .moved, 12, 10), (1, .moved, 202, 10)])
    #expect(
      stage.takeLog() == [
        "event?", "touch?", "probe gets began", "view began", "event?", "touch?", "view began",
        "probe gets moved", "view moved 2",
      ])
  }

  @Test func `GR-19 without a delegate every touch comes`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    #expect(probe.delegate == nil)
    stage.down(0, 10, 10)
    #expect(probe.numberOfTouches == 1)
  }

  @Test func `GR-20 a view without interaction keeps its recognizers out`() {
    let stage = GestureStage()
    let inner = stage.add("inner")
    stage.add(Probe(stage), "inner", to: inner)
    inner.isUserInteractionEnabled = false
    stage.down(0, 10, 10)
    #expect(stage.takeLog() == ["view began"])
  }

  @Test func `GR-21 recognizers get touches that a single-touch view does not`() {
    let stage = GestureStage()
    stage.view.isMultipleTouchEnabled = false
    let probe = stage.add(Probe(stage), "probe")
    stage.down(0, 10, 10)
    stage.down(1, 50, 10)
    #expect(probe.numberOfTouches == 2)
    #expect(stage.takeLog() == ["probe gets began", "view began", "probe gets began"])
  }

  @Test func `GR-22 recognizers hear of a phase before the view`() {
    let stage = GestureStage()
    stage.add(Probe(stage), "probe")
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    stage.up(0, 12, 10)
    #expect(
      stage.takeLog() == [
        "probe gets began", "view began", "probe gets moved", "view moved", "probe gets ended",
        "view ended",
      ])
  }

  @Test func `GR-23 of several touches the recognizers of deeper views come first`() {
    let stage = GestureStage()
    let middle = stage.add("middle", CGRect(x: 200, y: 0, width: 200, height: 200))
    let deep = stage.add("deep", CGRect(x: 0, y: 0, width: 100, height: 100), to: middle)
    stage.add(Probe(stage), "outer")
    stage.add(Probe(stage), "middle", to: middle)
    stage.add(Probe(stage), "deep", to: deep)
    stage.down(0, 10, 10)
    stage.down(1, 210, 10)
    _ = stage.takeLog()
    stage.send([(0, .moved, 12, 10), (1, .moved, 212, 10)])
    #expect(
      stage.takeLog() == [
        "deep gets moved", "middle gets moved", "outer gets moved 2", "view moved", "deep moved",
      ])
  }

  @Test func `GR-24 a recognizer gets only its own touches of a phase`() {
    let stage = GestureStage()
    let inner = stage.add("inner")
    let probe = stage.add(Probe(stage), "probe", to: inner)
    var own = true
    probe.onMoved = { probe, touches, event in
      own = own && touches == event.touches(for: probe)?.filter { $0.phase == .moved }
    }
    stage.down(0, 10, 10)
    stage.down(1, 300, 10)
    stage.send([(0, .moved, 12, 10), (1, .moved, 302, 10)])
    stage.send([(0, .ended, 12, 10), (1, .moved, 304, 10)])
    #expect(own)
    #expect(
      stage.takeLog().filter { $0.hasPrefix("probe") } == [
        "probe gets began", "probe gets moved", "probe gets ended",
      ])
  }

  @Test func `GR-25 a recognizer that is through gets no more of the touches`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.cancelsTouchesInView = false
    probe.onBegan = { probe, _, _ in probe.state = .ended }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    stage.up(0, 12, 10)
    #expect(stage.takeLog().filter { $0.contains("gets") } == ["probe gets began"])
  }

  @Test func `GR-26 an ignored touch is the view's alone`() {
    let stage = GestureStage()
    let probe = stage.add(Probe(stage), "probe")
    probe.onBegan = { probe, touches, event in
      for touch in touches where touch.location(in: nil).x > 100 { probe.ignore(touch, for: event) }
    }
    probe.onMoved = { probe, _, _ in probe.state = .began }
    stage.down(0, 10, 10)
    stage.down(1, 200, 10)
    #expect(probe.numberOfTouches == 1)
    stage.move(0, 12, 10)
    stage.move(1, 202, 10)
    #expect(
      stage.takeLog() == [
        "probe gets began", "view began", "probe gets began", "view began", "probe gets moved",
        "view cancelled", "probe began", "view moved",
      ])
  }

  @Test func `GR-27 the location is the middle of the touches`() {
    let stage = GestureStage()
    let inner = stage.add("inner", CGRect(x: 100, y: 100, width: 200, height: 200))
    let probe = stage.add(Probe(stage), "probe", to: inner)
    stage.down(0, 110, 110)
    stage.down(1, 130, 150)
    #expect(probe.numberOfTouches == 2)
    #expect(probe.location(in: inner) == CGPoint(x: 20, y: 30))
    #expect(probe.location(ofTouch: 0, in: inner) == CGPoint(x: 10, y: 10))
    #expect(probe.location(ofTouch: 1, in: inner) == CGPoint(x: 30, y: 50))
    stage.up(0, 110, 110)
    #expect(probe.numberOfTouches == 1)
    #expect(probe.location(in: inner) == CGPoint(x: 30, y: 50))
  }

  @Test func `GR-28 without a view locations are the window's`() {
    let stage = GestureStage()
    let inner = stage.add("inner", CGRect(x: 100, y: 100, width: 200, height: 200))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    let probe = stage.add(Probe(stage), "probe", to: inner)
    stage.down(0, 110, 110)
    #expect(probe.location(in: nil) == CGPoint(x: 110, y: 110))
    #expect(probe.location(in: inner) == CGPoint(x: 55, y: 55))
  }

  @Test func `GR-29 a recognizer belongs to one view`() {
    let first = UIView()
    let second = UIView()
    let tap = UITapGestureRecognizer()
    first.addGestureRecognizer(tap)
    #expect(tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(tap.view === second)
    #expect(first.gestureRecognizers == nil)
  }

  @Test(arguments: ["here", "elsewhere", "removed"])
  func `GR-29 one that is added while it is told to stop is in one view, once`(what: String) {
    let stage = GestureStage()
    let (old, new, other) = (stage.add("old"), UIView(), UIView())
    let probe = stage.add(Probe(stage), "probe", to: old)
    probe.onBegan = { probe, _, _ in probe.state = .began }
    let goal = what == "elsewhere" ? other : new
    stage.listen(to: probe) { probe in
      if probe.state == .cancelled { goal.addGestureRecognizer(probe) }
    }
    stage.down(0, 10, 10)
    if what == "removed" {
      old.removeGestureRecognizer(probe)
    } else {
      new.addGestureRecognizer(probe)
    }
    #expect(old.gestureRecognizers == nil && other.gestureRecognizers == nil)
    #expect(new.gestureRecognizers == [probe] && probe.view === new)
  }

  @Test func `GR-30 a view without recognizers has no array of them`() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
  }

  @Test func `GR-31 adding a recognizer twice has no effect`() {
    let view = UIView()
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
  }

  @Test func `GR-32 touches of a type that is not allowed are not offered`() {
    let stage = GestureStage()
    let pens = stage.add(Probe(stage), "pens")
    #expect(pens.allowedTouchTypes.map(\.intValue) == [0, 1, 2, 3])
    pens.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    stage.down(0, 10, 10)
    stage.send([(1, .began, 50, 50)], kind: .pen)
    #expect(stage.takeLog() == ["view began", "pens gets began", "view began"])
  }

  @Test func `GR-33 the first touch decides the type until reset`() {
    let stage = GestureStage()
    let strict = stage.add(Probe(stage), "strict")
    #expect(strict.requiresExclusiveTouchType)
    let mixed = stage.add(Probe(stage), "mixed")
    mixed.requiresExclusiveTouchType = false
    stage.down(0, 10, 10)
    stage.send([(1, .began, 50, 50)], kind: .pen)
    #expect(strict.numberOfTouches == 1)
    #expect(mixed.numberOfTouches == 2)
  }

  @Test func `GR-34 a tap wants the primary button of a pointer`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    #expect(tap.buttonMaskRequired == .primary)
    let menu = stage.add(UITapGestureRecognizer(), "menu")
    menu.buttonMaskRequired = .secondary
    func click(_ buttons: Int, _ modifiers: KeyModifiers = []) {
      stage.send([(0, .began, 10, 10)], kind: .pointer, buttons: buttons, modifiers: modifiers)
      stage.send([(0, .ended, 10, 10)], kind: .pointer, modifiers: modifiers)
      stage.wait(1)
    }
    var masks: [UIEvent.ButtonMask] = []
    stage.listen(to: menu) { masks.append($0.buttonMask) }
    click(1)
    click(2)
    click(1, .control)
    #expect(
      stage.takeLog().filter { !$0.hasPrefix("view") } == [
        "tap ended", "menu ended", "menu ended", "menu ended", "menu ended",
      ])
    #expect(masks == [.secondary, .primary])
    #expect(menu.modifierFlags == .control)
  }

  @Test func `GR-35 a name is for people`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.name == nil)
    tap.name = "close"
    #expect(tap.name == "close")
  }
}
