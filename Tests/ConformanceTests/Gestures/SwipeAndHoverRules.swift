// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR swipe and hover", .freshApplication)
struct SwipeAndHoverRules {
  private func actions(_ stage: GestureStage) -> [String] {
    stage.takeLog().filter { !$0.hasPrefix("view") }
  }

  /// Swipes in equal steps, and tells whether it was recognized before the lift.
  private func swipes(
    _ stage: GestureStage, by way: CGPoint, in time: TimeInterval, finger: Int = 0
  ) -> Bool {
    let start = CGPoint(x: 200, y: 400)
    stage.down(finger, start.x, start.y)
    let steps = 10
    for step in 1...steps {
      stage.wait(time / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      stage.move(finger, start.x + way.x * part, start.y + way.y * part)
    }
    let isRecognized = actions(stage) == ["swipe ended"]
    stage.up(finger, start.x + way.x, start.y + way.y)
    return isRecognized
  }

  @Test func `GR-107 a swipe goes to the right with one finger`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
  }

  @Test func `GR-108 a swipe goes 50 points within 0.5 s, and never back`() {
    let stage = GestureStage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    #expect(swipes(stage, by: CGPoint(x: 50, y: 0), in: 0.2))
    #expect(!swipes(stage, by: CGPoint(x: 49, y: 0), in: 0.2))
    #expect(!swipes(stage, by: CGPoint(x: 80, y: 0), in: 0.9))
    #expect(!swipes(stage, by: CGPoint(x: -80, y: 0), in: 0.2))
    stage.down(0, 200, 400)
    for x in [230.0, 220, 280, 350] { stage.move(0, x, 400) }
    stage.up(0, 350, 400)
    #expect(actions(stage) == [])
    for (direction, way) in [
      (UISwipeGestureRecognizer.Direction.left, CGPoint(x: -60, y: 0)),
      (.up, CGPoint(x: 0, y: -60)), (.down, CGPoint(x: 0, y: 60)),
    ] {
      swipe.direction = direction
      #expect(swipes(stage, by: way, in: 0.2))
      #expect(!swipes(stage, by: CGPoint(x: 60, y: 0), in: 0.2))
    }
    swipe.direction = [.left, .right]
    #expect(swipes(stage, by: CGPoint(x: 60, y: 0), in: 0.2))
    #expect(swipes(stage, by: CGPoint(x: -60, y: 0), in: 0.2))
  }

  @Test func `GR-109 a fast swipe may drift more than a slow one`() {
    let stage = GestureStage()
    stage.add(UISwipeGestureRecognizer(), "swipe")
    #expect(swipes(stage, by: CGPoint(x: 55, y: 50), in: 0.1))
    #expect(!swipes(stage, by: CGPoint(x: 55, y: 50), in: 0.45))
    #expect(swipes(stage, by: CGPoint(x: 55, y: 5), in: 0.45))
  }

  @Test func `GR-110 a swipe is where it started`() {
    let stage = GestureStage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    var place = CGPoint.zero
    stage.listen(to: swipe) { place = $0.location(in: nil) }
    stage.down(0, 200, 400)
    stage.move(0, 230, 400)
    stage.move(0, 290, 400)
    #expect(place == CGPoint(x: 200, y: 400))
  }

  @Test func `GR-111 a swipe fails when a finger lifts, or is missing when they move`() {
    let stage = GestureStage()
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe.numberOfTouchesRequired = 2
    #expect(!swipes(stage, by: CGPoint(x: 60, y: 0), in: 0.1))
    stage.down(0, 200, 400)
    stage.down(1, 200, 500)
    stage.send([(0, .moved, 230, 400), (1, .moved, 230, 500)])
    stage.send([(0, .moved, 260, 400), (1, .moved, 260, 500)])
    #expect(actions(stage) == ["swipe ended"])
    stage.up(0, 260, 400)
    stage.up(1, 260, 500)
    stage.down(0, 200, 400)
    stage.down(1, 200, 500)
    stage.send([(0, .moved, 230, 400), (1, .moved, 230, 500)])
    stage.up(1, 230, 500)
    stage.move(0, 290, 400)
    #expect(actions(stage) == [])
  }

  @Test func `GR-113 hover begins, changes and ends with the pointer, and stops nobody`() {
    let stage = GestureStage()
    let inner = stage.add("inner")
    stage.add(UIHoverGestureRecognizer(), "outer")
    let hover = stage.add(UIHoverGestureRecognizer(), "inner hover", to: inner)
    stage.add(UITapGestureRecognizer(), "tap", to: inner)
    func point(_ phase: HoverSample.Phase, _ x: CGFloat) {
      stage.wait(0.01)
      HostInput.send(
        .hover(
          HoverSample(
            time: TimeSource.clock.now, phase: phase, location: CGPoint(x: x, y: 50), kind: .pen,
            altitude: 1, azimuth: 0.5)))
    }
    point(.entered, 300)
    #expect(stage.takeLog() == ["outer began"])
    point(.moved, 100)
    #expect(stage.takeLog() == ["inner hover began", "outer changed"])
    #expect(hover.location(in: inner) == CGPoint(x: 100, y: 50))
    #expect(hover.altitudeAngle == 1)
    #expect(abs(hover.azimuthAngle(in: inner) - 0.5) < 1e-9)
    point(.moved, 110)
    #expect(stage.takeLog() == ["inner hover changed", "outer changed"])
    stage.tap(110, 50)
    #expect(stage.takeLog() == ["inner began", "inner cancelled", "tap ended"])
    point(.moved, 300)
    #expect(stage.takeLog() == ["inner hover ended", "outer changed"])
    point(.exited, 300)
    #expect(stage.takeLog() == ["outer ended"])
    point(.entered, 100)
    #expect(stage.takeLog() == ["inner hover began", "outer began"])
    point(.exited, 100)
  }

  @Test func `GR-124 hover and scroll are cancelled when the view leaves the window`() {
    let stage = GestureStage()
    func makePan() -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .all
      return pan
    }
    weak var gone: UIView?
    weak var child: UIView?
    do {
      let inner = stage.add("inner")
      stage.add(UIHoverGestureRecognizer(), "hover", to: inner)
      stage.add(makePan(), "pan", to: inner)
      stage.add(UIHoverGestureRecognizer(), "outer hover")
      let label = UIView(frame: inner.bounds)
      inner.addSubview(label)
      (gone, child) = (inner, label)
    }
    func send(_ phase: HoverSample.Phase, _ scroll: ScrollSample.Phase, _ y: CGFloat) {
      stage.wait(0.01)
      let (time, place) = (TimeSource.clock.now, CGPoint(x: 100, y: 50))
      HostInput.send(.hover(HoverSample(time: time, phase: phase, location: place)))
      HostInput.send(
        .scroll(
          ScrollSample(
            time: time, phase: scroll, location: place, delta: Displacement(x: 0, y: y))))
    }
    send(.entered, .began, 0)
    send(.moved, .changed, 30)
    #expect(
      stage.takeLog() == [
        "hover began", "outer hover began", "hover changed", "outer hover changed", "pan began",
      ])
    // Neither touch keeps what left.
    child?.removeFromSuperview()
    #expect(child == nil && stage.takeLog() == [])
    gone?.removeFromSuperview()
    #expect(stage.takeLog() == ["hover cancelled", "pan cancelled"])
    #expect(gone == nil)
    send(.moved, .changed, 30)
    send(.exited, .ended, 0)
    #expect(stage.takeLog() == ["outer hover changed", "outer hover ended"])
  }

  @Test func `GR-124 a view may ask its recognizer while the last touch lets go of it`() {
    final class Curious: UIView {
      let pan = UIPanGestureRecognizer()
      var told: ((String) -> Void)?
      override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(pan)
      }
      required init?(coder: NSCoder) { nil }
      isolated deinit {
        pan.isEnabled = false
        told?("\(pan.numberOfTouches) touches, \(pan.state)")
      }
    }
    let stage = GestureStage()
    var told: [String] = []
    weak var gone: UIView?
    do {
      let view = Curious(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.told = { told.append($0) }
      stage.window.addSubview(view)
      gone = view
    }
    stage.down(0, 100, 50)
    stage.move(0, 100, 150)
    gone?.removeFromSuperview()
    stage.up(0, 100, 150)
    stage.wait(1)
    #expect(gone == nil)
    #expect(told == ["0 touches, cancelled"])
  }
}
