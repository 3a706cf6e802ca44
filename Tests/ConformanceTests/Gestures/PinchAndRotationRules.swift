// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("GR pinch and rotation", .freshApplication)
struct PinchAndRotationRules {
  private func actions(_ stage: GestureStage) -> [String] {
    stage.takeLog().filter { !$0.hasPrefix("view") }
  }

  /// Puts two fingers about a point, at an angle in radians.
  private func place(
    _ stage: GestureStage, _ phase: Contact.Phase, distance: CGFloat, angle: CGFloat = 0,
    about middle: CGPoint = CGPoint(x: 200, y: 400), kind: Contact.Kind = .finger
  ) {
    let x = cos(angle) * distance / 2
    let y = sin(angle) * distance / 2
    stage.send(
      [(0, phase, middle.x - x, middle.y - y), (1, phase, middle.x + x, middle.y + y)], kind: kind)
  }

  @Test func `GR-99 a pinch begins when the distance changes by more than 8 points`() {
    let stage = GestureStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    place(stage, .began, distance: 100)
    place(stage, .moved, distance: 108)
    #expect(actions(stage) == [])
    place(stage, .moved, distance: 109)
    #expect(actions(stage) == ["pinch began"])
    #expect(pinch.scale == 1)
    place(stage, .ended, distance: 109)
    place(stage, .began, distance: 100, kind: .pointer)
    place(stage, .moved, distance: 103, kind: .pointer)
    #expect(actions(stage) == ["pinch ended", "pinch began"])
  }

  @Test func `GR-100 a pinch does not begin while a finger is outside the window`() {
    let stage = GestureStage()
    stage.add(UIPinchGestureRecognizer(), "pinch")
    place(stage, .began, distance: 300)
    place(stage, .moved, distance: 420)
    #expect(actions(stage) == [])
    place(stage, .moved, distance: 380)
    #expect(actions(stage) == ["pinch began"])
  }

  @Test func `GR-101 the scale is the distance beside that at recognition`() {
    let stage = GestureStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    place(stage, .began, distance: 100)
    stage.wait(0.1)
    place(stage, .moved, distance: 110)
    #expect(pinch.scale == 1)
    stage.wait(0.1)
    place(stage, .moved, distance: 55)
    #expect(abs(pinch.scale - 0.5) < 1e-9)
    #expect(abs(pinch.velocity + 5) < 1e-6)
    pinch.scale = 1
    stage.wait(0.1)
    place(stage, .moved, distance: 110)
    #expect(abs(pinch.scale - 2) < 1e-9)
    #expect(abs(pinch.velocity - 10) < 1e-6)
  }

  @Test func `GR-102 two fingers that drag do not pinch by the way`() {
    let stage = GestureStage()
    stage.add(UIPinchGestureRecognizer(), "pinch")
    place(stage, .began, distance: 100)
    place(stage, .moved, distance: 109, about: CGPoint(x: 300, y: 400))
    #expect(actions(stage) == [])
    place(stage, .moved, distance: 120, about: CGPoint(x: 300, y: 400))
    #expect(actions(stage) == ["pinch began"])
  }

  @Test func `GR-103 a pinch ends when both fingers are up`() {
    let stage = GestureStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    place(stage, .began, distance: 100)
    place(stage, .moved, distance: 110)
    place(stage, .moved, distance: 220)
    stage.up(1, 310, 400)
    #expect(pinch.state == .changed)
    stage.move(0, 150, 400)
    #expect(pinch.scale == 2)
    // Another finger goes on from this scale.
    stage.down(1, 250, 400)
    stage.move(1, 350, 400)
    #expect(abs(pinch.scale - 4) < 1e-9)
    stage.up(0, 150, 400)
    stage.up(1, 350, 400)
    #expect(actions(stage) == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
  }

  @Test func `GR-104 a rotation begins beyond 5 degrees, or more when the distance changes`() {
    let degree = CGFloat.pi / 180
    for (turn, distance, kind, begins) in [
      (4.9, 100.0, Contact.Kind.finger, false), (5.1, 100, .finger, true),
      (7.4, 125, .finger, false), (7.6, 125, .finger, true), (9.9, 200, .finger, false),
      (10.1, 200, .finger, true), (0.9, 100, .pointer, false), (1.1, 100, .pointer, true),
    ] {
      let stage = GestureStage()
      let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
      place(stage, .began, distance: 100, kind: kind)
      place(stage, .moved, distance: distance, angle: turn * degree, kind: kind)
      #expect(actions(stage) == (begins ? ["rotation began"] : []), "\(turn)° \(distance)")
      #expect(rotation.rotation == 0)
    }
  }

  @Test func `GR-105 rotation is in radians, clockwise, past a full turn`() {
    let stage = GestureStage()
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
    place(stage, .began, distance: 100)
    let step = CGFloat.pi / 10
    for index in 1...41 {
      stage.wait(0.1)
      place(stage, .moved, distance: 100, angle: CGFloat(index) * step)
    }
    #expect(abs(rotation.rotation - 4 * .pi) < 1e-6)
    #expect(abs(rotation.velocity - .pi) < 1e-6)
    rotation.rotation = 1
    place(stage, .moved, distance: 100, angle: 40 * step)
    #expect(abs(rotation.rotation - (1 - step)) < 1e-6)
  }

  @Test func `GR-106 a rotation ends when all fingers are up`() {
    let stage = GestureStage()
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
    place(stage, .began, distance: 100)
    place(stage, .moved, distance: 100, angle: 0.5)
    stage.up(0, 100, 400)
    #expect(rotation.state == .began)
    stage.up(1, 300, 400)
    #expect(actions(stage) == ["rotation began", "rotation ended"])
  }

  @Test func `Pinch, rotation and pan live together when a delegate agrees`() {
    let stage = GestureStage()
    let delegate = GestureDelegate()
    delegate.together = { _, _ in true }
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation")
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    for recognizer in [pinch, rotation, pan] { recognizer.delegate = delegate }
    place(stage, .began, distance: 100)
    place(stage, .moved, distance: 150, angle: 0.5, about: CGPoint(x: 220, y: 400))
    #expect(actions(stage) == ["pinch began", "rotation began", "pan began"])
    place(stage, .moved, distance: 300, angle: 1, about: CGPoint(x: 240, y: 420))
    #expect(abs(pinch.scale - 2) < 1e-9)
    #expect(abs(rotation.rotation - 0.5) < 1e-9)
    let translation = pan.translation(in: nil)
    #expect(abs(translation.x - 40) < 1e-9 && abs(translation.y - 20) < 1e-9)
    place(stage, .ended, distance: 300, angle: 1, about: CGPoint(x: 240, y: 420))
    #expect(actions(stage).suffix(3) == ["pinch ended", "rotation ended", "pan ended"])
  }
}
