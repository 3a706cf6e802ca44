// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("The test driver: waiting for views", .freshApplication)
struct DriverWaitingTests {
  private let root = UIView(frame: UIScreen.main.bounds)
  private let box = UIView(frame: CGRect(x: 20, y: 40, width: 60, height: 60))

  init() { box.accessibilityIdentifier = "box" }

  /// A generator whose view gets the box after half a second.
  private func generator() throws -> EventGenerator {
    let generator = try EventGenerator(view: root)
    TimeSource.clock.schedule(after: 0.5) { [root, box] in root.addSubview(box) }
    return generator
  }

  @Test func `waiting ends at the first check that finds the view`() throws {
    let generator = try generator()
    try generator.waitUntilExists("box", timeout: 2, checkInterval: 0.2)
    #expect((generator.now * 10).rounded() == 6)
    let found = try generator.waitUntilExists(root.subviews.first, timeout: 1)
    #expect(found === box && (generator.now * 10).rounded() == 6)
  }

  @Test(arguments: 0..<4)
  func `each way to wait for a view, a rectangle or a point ends when it can be touched`(way: Int)
    throws
  {
    let generator = try generator()
    switch way {
    case 0: try generator.waitUntilVisible("box", timeout: 2)
    case 1: try generator.waitUntilVisible(box, visibility: .center, timeout: 2)
    case 2: try generator.waitUntilHittable("box", timeout: 2)
    default: try generator.waitUntilHittable(box, timeout: 2)
    }
    #expect((generator.now * 10).rounded() == 5)
  }

  @Test func `what can be touched at once is not waited for`() throws {
    let generator = try EventGenerator(view: root)
    try generator.waitUntilHittable(timeout: 2)
    try generator.waitUntilVisible(CGPoint(x: 5, y: 5), timeout: 2)
    try generator.waitUntilHittable(CGPoint(x: 5, y: 5), timeout: 2)
    try generator.waitUntilVisible(
      CGRect(x: -5, y: 0, width: 50, height: 50), visibility: .partial, timeout: 2)
    #expect(generator.now == 0)
  }

  @Test func `waiting in vain throws after the time that was given`() throws {
    let generator = try EventGenerator(view: root)
    let ways: [() throws -> Void] = [
      { try generator.waitUntil(false, timeout: 0.01) },
      { _ = try generator.waitUntilExists(nil as UIView?, timeout: 0.01) },
      { try generator.waitUntilExists("nowhere", timeout: 0.01) },
      { try generator.waitUntilVisible("nowhere", timeout: 0.01) },
      { try generator.waitUntilHittable(CGPoint(x: -9, y: 0), timeout: 0.01) },
      {
        try generator.waitUntilVisible(
          CGRect(x: -5, y: 0, width: 50, height: 50), visibility: .full, timeout: 0.01)
      },
    ]
    for way in ways {
      let start = generator.now
      do {
        try way()
        Issue.record("nothing was thrown")
      } catch HammerError.waitConditionTimeout(let seconds) {
        #expect(seconds == 0.01 && ((generator.now - start) * 100).rounded() == 1)
      }
    }
  }

  @Test func `a turn can be ended without time, and a frame takes a sixtieth of a second`() throws {
    let generator = try EventGenerator(view: root)
    box.setNeedsLayout()
    root.addSubview(box)
    try generator.waitUntilRunloopIsFlushed(timeout: 1)
    #expect(generator.now == 0)
    try generator.waitUntilFrameIsRendered(timeout: 1)
    #expect((generator.now * 60).rounded() == 1)
  }

  @Test func `a finger is shown as a circle in front of everything, while it is asked for`() throws
  {
    let generator = try EventGenerator(view: root)
    func circles() -> [CGPoint] {
      UIApplication.shared.windows.filter { $0.windowLevel > .alert }
        .flatMap(\.subviews).map(\.center)
    }
    #expect(!generator.showTouches)
    generator.showTouches = true
    try generator.fingerDown(.rightIndex, at: CGPoint(x: 30, y: 40))
    try generator.fingerDown(.rightMiddle, at: CGPoint(x: 90, y: 40))
    #expect(circles() == [CGPoint(x: 30, y: 40), CGPoint(x: 90, y: 40)])
    try generator.fingerUp(.rightIndex)
    #expect(generator.showTouches && circles() == [CGPoint(x: 90, y: 40)])
    generator.showTouches = false
    #expect(circles() == [] && !generator.showTouches)
  }

  @Test func `a probe of a controller notes that its view goes, and touches in it`() throws {
    let log = EventLog()
    let controller = ProbeController("page", log: log)
    let generator = try EventGenerator(viewController: controller)
    _ = log.take()
    try generator.fingerDown(at: CGPoint(x: 10, y: 20))
    try generator.fingerMove(.automatic, translationX: 5, y: 0, duration: 0)
    try generator.fingerUp()
    controller.passesTouchesOn = true
    try generator.fingerDown(at: CGPoint(x: 10, y: 20))
    try generator.cancelTouches()
    #expect(
      log.take() == [
        "page began (10, 20)", "page moved (15, 20)", "page ended (15, 20)",
        "page began (10, 20)", "page cancelled (10, 20)",
      ])
    controller.view.window?.rootViewController = UIViewController()
    #expect(log.take() == ["page viewWillDisappear", "page viewDidDisappear"])
  }

  @Test func `a stylus taps twice, rests, and turns evenly on its way`() throws {
    let log = EventLog()
    let view = ProbeView("paper", log: log, frame: UIScreen.main.bounds)
    let generator = try EventGenerator(view: view)
    var counts: [Int] = []
    var poses: [String] = []
    view.onTouches = { phase, touches, _ in
      guard let touch = touches.first else { return }
      if phase == .began { counts.append(touch.tapCount) }
      if phase == .moved {
        let angle = (touch.altitudeAngle / .pi * 180).rounded()
        poses.append("\(Int(touch.location(in: nil).x)) \(Int(angle)) \(touch.force)")
      }
    }
    try generator.stylusDoubleTap(at: CGPoint(x: 50, y: 50))
    #expect(counts == [1, 2])
    let start = generator.now
    try generator.stylusLongPress(at: CGPoint(x: 200, y: 200), duration: 0.75)
    #expect(generator.now - start == 0.75)
    try generator.stylusDown(at: CGPoint(x: 10, y: 10), altitude: .pi / 2, pressure: 0)
    try generator.stylusMove(
      to: CGPoint(x: 30, y: 10), altitude: .pi / 4, pressure: 1, duration: 1 / 30)
    try generator.stylusUp()
    #expect(poses == ["20 68 0.5", "30 45 1.0"])
  }

  @Test func `a pressed pointer moves in time, and only a pressed one`() throws {
    let log = EventLog()
    let view = ProbeView("desk", log: log, frame: UIScreen.main.bounds)
    let generator = try EventGenerator(view: view)
    #expect(throws: HammerError.self) {
      try generator.pointerMove(to: CGPoint(x: 30, y: 10), duration: 0.1)
    }
    try generator.pointerDown(at: CGPoint(x: 10, y: 10))
    try generator.pointerMove(to: CGPoint(x: 30, y: 10), duration: 1 / 30)
    try generator.pointerUp()
    #expect(
      log.take() == [
        "desk began (10, 10)", "desk moved (20, 10)", "desk moved (30, 10)", "desk ended (30, 10)",
      ])
  }

  @Test func `two fingers close, turn about a point, and go to another`() throws {
    let log = EventLog()
    let view = ProbeView("pad", log: log, frame: UIScreen.main.bounds)
    view.isMultipleTouchEnabled = true
    let generator = try EventGenerator(view: view)
    var spans: [Int] = []
    view.onTouches = { _, _, event in
      let places = (event?.allTouches ?? []).map { $0.location(in: nil) }
      guard places.count == 2 else { return }
      spans.append(Int(hypot(places[0].x - places[1].x, places[0].y - places[1].y).rounded()))
    }
    try generator.fingerPinchClose(at: CGPoint(x: 160, y: 200), duration: 1 / 30)
    #expect(spans.first ?? 0 > spans.last ?? 0 && spans.count == 4)
    _ = log.take()
    try generator.twoFingerDown(at: CGPoint(x: 100, y: 100), withDistance: 20)
    try generator.twoFingerMove(to: CGPoint(x: 100, y: 140), withDistance: 40)
    try generator.fingerPivot(aroundAnchor: CGPoint(x: 100, y: 140), angle: .pi / 2)
    try generator.twoFingerUp()
    #expect(
      log.take() == [
        "pad began (90, 100) (110, 100)", "pad moved (80, 140) (120, 140)",
        "pad moved (100, 120) (100, 160)", "pad ended (100, 120) (100, 160)",
      ])
    #expect(throws: HammerError.self) {
      try generator.twoFingerDown([.rightIndex, .rightMiddle, .rightRing], at: CGPoint.zero)
    }
    #expect(throws: HammerError.self) { try generator.twoFingerUp([.rightIndex]) }
  }

  @Test func `a key is pressed several times, and errors say what to do`() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 30))
    let generator = try EventGenerator(view: field)
    field.becomeFirstResponder()
    try generator.keyPress("a", numberOfTimes: 3)
    #expect(field.text == "aaa")
    #expect(
      [
        HammerError.windowIsNotReadyForInteraction.description,
        HammerError.waitConditionTimeout(2).description,
      ].allSatisfy { !$0.isEmpty })
    box.isHidden = true
    field.superview?.addSubview(box)
    #expect(throws: HammerError.self) { try generator.fingerTap(at: box) }
    let hidden = HammerError.viewIsNotVisible(box).description
    #expect(hidden.hasPrefix("It is off the screen, or it or a view above it is hidden"))
  }
}
