// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Rules of hit-testing that show only when a finger comes down.
@MainActor @Suite("HT touches and windows", .freshApplication)
struct TouchHitRules {
  let log = EventLog()

  func probe(_ name: String, _ frame: CGRect = UIScreen.main.bounds) -> ProbeView {
    ProbeView(name, log: log, frame: frame)
  }

  /// A visible window that fills the screen and holds a probe of the same size.
  func window(_ name: String) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.accessibilityIdentifier = "window \(name)"
    window.addSubview(probe(name))
    window.isHidden = false
    return window
  }

  @Test func `HT-17 hitTest may answer with a view from elsewhere`() throws {
    final class Redirecting: UIView {
      var answer: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
    }
    let root = Redirecting(frame: UIScreen.main.bounds)
    let other = probe("other", CGRect(x: 300, y: 300, width: 10, height: 10))
    let generator = try EventGenerator(view: root)
    generator.window.addSubview(other)
    generator.window.sendSubviewToBack(other)
    root.answer = other
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["other began (-295, -295)", "other ended (-295, -295)"])
  }

  @Test func `HT-22 one touch may ask several times and gets one answer`() throws {
    final class Counting: UIView {
      var count = 0
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        count += 1
        return super.point(inside: point, with: event)
      }
    }
    let root = probe("root")
    let counting = Counting(frame: root.bounds)
    counting.addSubview(probe("leaf"))
    root.addSubview(counting)
    let generator = try EventGenerator(view: root)
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(counting.count >= 1)
    #expect(log.take() == ["leaf began (5, 5)", "leaf ended (5, 5)"])
  }

  @Test func `HT-23 moves do not look for another view`() throws {
    let root = probe("root")
    let left = probe("left", CGRect(x: 0, y: 0, width: 50, height: 50))
    let right = probe("right", CGRect(x: 50, y: 0, width: 50, height: 50))
    root.addSubview(left)
    root.addSubview(right)
    let generator = try EventGenerator(view: root)
    generator.traceTopics = [.hit]
    try generator.fingerDown(at: left)
    #expect(generator.trace.last == "hit: left hit at (25.0, 25.0)")
    try generator.fingerMove(to: right)
    try generator.fingerUp()
    #expect(generator.trace == [])
    #expect(log.take() == ["left began (25, 25)", "left moved (75, 25)", "left ended (75, 25)"])
  }

  @Test func `HT-25 the front window whose hit test answers gets the touch, key or not`() throws {
    let behind = window("behind")
    let front = window("front")
    let generator = try EventGenerator(window: behind)
    front.makeKeyAndVisible()
    behind.makeKey()
    #expect(behind.isKeyWindow)
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["front began (5, 5)", "front ended (5, 5)"])
    front.isHidden = true
  }

  @Test func `HT-26 a higher level is in front, then what was shown last`() throws {
    let low = window("low")
    let high = window("high")
    let generator = try EventGenerator(window: low)
    high.windowLevel = .alert
    low.makeKeyAndVisible()
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["high began (5, 5)", "high ended (5, 5)"])
    high.windowLevel = .normal
    high.isHidden = true
    high.isHidden = false
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["high began (5, 5)", "high ended (5, 5)"])
    low.isHidden = true
    low.isHidden = false
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["low began (5, 5)", "low ended (5, 5)"])
    high.isHidden = true
  }

  @Test func `HT-27 a hidden window takes no touches`() throws {
    let behind = window("behind")
    let front = window("front")
    let generator = try EventGenerator(window: behind)
    front.makeKeyAndVisible()
    front.isHidden = true
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    #expect(log.take() == ["behind began (5, 5)", "behind ended (5, 5)"])
  }

  @Test func `HT-28 a window that answers nil lets the touch reach the one below`() throws {
    final class Passing: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let behind = window("behind")
    let front = Passing(frame: UIScreen.main.bounds)
    front.addSubview(probe("button", CGRect(x: 0, y: 0, width: 10, height: 10)))
    let generator = try EventGenerator(window: behind)
    front.makeKeyAndVisible()
    try generator.fingerTap(at: CGPoint(x: 5, y: 5))
    try generator.fingerTap(at: CGPoint(x: 50, y: 50))
    #expect(
      log.take() == [
        "button began (5, 5)", "button ended (5, 5)", "behind began (50, 50)",
        "behind ended (50, 50)",
      ])
    front.isHidden = true
  }

  @Test func `HT-31 a window's own hitTest is asked, with the event`() throws {
    final class Asking: UIWindow {
      var events: [UIEvent?] = []
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        events.append(event)
        return super.hitTest(point, with: event)
      }
    }
    let window = Asking(frame: UIScreen.main.bounds)
    let view = probe("view")
    window.addSubview(view)
    let generator = try EventGenerator(window: window)
    window.events = []
    var delivered: UIEvent?
    view.onTouches = { _, _, event in delivered = event }
    try generator.fingerDown(at: CGPoint(x: 5, y: 5))
    #expect(window.events.contains { $0 != nil && $0 === delivered })
  }
}
