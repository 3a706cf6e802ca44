// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR failure requirements", .freshApplication)
struct GestureRequirementRules {
  @Test func `GR-57 a recognizer waits until what it requires has failed`() {
    let stage = GestureStage()
    let single = stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    stage.tap(10, 10)
    stage.wait(0.3)
    #expect(stage.takeActions() == [])
    stage.wait(0.1)
    #expect(stage.takeActions() == ["single ended"])
    stage.tap(10, 10)
    stage.wait(0.1)
    stage.tap(10, 10)
    stage.wait(1)
    #expect(stage.takeActions() == ["double ended"])
  }

  @Test(arguments: [false, true])
  func `GR-57 one that waits for several acts when the last of them has failed`(isReversed: Bool) {
    let stage = GestureStage()
    let single = stage.add(UITapGestureRecognizer(), "single")
    let doubles = (0..<5).map { stage.add(UITapGestureRecognizer(), "double \($0)") }
    for double in doubles { double.numberOfTapsRequired = 2 }
    for double in isReversed ? doubles.reversed() : doubles { single.require(toFail: double) }
    for skipped in [4, 0, 2] {
      stage.tap(10, 10)
      stage.wait(0.2)
      doubles[skipped].isEnabled = false
      doubles[skipped].isEnabled = true
      #expect(stage.takeActions() == [])
      stage.wait(0.2)
      #expect(stage.takeActions() == ["single ended"])
    }
    stage.tap(10, 10)
    stage.wait(0.1)
    doubles[1].isEnabled = false
    stage.tap(10, 10)
    stage.wait(1)
    #expect(stage.takeActions().first == "double 0 ended")
  }

  @Test func `GR-57 in a chain the failure of the middle frees the first`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    let third = stage.add(Probe(stage), "third")
    third.isLogging = false
    let delegate = GestureDelegate()
    delegate.together = { _, _ in true }
    for probe in [first, second, third] { probe.delegate = delegate }
    first.require(toFail: second)
    second.require(toFail: third)
    first.onMoved = { probe, _, _ in probe.state = .ended }
    second.onMoved = { probe, _, _ in probe.state = .ended }
    third.onEnded = { probe, _, _ in probe.state = .ended }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    #expect(stage.takeActions() == [])
    stage.up(0, 12, 10)
    #expect(Set(stage.takeActions()) == ["third ended", "first ended"])
  }

  @Test func `GR-58 while it waits its state stays possible`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    first.require(toFail: second)
    first.onMoved = { probe, _, _ in probe.state = .began }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    stage.move(0, 14, 10)
    #expect(first.state == .possible)
    #expect(stage.takeActions() == [])
    second.state = .failed
    #expect(first.state == .began)
    #expect(stage.takeActions() == ["first began"])
  }

  @Test func `GR-58 what happened while it waited is told in order`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    first.require(toFail: second)
    first.onMoved = { probe, _, _ in probe.state = .began }
    first.onEnded = { probe, _, _ in probe.state = .ended }
    second.onEnded = { probe, _, _ in probe.state = .failed }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    stage.up(0, 14, 10)
    #expect(stage.takeActions() == ["first began", "first ended"])
  }

  @Test func `GR-59 one that has none of the touches is not waited for`() {
    let stage = GestureStage()
    let inner = stage.add("inner")
    let double = stage.add(UITapGestureRecognizer(), "double", to: inner)
    double.numberOfTapsRequired = 2
    let single = stage.add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)
    stage.tap(300, 300)
    #expect(stage.takeActions() == ["single ended"])
  }

  @Test func `GR-60 one that is disabled is not waited for`() {
    let stage = GestureStage()
    let single = stage.add(UITapGestureRecognizer(), "single")
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    double.isEnabled = false
    stage.tap(10, 10)
    #expect(stage.takeActions() == ["single ended"])
    double.isEnabled = true
    stage.tap(10, 10)
    #expect(stage.takeActions() == [])
    double.isEnabled = false
    #expect(stage.takeActions() == ["single ended"])
  }

  @Test func `GR-61 delegates may set up failure requirements, even across views`() {
    for asksFirst in [true, false] {
      let stage = GestureStage()
      let inner = stage.add("inner")
      let double = stage.add(UITapGestureRecognizer(), "double", to: inner)
      double.numberOfTapsRequired = 2
      let single = stage.add(UITapGestureRecognizer(), "single")
      let delegate = GestureDelegate()
      var questions = 0
      delegate.waits = { one, other in
        questions += 1
        return one === single && other === double
      }
      delegate.holdsUp = { one, other in
        questions += 1
        return one === double && other === single
      }
      if asksFirst { single.delegate = delegate } else { double.delegate = delegate }
      stage.tap(10, 10)
      #expect(questions == 1)
      #expect(stage.takeLog() == ["inner began"])
      stage.wait(0.4)
      #expect(stage.takeLog() == ["inner cancelled", "single ended"])
      #expect(questions == 1)
    }
  }

  @Test func `GR-62 classes may set up failure requirements`() {
    for fromFirst in [true, false] {
      let stage = GestureStage()
      let (first, second) = stage.silentPair()
      if fromFirst { first.waitsFor = { $0 === second } } else { second.holdsUp = { $0 === first } }
      first.onMoved = { probe, _, _ in probe.state = .ended }
      stage.down(0, 10, 10)
      stage.move(0, 12, 10)
      #expect(stage.takeActions() == [])
      second.state = .failed
      #expect(stage.takeActions() == ["first ended"])
    }
  }

  @Test func `GR-63 such a requirement holds for one touch sequence`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    var waits = true
    first.waitsFor = { _ in waits }
    first.onMoved = { probe, _, _ in probe.state = .ended }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    second.state = .failed
    stage.up(0, 12, 10)
    #expect(stage.takeActions() == ["first ended"])
    waits = false
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    #expect(stage.takeActions() == ["first ended"])
  }

  @Test func `GR-64 recognizers that wait for each other never recognize`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    first.require(toFail: second)
    second.require(toFail: first)
    for probe in [first, second] { probe.onMoved = { probe, _, _ in probe.state = .ended } }
    stage.down(0, 10, 10)
    stage.move(0, 12, 10)
    stage.up(0, 12, 10)
    #expect(stage.takeLog() == ["view began", "view moved"])
    #expect(first.state == .possible)
    stage.wait(3)
    #expect(stage.takeLog() == ["view ended"])
  }

  @Test func `GR-64 a circle waits while one of it has a finger`() {
    let stage = GestureStage()
    let (first, second) = stage.silentPair()
    first.require(toFail: second)
    second.require(toFail: first)
    first.onMoved = { probe, _, _ in probe.state = .ended }
    second.onMoved = { probe, _, _ in probe.state = .began }
    second.onBegan = { probe, touches, event in
      for touch in touches where touch.location(in: nil).x < 20 { probe.ignore(touch, for: event) }
    }
    stage.down(0, 10, 10)
    stage.down(1, 40, 10)
    stage.move(0, 12, 10)
    stage.move(1, 42, 10)
    stage.up(0, 12, 10)
    stage.wait(3)
    #expect(stage.takeActions() == [])
    second.state = .failed
    #expect(stage.takeActions() == ["first ended"])
  }
}
