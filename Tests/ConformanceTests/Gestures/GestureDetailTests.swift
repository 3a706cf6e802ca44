// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Recognizers: how they are made and what they take", .freshApplication)
struct GestureDetailTests {
  private final class Silent: NSObject, UIGestureRecognizerDelegate {}

  @Test func `a recognizer is enabled, alone, and takes everything of one kind`() {
    let recognizer = UIGestureRecognizer()
    #expect(recognizer.state == .possible && recognizer.isEnabled && recognizer.view == nil)
    #expect(recognizer.delegate == nil && recognizer.name == nil && recognizer.numberOfTouches == 0)
    #expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded && recognizer.requiresExclusiveTouchType)
    #expect(recognizer.allowedTouchTypes == [0, 1, 2, 3])
    #expect(recognizer.modifierFlags == [] && recognizer.buttonMask == [])
    #expect(recognizer.location(in: nil) == .zero)
    let other = UIGestureRecognizer()
    #expect(recognizer.canPrevent(other) && recognizer.canBePrevented(by: other))
    #expect(!recognizer.shouldRequireFailure(of: other))
    #expect(!recognizer.shouldBeRequiredToFail(by: other))
    #expect(UITapGestureRecognizer().allowedPressTypes == [4])
    #expect(UILongPressGestureRecognizer().allowedPressTypes == [4])
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesBegan = true
    recognizer.delaysTouchesEnded = false
    recognizer.requiresExclusiveTouchType = false
    recognizer.isEnabled = false
    #expect(!recognizer.cancelsTouchesInView && recognizer.delaysTouchesBegan)
    #expect(!recognizer.delaysTouchesEnded && !recognizer.requiresExclusiveTouchType)
    #expect(!recognizer.isEnabled)
    recognizer.cancelsTouchesInView = true
    recognizer.delaysTouchesBegan = false
    recognizer.delaysTouchesEnded = true
    recognizer.requiresExclusiveTouchType = true
    recognizer.isEnabled = true
    #expect(recognizer.cancelsTouchesInView && !recognizer.delaysTouchesBegan)
    #expect(recognizer.delaysTouchesEnded && recognizer.requiresExclusiveTouchType)
    #expect(recognizer.isEnabled)
  }

  @Test func `a delegate that says nothing lets begin, keeps apart, and requires nothing`() {
    let silent: any UIGestureRecognizerDelegate = Silent()
    let (one, two) = (UIGestureRecognizer(), UIGestureRecognizer())
    #expect(silent.gestureRecognizerShouldBegin(one))
    #expect(!silent.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: two))
    #expect(!silent.gestureRecognizer(one, shouldRequireFailureOf: two))
    #expect(!silent.gestureRecognizer(one, shouldBeRequiredToFailBy: two))
    #expect(silent.gestureRecognizer(one, shouldReceive: UITouch()))
  }

  @Test func `each kind of recognizer has its own beginnings`() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.allowedScrollTypesMask == [])
    #expect(UInt(bitPattern: pan.maximumNumberOfTouches) == .max)
    #expect(pan.translation(in: nil) == .zero && pan.velocity(in: nil) == .zero)
    #expect(UIPinchGestureRecognizer().scale == 1 && UIPinchGestureRecognizer().velocity == 0)
    #expect(UIRotationGestureRecognizer().rotation == 0)
    #expect(UIRotationGestureRecognizer().velocity == 0)
    #expect(UISwipeGestureRecognizer().direction == .right)
    #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    #expect(UITapGestureRecognizer().buttonMaskRequired == .primary)
    let directions: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIScrollTypeMask.discrete.rawValue == 1 && UIScrollTypeMask.continuous.rawValue == 2)
    #expect(UIScrollTypeMask.all.rawValue == 3)
    let hover = UIHoverGestureRecognizer()
    #expect(hover.zOffset == 0 && hover.azimuthAngle(in: nil) == 0 && hover.rollAngle == 0)
    #expect(hover.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
    #expect(hover.altitudeAngle == .pi / 2)
    #expect(!hover.canPrevent(pan) && !hover.canBePrevented(by: pan))
  }

  @Test func `a hovering pencil tells its pose`() {
    let stage = GestureStage()
    let hover = stage.add(UIHoverGestureRecognizer(), "hover")
    var poses: [CGFloat] = []
    stage.listen(to: hover) { [unowned hover] _ in
      poses += [hover.altitudeAngle, hover.azimuthAngle(in: nil)]
    }
    func send(_ phase: HoverSample.Phase, _ altitude: Double, _ azimuth: Double) {
      HostInput.send(
        .hover(
          HoverSample(
            time: CACurrentMediaTime(), phase: phase, location: CGPoint(x: 50, y: 50), kind: .pen,
            altitude: altitude, azimuth: azimuth)))
    }
    send(.entered, 0.5, 1)
    send(.moved, 0.75, 2)
    #expect(poses.map { ($0 * 100).rounded() / 100 } == [0.5, 1, 0.75, 2])
    send(.exited, 0, 0)
    #expect(stage.takeLog().filter { $0.hasPrefix("hover") }.last == "hover ended")
    send(.entered, 1, 1)
    #expect(stage.takeLog().contains("hover began"))
  }

  @Test func `a click needs the buttons that are required; with Control it is the second`() {
    let clicks: [(buttons: Int, modifiers: KeyModifiers, required: Int, isClick: Bool)] = [
      (0, [], 1, true), (1, [], 1, true), (2, [], 1, false), (2, [], 2, true), (1, [], 2, false),
      (3, [], 1, true), (3, [], 2, true), (3, [], 3, true), (1, [], 3, false),
      (1, .control, 1, false), (1, .control, 2, true), (0, .control, 2, true),
      (1, .shift, 1, true), (2, .control, 2, true), (3, .control, 3, true),
    ]
    for click in clicks {
      let stage = GestureStage()
      let tap = stage.add(UITapGestureRecognizer(), "tap")
      tap.buttonMaskRequired = UIEvent.ButtonMask(rawValue: click.required)
      stage.send(
        [(1, .began, 50, 50)], kind: .pointer, buttons: click.buttons, modifiers: click.modifiers)
      stage.send([(1, .ended, 50, 50)], kind: .pointer, modifiers: click.modifiers)
      #expect(stage.takeLog().contains("tap ended") == click.isClick, "\(click)")
    }
  }

  @Test func `an edge pan starts as far as 20 points from each of its edges`() {
    let edges: [(UIRectEdge, CGPoint, CGPoint)] = [
      (.left, CGPoint(x: 20, y: 400), CGPoint(x: 30, y: 0)),
      (.right, CGPoint(x: 380, y: 400), CGPoint(x: -30, y: 0)),
      (.top, CGPoint(x: 200, y: 20), CGPoint(x: 0, y: 30)),
      (.bottom, CGPoint(x: 200, y: 780), CGPoint(x: 0, y: -30)),
    ]
    for (edge, place, way) in edges {
      for (others, beyond) in [(edge, 0.0), (edge, 0.5), (UIRectEdge.all.subtracting(edge), 0)] {
        let stage = GestureStage()
        let pan = stage.add(UIScreenEdgePanGestureRecognizer(), "pan")
        pan.edges = others
        let step = beyond / 30
        let start = CGPoint(x: place.x + way.x * step, y: place.y + way.y * step)
        stage.drag(from: start, by: way)
        let began = stage.takeLog().contains("pan began")
        #expect(began == (others == edge && beyond == 0), "\(edge) \(others) \(beyond)")
      }
    }
  }

  @Test func `a swipe goes in any of its directions and in no other`() {
    let ways: [(UISwipeGestureRecognizer.Direction, CGPoint)] = [
      (.right, CGPoint(x: 100, y: 0)), (.left, CGPoint(x: -100, y: 0)),
      (.up, CGPoint(x: 0, y: -100)), (.down, CGPoint(x: 0, y: 100)),
    ]
    for (direction, way) in ways {
      for wanted in [direction, [.right, .left, .up, .down], [.right, .left], [.up, .down]]
        as [UISwipeGestureRecognizer.Direction]
      {
        let stage = GestureStage()
        stage.add(UISwipeGestureRecognizer(), "swipe").direction = wanted
        stage.drag(from: CGPoint(x: 200, y: 400), by: way, steps: 5)
        #expect(
          stage.takeLog().contains("swipe ended") == wanted.contains(direction),
          "\(direction.rawValue) of \(wanted.rawValue)")
      }
    }
  }

  @Test func `taps of two fingers tell both places after the fingers are gone`() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    var seen: [CGPoint] = []
    stage.listen(to: tap) { recognizer in
      seen = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
    }
    stage.send([(1, .began, 50, 60), (2, .began, 90, 60)])
    #expect(tap.numberOfTouches == 2 && tap.location(in: nil) == CGPoint(x: 70, y: 60))
    stage.send([(1, .ended, 50, 60), (2, .ended, 90, 60)])
    #expect(seen == [CGPoint(x: 50, y: 60), CGPoint(x: 90, y: 60)])
    #expect(tap.numberOfTouches == 0 && tap.state == .possible)
  }

  @Test func `a recognizer is as new for the next touches`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let turn = stage.add(UIRotationGestureRecognizer(), "turn")
    var values: [CGFloat] = []
    func take() -> [CGFloat] {
      defer { values = [] }
      return values.map { ($0 * 100).rounded() / 100 }
    }
    stage.listen(to: pan) { [unowned pan] recognizer in
      if recognizer.state == .began { values.append(pan.translation(in: nil).x) }
    }
    for _ in 0..<2 {
      stage.drag(1, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 20, y: 0), steps: 4)
      stage.up(1, 120, 100)
      #expect(take() == [15] && pan.translation(in: nil) == .zero)
      #expect(pan.velocity(in: nil) == .zero && pan.state == .possible)
      stage.wait(2)
    }
    pan.isEnabled = false
    stage.listen(to: pinch) { [unowned pinch] recognizer in
      if recognizer.state == .ended { values.append(pinch.scale) }
    }
    for _ in 0..<2 {
      stage.send([(1, .began, 100, 100), (2, .began, 200, 100)])
      for place in [95.0, 90, 80, 70] {
        stage.wait(1.0 / 60)
        stage.send([(1, .moved, place, 100), (2, .moved, 300 - place, 100)])
      }
      stage.send([(1, .ended, 70, 100), (2, .ended, 230, 100)])
      #expect(take() == [1.45] && pinch.scale == 1 && pinch.velocity == 0)
      stage.wait(2)
    }
    pinch.isEnabled = false
    stage.listen(to: turn) { [unowned turn] recognizer in
      if recognizer.state == .ended { values.append(turn.rotation) }
    }
    for _ in 0..<2 {
      stage.send([(1, .began, 100, 100), (2, .began, 200, 100)])
      for place in [110.0, 120, 150] {
        stage.wait(1.0 / 60)
        stage.send([(1, .moved, 100, 100), (2, .moved, 200, place)])
      }
      stage.send([(1, .ended, 100, 100), (2, .ended, 200, 150)])
      #expect(take().count == 1 && turn.rotation == 0 && turn.velocity == 0)
      stage.wait(2)
    }
  }

  @Test func `a target is called once for each action it was added with, until it is removed`() {
    let stage = GestureStage()
    let tap = UITapGestureRecognizer()
    stage.view.addGestureRecognizer(tap)
    var counts = [0, 0]
    let targets = (0..<2).map { number in Listener { _ in counts[number] += 1 } }
    let fire = Selector("fire:", Listener.fire)
    for target in [targets[0], targets[0], targets[1]] { tap.addTarget(target, action: fire) }
    func tapped() -> [Int] {
      counts = [0, 0]
      stage.tap(50, 50)
      stage.wait(1)
      return counts
    }
    #expect(tapped() == [1, 1])
    tap.removeTarget(targets[0], action: nil)
    #expect(tapped() == [0, 1])
    tap.addTarget(targets[0], action: fire)
    tap.removeTarget(nil, action: Selector("other:", Listener.fire))
    #expect(tapped() == [1, 1])
    tap.removeTarget(targets[1], action: fire)
    #expect(tapped() == [1, 0])
    tap.removeTarget(nil, action: nil)
    #expect(tapped() == [0, 0])
    // Recognizers do not hold their targets, and a release build lets go of them after their last use.
    withExtendedLifetime(targets) {}
  }

  @Test
  func `a pan that wants two fingers ends with one, is cancelled with one, and goes no further`() {
    for cancels in [false, true] {
      let stage = GestureStage()
      let pan = stage.add(UIPanGestureRecognizer(), "pan")
      pan.minimumNumberOfTouches = 2
      stage.down(1, 100, 100)
      stage.move(1, 150, 100)
      #expect(stage.takeLog().filter { $0.hasPrefix("pan") } == [])
      stage.down(2, 100, 200)
      stage.send([(1, .moved, 200, 100), (2, .moved, 150, 200)])
      #expect(stage.takeLog().contains("pan began"))
      if cancels { stage.cancel(2, 150, 200) } else { stage.up(2, 150, 200) }
      #expect(
        stage.takeLog().filter { $0.hasPrefix("pan") }
          == [cancels ? "pan cancelled" : "pan ended"])
      stage.move(1, 300, 100)
      #expect(stage.takeLog().filter { $0.hasPrefix("pan") } == [])
    }
  }

  @Test func `a pan that wants one finger has no place for a second`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    stage.send([(1, .began, 100, 100), (2, .began, 100, 200)])
    stage.send([(1, .moved, 150, 100), (2, .moved, 150, 200)])
    #expect(stage.takeLog().filter { $0.hasPrefix("pan") } == [])
    stage.send([(1, .ended, 150, 100), (2, .ended, 150, 200)])
    stage.drag(1, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 20, y: 0))
    stage.down(2, 100, 200)
    #expect(pan.numberOfTouches == 1 && pan.state == .changed)
    stage.move(2, 100, 300)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    stage.up(1, 120, 100)
    #expect(stage.takeLog().filter { $0.hasPrefix("pan") }.last == "pan ended")
  }
}
