// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR tap and long press", .freshApplication)
struct TapAndPressRules {
  private func actions(_ stage: GestureStage) -> [String] {
    stage.takeLog().filter { !$0.hasPrefix("view") }
  }

  @Test func `GR-79 a tap recognizer wants one tap of one finger`() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
  }

  @Test func `GR-80 a tap may move 45 points, and the next tap be as far away`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    for (x, recognizes) in [(145.0, true), (146.0, false)] {
      stage.down(0, 100, 100)
      stage.move(0, x, 100)
      stage.up(0, x, 100)
      #expect(actions(stage) == (recognizes ? ["tap ended"] : []))
    }
    tap.numberOfTapsRequired = 2
    for (x, recognizes) in [(145.0, true), (146.0, false)] {
      stage.wait(1)
      stage.tap(100, 100)
      stage.tap(x, 100)
      #expect(actions(stage) == (recognizes ? ["tap ended"] : []))
    }
  }

  @Test func `GR-81 the next tap comes within 0.35 s of the lift`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    for (pause, recognizes) in [(0.34, true), (0.36, false)] {
      stage.wait(1)
      stage.tap(100, 100)
      stage.wait(pause)
      stage.tap(100, 100)
      #expect(actions(stage) == (recognizes ? ["tap ended"] : []))
    }
  }

  @Test func `GR-82 a touch held longer than 0.75 s is no tap`() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "tap")
    for (time, recognizes) in [(0.74, true), (0.76, false)] {
      stage.down(0, 100, 100)
      stage.wait(time)
      stage.up(0, 100, 100)
      #expect(actions(stage) == (recognizes ? ["tap ended"] : []))
    }
  }

  @Test func `GR-83 a tap needs just the fingers it requires, down together`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    stage.tap(100, 100)
    #expect(actions(stage) == [])
    stage.down(0, 100, 100)
    stage.down(1, 150, 100)
    stage.up(0, 100, 100)
    #expect(actions(stage) == [])
    stage.up(1, 150, 100)
    #expect(actions(stage) == ["tap ended"])
    stage.down(0, 100, 100)
    stage.down(1, 150, 100)
    stage.down(2, 200, 100)
    for finger in 0...2 { stage.up(finger, 100 + 50 * CGFloat(finger), 100) }
    #expect(actions(stage) == [])
  }

  @Test func `GR-84 a tap is where the first tap's fingers came down`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    var place = CGPoint.zero
    stage.listen(to: tap) { place = $0.location(in: nil) }
    stage.tap(100, 100)
    stage.tap(110, 105)
    #expect(place == CGPoint(x: 100, y: 100))
    stage.wait(1)
    tap.numberOfTapsRequired = 1
    tap.numberOfTouchesRequired = 2
    stage.down(0, 100, 100)
    stage.down(1, 150, 120)
    stage.up(0, 100, 100)
    stage.up(1, 150, 120)
    #expect(place == CGPoint(x: 125, y: 110))
  }

  @Test func `GR-85 a tap only ever ends`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = 2
    stage.tap(100, 100)
    stage.tap(100, 100)
    #expect(actions(stage) == ["tap ended"])
  }

  @Test func `GR-86 a cancelled touch is no tap`() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "tap")
    stage.down(0, 100, 100)
    stage.cancel(0, 100, 100)
    #expect(stage.takeLog() == ["view began", "view cancelled"])
  }

  @Test func `GR-87 a long press lasts 0.5 s with one finger that moves 10 points at most`() {
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test func `GR-88 movement counts only before a long press begins`() {
    let stage = GestureStage()
    stage.add(UILongPressGestureRecognizer(), "press")
    stage.down(0, 100, 100)
    stage.move(0, 111, 100)
    stage.wait(1)
    stage.up(0, 111, 100)
    #expect(actions(stage) == [])
    stage.down(0, 100, 100)
    stage.move(0, 110, 100)
    stage.wait(0.5)
    stage.move(0, 300, 100)
    stage.up(0, 300, 100)
    #expect(actions(stage) == ["press began", "press changed", "press ended"])
  }

  @Test func `GR-89 a long press begins by a timer, without an event`() {
    let stage = GestureStage()
    stage.add(UILongPressGestureRecognizer(), "press")
    stage.down(0, 100, 100)
    stage.wait(0.49)
    #expect(stage.takeLog() == ["view began"])
    stage.wait(0.02)
    #expect(stage.takeLog() == ["view cancelled", "press began"])
    stage.up(0, 100, 100)
    #expect(stage.takeLog() == ["press ended"])
    stage.down(0, 100, 100)
    stage.wait(0.4)
    stage.up(0, 100, 100)
    stage.wait(1)
    #expect(stage.takeLog() == ["view began", "view ended"])
  }

  @Test func `GR-89 without a duration it begins with the touch`() {
    let stage = GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    stage.down(0, 100, 100)
    stage.up(0, 100, 100)
    #expect(stage.takeLog() == ["press began", "press ended"])
  }

  @Test func `GR-90 a long press may want taps before it`() {
    let stage = GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    stage.down(0, 100, 100)
    stage.wait(0.6)
    stage.up(0, 100, 100)
    #expect(actions(stage) == [])
    stage.wait(1)
    stage.tap(100, 100)
    stage.down(0, 100, 100)
    stage.wait(0.6)
    stage.up(0, 100, 100)
    #expect(actions(stage) == ["press began", "press ended"])
  }

  @Test func `GR-122 after taps a press waits for all its fingers and its full time`() {
    let stage = GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    stage.send([(0, .began, 100, 100), (1, .began, 140, 100)])
    stage.wait(0.05)
    stage.send([(0, .ended, 100, 100), (1, .ended, 140, 100)])
    stage.wait(0.05)
    stage.down(0, 100, 100)
    stage.wait(0.4)
    #expect(actions(stage) == [])
    stage.down(1, 140, 100)
    stage.wait(0.4)
    #expect(actions(stage) == [])
    stage.wait(0.2)
    #expect(actions(stage) == ["press began"])
  }
}
