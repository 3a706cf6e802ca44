// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR pan", .freshApplication)
struct PanRules {
  private func actions(_ stage: GestureStage) -> [String] {
    stage.takeLog().filter { !$0.hasPrefix("view") }
  }

  @Test func `GR-91 a pan takes one finger or any number`() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(UInt(bitPattern: pan.maximumNumberOfTouches) == .max)
  }

  @Test func `GR-92 10 points are the limit`() {
    let stage = GestureStage()
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.down(0, 100, 100)
    stage.move(0, 106, 107)
    #expect(actions(stage) == [])
    stage.move(0, 107, 108)
    #expect(actions(stage) == ["pan began"])
  }

  @Test func `GR-93 a pan begins beyond the limit, not at it`() {
    let stage = GestureStage()
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.down(0, 100, 100)
    stage.move(0, 110, 100)
    #expect(actions(stage) == [])
    stage.move(0, 110.5, 100)
    #expect(actions(stage) == ["pan began"])
  }

  @Test func `GR-94 too few fingers wait, too many fail, and later ones do not end it`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    stage.down(0, 100, 100)
    stage.move(0, 150, 100)
    #expect(pan.state == .possible)
    stage.down(1, 200, 100)
    stage.send([(0, .moved, 170, 100), (1, .moved, 220, 100)])
    #expect(actions(stage) == ["pan began"])
    stage.down(2, 300, 100)
    #expect(pan.numberOfTouches == 2)
    stage.move(2, 350, 100)
    #expect(actions(stage) == [])
    stage.move(1, 230, 100)
    #expect(actions(stage) == ["pan changed"])
    for finger in 0...2 { stage.up(finger, 0, 0) }
    _ = stage.takeLog()
    for finger in 0...2 { stage.down(finger, 100 + 50 * CGFloat(finger), 100) }
    stage.move(0, 200, 100)
    #expect(actions(stage) == [])
  }

  @Test func `GR-95 the translation counts from the touch down`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.down(0, 100, 100)
    stage.move(0, 130, 90)
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: -10))
    stage.move(0, 120, 95)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: -5))
    // A second finger does not make it jump.
    stage.down(1, 300, 300)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: -5))
    stage.send([(0, .moved, 130, 95), (1, .moved, 310, 300)])
    #expect(pan.translation(in: nil) == CGPoint(x: 30, y: -5))
  }

  @Test func `GR-95 translations are those of the view that is asked for`() {
    let stage = GestureStage()
    let inner = stage.add("inner")
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: inner)
    stage.down(0, 100, 100)
    stage.move(0, 140, 100)
    let inside = pan.translation(in: inner)
    #expect(abs(inside.x) < 1e-9 && abs(inside.y + 20) < 1e-9)
    pan.setTranslation(CGPoint(x: 0, y: -10), in: inner)
    let outside = pan.translation(in: stage.view)
    #expect(abs(outside.x - 20) < 1e-9 && abs(outside.y) < 1e-9)
  }

  @Test func `GR-96 setTranslation starts anew, without velocity`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 60, y: 0), steps: 6)
    #expect(pan.velocity(in: nil).x > 0)
    pan.setTranslation(.zero, in: nil)
    #expect(pan.translation(in: nil) == .zero)
    #expect(pan.velocity(in: nil) == .zero)
    stage.move(0, 165, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
  }

  @Test func `GR-97 velocity is points per second on each axis`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 100, y: -50), steps: 10)
    let velocity = pan.velocity(in: stage.view)
    #expect(abs(velocity.x - 600) < 0.01)
    #expect(abs(velocity.y + 300) < 0.01)
  }

  @Test func `GR-98 a pan ends with the last finger, and its velocity stays`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    var velocities: [CGFloat] = []
    stage.listen(to: pan) { recognizer in
      guard recognizer.state == .ended, let pan = recognizer as? UIPanGestureRecognizer else {
        return
      }
      velocities.append(pan.velocity(in: nil).x.rounded())
    }
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 100, y: 0), steps: 10)
    stage.up(0, 200, 100)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 100, y: 0), steps: 10)
    stage.wait(0.2)
    stage.up(0, 200, 100)
    #expect(velocities == [600, 0])
    _ = stage.takeLog()
    pan.removeTarget(nil, action: nil)
    stage.listen(to: pan)
    pan.minimumNumberOfTouches = 2
    stage.down(0, 100, 100)
    stage.down(1, 200, 100)
    stage.send([(0, .moved, 150, 100), (1, .moved, 250, 100)])
    stage.up(0, 150, 100)
    #expect(actions(stage) == ["pan began", "pan ended"])
  }

  @Test func `GR-112 an edge pan starts within 20 points of its edges`() {
    let stage = GestureStage()
    let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
    #expect(edge.edges == [])
    func drags(from x: CGFloat) -> Bool {
      let way: CGFloat = x < 200 ? 60 : -60
      stage.drag(from: CGPoint(x: x, y: 100), by: CGPoint(x: way, y: 0), steps: 3)
      stage.up(0, x + way, 100)
      return actions(stage).first == "edge began"
    }
    #expect(!drags(from: 5))
    edge.edges = .left
    #expect(drags(from: 20))
    #expect(!drags(from: 21))
    edge.edges = .right
    #expect(!drags(from: 5))
    #expect(drags(from: 380))
    #expect(!drags(from: 379))
  }

  @Test func `GR-119 an edge pan leads away from its edge, at most 45 degrees aside`() {
    let stage = GestureStage()
    let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
    func drags(_ edges: UIRectEdge, from start: CGPoint, degrees: CGFloat) -> Bool {
      edge.edges = edges
      let angle = degrees * .pi / 180
      let way = CGPoint(x: 60 * cos(angle), y: 60 * sin(angle))
      stage.drag(from: start, by: way, steps: 3)
      stage.up(0, start.x + way.x, start.y + way.y)
      return actions(stage) == ["edge began", "edge changed", "edge changed", "edge ended"]
    }
    let starts: [(UIRectEdge, CGPoint, CGFloat)] = [
      (.left, CGPoint(x: 5, y: 400), 0), (.top, CGPoint(x: 200, y: 5), 90),
      (.right, CGPoint(x: 395, y: 400), 180), (.bottom, CGPoint(x: 200, y: 795), 270),
    ]
    for (edges, start, inward) in starts {
      for aside: CGFloat in [0, 44, -44] {
        #expect(drags(edges, from: start, degrees: inward + aside), "\(edges) \(aside)")
      }
      for aside: CGFloat in [46, 90, -46, -90, 180] {
        #expect(!drags(edges, from: start, degrees: inward + aside), "\(edges) \(aside)")
      }
    }
    // In a corner either edge is left.
    #expect(drags([.left, .top], from: CGPoint(x: 5, y: 5), degrees: 80))
    #expect(drags([.left, .top], from: CGPoint(x: 5, y: 5), degrees: 10))
    #expect(!drags(.left, from: CGPoint(x: 5, y: 5), degrees: 80))
  }

  @Test func `GR-119 an edge pan that failed lets others have the finger`() {
    let stage = GestureStage()
    let edge = stage.add(UIScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .left
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: edge)
    stage.drag(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 0, y: 60), steps: 3)
    stage.up(0, 5, 460)
    #expect(actions(stage) == ["pan began", "pan changed", "pan changed", "pan ended"])
    stage.drag(from: CGPoint(x: 5, y: 400), by: CGPoint(x: 60, y: 0), steps: 3)
    stage.up(0, 65, 400)
    #expect(actions(stage) == ["edge began", "edge changed", "edge changed", "edge ended"])
  }

  @Test func `GR-123 what ends does not count the fingers that lifted`() {
    let stage = GestureStage()
    var counts: [String] = []
    let recognizers = [
      stage.add(UIPanGestureRecognizer(), "pan"), stage.add(UIPinchGestureRecognizer(), "pinch"),
      stage.add(UIRotationGestureRecognizer(), "rotation"),
    ]
    let together = GestureDelegate()
    together.together = { _, _ in true }
    for recognizer in recognizers {
      recognizer.delegate = together
      stage.listen(to: recognizer) { recognizer in
        if recognizer.state == .ended {
          let place = recognizer.location(in: nil)
          counts.append(
            "\(recognizer.name ?? "") \(recognizer.numberOfTouches) at \(place.x),\(place.y)")
        }
      }
    }
    stage.send([(1, .began, 50, 60), (2, .began, 90, 60)])
    for step in 1...5 {
      let step = Double(step * 8)
      stage.send([(1, .moved, 50 - step, 60 + step), (2, .moved, 90, 60 - step)])
    }
    stage.send([(1, .ended, 10, 100), (2, .ended, 90, 20)])
    #expect(
      counts.sorted() == ["pan 0 at 50.0,60.0", "pinch 0 at 50.0,60.0", "rotation 0 at 50.0,60.0"])
  }

  @Test func `GR-118 a wheel and a trackpad scroll a pan that allows it`() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    #expect(pan.allowedScrollTypesMask == [])
    var places: [CGPoint] = []
    stage.listen(to: pan) { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      places.append(pan.translation(in: nil))
      #expect(pan.numberOfTouches == 0)
    }
    func scroll(_ phase: ScrollSample.Phase, _ y: Double) {
      stage.wait(1.0 / 60)
      HostInput.send(
        .scroll(
          ScrollSample(
            time: TimeSource.clock.now, phase: phase, location: CGPoint(x: 50, y: 50),
            delta: Displacement(x: 0, y: y))))
    }
    scroll(.step, 20)
    #expect(places == [])
    pan.allowedScrollTypesMask = .discrete
    scroll(.step, 20)
    #expect(places == [CGPoint(x: 0, y: -20), CGPoint(x: 0, y: -20)])
    places = []
    scroll(.began, 5)
    #expect(places == [])
    pan.allowedScrollTypesMask = .all
    scroll(.ended, 0)
    scroll(.began, 5)
    scroll(.changed, 5)
    scroll(.ended, 0)
    #expect(places.last == CGPoint(x: 0, y: -10))
    #expect(places.count == 4)
  }
}
