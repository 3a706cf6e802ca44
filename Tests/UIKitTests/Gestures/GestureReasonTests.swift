// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore
import UIKitHost

/// The trace says why a recognizer left a state, who stopped it, and whom it waits for.
@MainActor @Suite("Why gestures fail", .freshApplication)
struct GestureReasonTests {
  private func lines(
    _ recognizers: [(UIGestureRecognizer, String)], _ body: (EventGenerator) throws -> Void
  ) throws -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    view.accessibilityIdentifier = "card"
    for (recognizer, name) in recognizers {
      recognizer.name = name
      view.addGestureRecognizer(recognizer)
    }
    let generator = try EventGenerator(window: window)
    var lines: [String] = []
    let subscription = Trace.listen(to: [.gesture]) { lines.append($0.text) }
    defer { Trace.stop(subscription) }
    try body(generator)
    return lines.filter { !$0.hasSuffix("gets the touch") }
  }

  @Test func `a tap that moves names the way and the limit`() throws {
    let tap = UITapGestureRecognizer()
    let lines = try lines([(tap, "tap")]) { generator in
      try generator.fingerDown(at: CGPoint(x: 100, y: 100))
      try generator.fingerMove(to: CGPoint(x: 150.5, y: 100))
      try generator.fingerUp()
    }
    #expect(lines == ["tap possible → failed (moved 50.5 pt, limit 45)"])
  }

  @Test func `a wait and a prevention are told`() throws {
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let press = UILongPressGestureRecognizer()
    let lines = try lines([(single, "single"), (double, "double"), (press, "press")]) { generator in
      try generator.fingerDoubleTap()
      generator.advance(by: 1)
      try generator.fingerTap()
      generator.advance(by: 1)
      try generator.fingerLongPress()
    }
    #expect(
      lines == [
        "single waits for double (tapped)",
        "press possible → failed (lifted before 0.5 s)",
        "single possible → failed (prevented by double)",
        "press possible → failed (prevented by double)",
        "double possible → ended (tapped 2 times)",
        "single waits for double (tapped)",
        "press possible → failed (lifted before 0.5 s)",
        "double possible → failed (no further tap within 0.35 s)",
        "single possible → ended (tapped)",
        "single possible → failed (prevented by press)",
        "double possible → failed (prevented by press)",
        "press possible → began (held 0.5 s)",
        "press began → ended (fingers lifted)",
      ])
  }

  @Test func `an edge pan says where it went instead`() throws {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let lines = try lines([(edge, "edge")]) { generator in
      try generator.fingerDrag(
        from: CGPoint(x: 5, y: 300), to: CGPoint(x: 5, y: 200), duration: 0.2)
      try generator.fingerDrag(
        from: CGPoint(x: 5, y: 300), to: CGPoint(x: 10, y: 300), duration: 0.2)
    }
    #expect(
      lines == [
        "edge possible → failed (moved along the edge, not away from it)",
        "edge possible → failed (moved 5 pt, must exceed 10)",
      ])
  }

  @Test func `a custom recognizer says when it set its state`() throws {
    final class Custom: UIGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let custom = Custom()
    let lines = try lines([(custom, "custom")]) { generator in
      try generator.fingerDrag(
        from: CGPoint(x: 50, y: 300), to: CGPoint(x: 60, y: 300), duration: 1.0 / 60)
      generator.advance(by: 1)
      try generator.fingerDown(at: CGPoint(x: 50, y: 300))
      custom.state = .failed
      try generator.fingerUp()
    }
    #expect(
      lines == [
        "custom possible → began (in touchesMoved)", "custom began → ended (in touchesEnded)",
        "custom possible → failed (set outside of an event)",
      ])
  }

  @Test func `other reasons`() throws {
    let swipe = UISwipeGestureRecognizer()
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let recognizers: [(UIGestureRecognizer, String)] = [
      (swipe, "swipe"), (pinch, "pinch"), (rotation, "rotation"), (edge, "edge"),
    ]
    let lines = try lines(recognizers) { generator in
      try generator.fingerDrag(
        from: CGPoint(x: 150, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.2)
    }
    #expect(
      lines == [
        "edge possible → failed (not within 20 pt of an edge)",
        "swipe possible → failed (moved backwards)",
        "pinch possible → failed (fingers lifted without a pinch)",
        "rotation possible → failed (fingers lifted without a turn)",
      ])
  }
}
