// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A finger on content that goes on by itself.
@MainActor @Suite("SV catching", .freshApplication)
struct ScrollCatchRules {
  /// A stage whose content glides, with nothing in its log.
  private func glidingStage() -> ScrollStage {
    let stage = ScrollStage()
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
    stage.wait(0.1)
    _ = stage.log()
    #expect(stage.scroll.isDecelerating)
    return stage
  }

  private func tap(_ stage: ScrollStage) {
    stage.down(100, 300)
    stage.wait(0.1)
    stage.up(100, 300)
    stage.wait(1)
  }

  @Test func `SV-13 a touch stops content that goes on and is no tap`() {
    let stage = glidingStage()
    var taps: [String] = []
    for (name, view) in [
      ("content", stage.content), ("scroll view", stage.scroll), ("window", stage.stage.window),
    ] as [(String, UIView)] {
      let tap = UITapGestureRecognizer()
      stage.stage.listen(to: tap) { _ in taps.append(name) }
      view.addGestureRecognizer(tap)
    }
    let place = stage.scroll.contentOffset
    stage.down(100, 300)
    #expect(stage.log() == ["didEndDecelerating", "willBeginDragging"])
    stage.wait(0.3)
    stage.up(100, 300)
    #expect(stage.log() == ["willEndDragging", "didEndDragging false"])
    stage.wait(1)
    #expect(stage.log() == [])
    #expect(taps == [])
    #expect(stage.scroll.contentOffset == place)
    // At rest the next one is a tap again.
    tap(stage)
    #expect(taps == ["content"])
  }

  @Test func `SV-13 a tap that may be simultaneous is one`() {
    let stage = glidingStage()
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    var taps = 0
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = both
    stage.stage.listen(to: recognizer) { _ in taps += 1 }
    stage.content.addGestureRecognizer(recognizer)
    tap(stage)
    #expect(taps == 1)
  }

  @Test(arguments: [true, false])
  func `SV-13 a button in content that goes on sees nothing`(delays: Bool) {
    let stage = glidingStage()
    stage.scroll.delaysContentTouches = delays
    let button = UIButton(frame: stage.content.bounds)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
    stage.content.addSubview(button)
    tap(stage)
    #expect(events == [])
    tap(stage)
    #expect(events == ["down", "up inside"])
  }

  @Test func `SV-13 a finger that stopped content drags it from there`() {
    let stage = glidingStage()
    let place = stage.scroll.contentOffset
    stage.down(100, 300)
    stage.move(100, 297)
    #expect(stage.scroll.contentOffset == CGPoint(x: 0, y: place.y + 3))
    stage.wait(0.2)
    stage.up(100, 297)
    #expect(
      stage.log() == [
        "didEndDecelerating", "willBeginDragging", "didScroll", "willEndDragging",
        "didEndDragging false",
      ])
  }

  @Test func `SV-13 content that was stopped beyond its edge swings back when let go`() {
    let stage = ScrollStage()
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 110))
    stage.wait(0.05)
    let place = stage.scroll.contentOffset
    #expect(place.y < 0)
    _ = stage.log()
    stage.down(100, 300)
    stage.wait(1)
    #expect(stage.scroll.contentOffset == place)
    stage.up(100, 300)
    stage.wait(2)
    #expect(stage.scroll.contentOffset == .zero)
    #expect(
      stage.log() == [
        "didEndDecelerating", "willBeginDragging", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ])
  }

  @Test func `SV-13 one finger of a pan of two stops content and drags nothing`() {
    let stage = glidingStage()
    stage.scroll.panGestureRecognizer.minimumNumberOfTouches = 2
    let place = stage.scroll.contentOffset
    stage.down(100, 300)
    stage.move(100, 200)
    #expect(stage.scroll.contentOffset == place)
    stage.up(100, 200)
    stage.wait(1)
    #expect(stage.scroll.contentOffset == place)
    #expect(stage.log().first == "didEndDecelerating")
  }

  /// What very many applications ask in order to hear once that content stands still.
  private final class StopCounter: NSObject, UIScrollViewDelegate {
    var stops = 0

    func scrollViewDidEndDecelerating(_ view: UIScrollView) {
      if !view.isTracking, !view.isDragging, !view.isDecelerating { stops += 1 }
    }

    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
      if !decelerate, view.isTracking, !view.isDragging, !view.isDecelerating { stops += 1 }
    }
  }

  @Test func `SV-12 content that stops is noticed once, however it stops`() {
    let stage = ScrollStage()
    let counter = StopCounter()
    stage.scroll.delegate = counter
    let (start, way) = (CGPoint(x: 100, y: 300), CGPoint(x: 0, y: -100))
    stage.drag(from: start, by: way, rests: false)
    stage.wait(5)
    #expect(counter.stops == 1, "by itself")
    stage.drag(from: start, by: way)
    #expect(counter.stops == 2, "under the finger that dragged")
    stage.drag(from: start, by: way, rests: false)
    stage.wait(0.1)
    tap(stage)
    #expect(counter.stops == 3, "by a finger that stopped it")
  }

  @Test func `SV-16 a drag that begins by stopping content is locked when it has moved`() {
    let stage = ScrollStage()
    stage.scroll.contentSize = CGSize(width: 2000, height: 2000)
    stage.scroll.isDirectionalLockEnabled = true
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -100), rests: false)
    stage.wait(0.1)
    let place = stage.scroll.contentOffset
    stage.down(200, 300)
    stage.move(180, 300)
    stage.move(150, 280)
    #expect(stage.scroll.contentOffset == CGPoint(x: place.x + 50, y: place.y))
  }
}
