// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// What holds for all standard recognizers: the devices they take, and views that are transformed.
@MainActor @Suite("GR devices and transforms", .freshApplication)
struct RecognizerInputRules {
  private static let middle = CGPoint(x: 200, y: 400)

  /// What makes a recognizer recognize, in the coordinates of the window, about `middle`.
  private struct Gesture {
    let name: String
    let make: @MainActor () -> UIGestureRecognizer
    let perform: @MainActor (GestureStage, Contact.Kind) -> Void
    let actions: [String]
  }

  private static func one(
    _ stage: GestureStage, _ kind: Contact.Kind, _ phase: Contact.Phase, _ x: CGFloat
  ) {
    stage.send([(0, phase, middle.x + x, middle.y)], kind: kind)
    stage.wait(1.0 / 60)
  }

  private static func tap(_ stage: GestureStage, _ kind: Contact.Kind) {
    one(stage, kind, .began, 0)
    one(stage, kind, .ended, 0)
  }

  private static func two(
    _ stage: GestureStage, _ kind: Contact.Kind, _ phase: Contact.Phase, _ distance: CGFloat,
    _ angle: CGFloat
  ) {
    let x = cos(angle) * distance / 2
    let y = sin(angle) * distance / 2
    stage.send(
      [(0, phase, middle.x - x, middle.y - y), (1, phase, middle.x + x, middle.y + y)], kind: kind)
    stage.wait(1.0 / 60)
  }

  private static let gestures: [Gesture] = [
    Gesture(
      name: "tap", make: { UITapGestureRecognizer() }, perform: { tap($0, $1) },
      actions: ["tap ended"]),
    Gesture(
      name: "triple tap",
      make: {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 3
        return tap
      },
      perform: { stage, kind in for _ in 0..<3 { tap(stage, kind) } },
      actions: ["triple tap ended"]),
    Gesture(
      name: "press", make: { UILongPressGestureRecognizer() },
      perform: { stage, kind in
        one(stage, kind, .began, 0)
        stage.wait(0.6)
        one(stage, kind, .moved, 30)
        one(stage, kind, .ended, 30)
      }, actions: ["press began", "press changed", "press ended"]),
    Gesture(
      name: "pan", make: { UIPanGestureRecognizer() },
      perform: { stage, kind in
        one(stage, kind, .began, 0)
        one(stage, kind, .moved, 11)
        one(stage, kind, .moved, 20)
        one(stage, kind, .ended, 20)
      }, actions: ["pan began", "pan changed", "pan ended"]),
    Gesture(
      name: "swipe", make: { UISwipeGestureRecognizer() },
      perform: { stage, kind in
        one(stage, kind, .began, 0)
        one(stage, kind, .moved, 30)
        one(stage, kind, .moved, 60)
        one(stage, kind, .ended, 60)
      }, actions: ["swipe ended"]),
    Gesture(
      name: "pinch", make: { UIPinchGestureRecognizer() },
      perform: { stage, kind in
        two(stage, kind, .began, 50, 0)
        two(stage, kind, .moved, 60, 0)
        two(stage, kind, .moved, 120, 0)
        two(stage, kind, .ended, 120, 0)
      }, actions: ["pinch began", "pinch changed", "pinch ended"]),
    Gesture(
      name: "rotation", make: { UIRotationGestureRecognizer() },
      perform: { stage, kind in
        two(stage, kind, .began, 60, 0)
        two(stage, kind, .moved, 60, 0.2)
        two(stage, kind, .moved, 60, 0.7)
        two(stage, kind, .ended, 60, 0.7)
      }, actions: ["rotation began", "rotation changed", "rotation ended"]),
  ]

  @Test func `GR-32 every recognizer takes fingers, pens and pointers`() {
    for gesture in Self.gestures {
      for kind in [Contact.Kind.finger, .pen, .pointer] {
        let stage = GestureStage()
        stage.add(gesture.make(), gesture.name)
        gesture.perform(stage, kind)
        let actions = stage.takeLog().filter { !$0.hasPrefix("view") }
        #expect(actions == gesture.actions, "\(gesture.name) by \(kind)")
      }
    }
  }

  @Test func `GR-28 every recognizer recognizes in a view that is turned and scaled`() {
    for gesture in Self.gestures {
      let stage = GestureStage()
      let inner = stage.add("inner", CGRect(x: 150, y: 350, width: 100, height: 100))
      inner.isMultipleTouchEnabled = true
      inner.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
      let recognizer = stage.add(gesture.make(), gesture.name, to: inner)
      var places: [CGPoint] = []
      stage.listen(to: recognizer) { places.append($0.location(in: inner)) }
      gesture.perform(stage, .finger)
      let actions = stage.takeLog().filter { !$0.hasPrefix("view") && !$0.hasPrefix("inner") }
      // Every action is told to two listeners.
      #expect(actions == gesture.actions.flatMap { [$0, $0] }, "\(gesture.name)")
      let first = places.first ?? .zero
      let isPan = gesture.name == "pan"
      // Eleven points to the right are a third of that up, in a view turned to the right.
      let expected = CGPoint(x: 50, y: isPan ? 50 - 11.0 / 3 : 50)
      #expect(
        abs(first.x - expected.x) < 1e-9 && abs(first.y - expected.y) < 1e-9, "\(gesture.name)")
    }
  }

  @Test func `GR-105 what two fingers do is measured in the window, however the view is turned`() {
    let stage = GestureStage()
    let inner = stage.add("inner", CGRect(x: 100, y: 300, width: 200, height: 200))
    inner.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
    let together = GestureDelegate()
    together.together = { _, _ in true }
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch", to: inner)
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation", to: inner)
    for recognizer in [pinch, rotation] { recognizer.delegate = together }
    Self.two(stage, .finger, .began, 100, 0)
    Self.two(stage, .finger, .moved, 120, 0.3)
    Self.two(stage, .finger, .moved, 60, 0.8)
    #expect(abs(pinch.scale - 0.5) < 1e-9)
    #expect(abs(rotation.rotation - 0.5) < 1e-9)
    // A view that follows its own recognizers stays under the fingers.
    inner.transform = inner.transform.rotated(by: rotation.rotation)
      .scaledBy(x: pinch.scale, y: pinch.scale)
    rotation.rotation = 0
    pinch.scale = 1
    Self.two(stage, .finger, .moved, 90, 1)
    #expect(abs(pinch.scale - 1.5) < 1e-9)
    #expect(abs(rotation.rotation - 0.2) < 1e-9)
    Self.two(stage, .finger, .ended, 90, 1)
  }
}
