// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("The test driver: what it sends when little is said", .freshApplication)
struct DriverDetailTests {
  private let log = EventLog()

  /// A view that fills the screen, and its generator.
  private func full() throws -> (ProbeView, EventGenerator) {
    let view = ProbeView("full", log: log, frame: UIScreen.main.bounds)
    view.isMultipleTouchEnabled = true
    return (view, try EventGenerator(view: view))
  }

  private func rounded(_ times: [TimeInterval]) -> [Int] {
    times.map { Int(($0 * 1000).rounded()) }
  }

  @Test func `times, distances and settings are those that are documented`() {
    #expect(
      rounded([
        EventGenerator.fingerLiftDelay, EventGenerator.longPressHoldDelay,
        EventGenerator.multiTapInterval, EventGenerator.fingerMoveInterval,
        EventGenerator.pinchDuration, EventGenerator.keyTypeInterval,
      ]) == [50, 2000, 150, 17, 150, 20])
    #expect(EventGenerator.twoFingerDistance == 20 && EventGenerator.rotationDistance == 100)
    #expect(EventGenerator.pinchLargeDistance == 200 && EventGenerator.pinchSmallDistance == 20)
    let settings = EventGenerator.settings
    #expect(!settings.waitForFrameRender && !settings.waitForAnimations)
    #expect(settings.forceActivateAccessibility && settings.accessibilityActivateDelay == 0.02)
    #expect(settings.accessibilityActivateFirstTimeDelay == 5)
    #expect(FingerIndex.allCases.map(\.rawValue) == Array(1...10))
    #expect(FingerIndex.automatic == nil && [FingerIndex?].automatic == [])
  }

  @Test func `fingers tap, hold and lift after their times`() throws {
    let (view, generator) = try full()
    var times: [TimeInterval] = []
    view.onTouches = { _, touches, _ in times += touches.map(\.timestamp) }
    func take() -> [Int] {
      defer {
        times = []
        generator.advance(by: 1)
      }
      let first = times.first ?? 0
      return rounded(times.map { $0 - first })
    }
    try generator.fingerDoubleTap()
    #expect(take() == [0, 50, 200, 250])
    try generator.fingerTap(numberOfTimes: 3, interval: 0.3)
    #expect(take() == [0, 50, 350, 400, 700, 750])
    try generator.fingerTap(numberOfTimes: -1)
    #expect(take() == [])
    try generator.fingerLongPress()
    #expect(take() == [0, 2000])
    try generator.stylusLongPress()
    #expect(take() == [0, 2000])
    try generator.stylusTap(numberOfTimes: 2)
    #expect(take() == [0, 50, 200, 250])
    try generator.twoFingerTap()
    #expect(take() == [0, 0, 50, 50])
    try generator.fingerPinchOpen(duration: 0)
    #expect(take() == [0, 0, 0, 0, 0, 0])
    try generator.fingerPinchClose()
    #expect(take().last == 150)
  }

  @Test func `contacts say what a finger, a pencil and a mouse would`() throws {
    let (view, generator) = try full()
    var notes: [String] = []
    view.onTouches = { phase, touches, event in
      for touch in touches {
        notes.append(
          "\(touch.type) \(phase) \(touch.majorRadius) \(touch.force)/\(touch.maximumPossibleForce)"
            + " \(EventLog.text(touch.altitudeAngle)) \(event?.buttonMask.rawValue ?? -1)"
            + " \(event?.modifierFlags.rawValue ?? -1)")
      }
    }
    try generator.fingerTap()
    try generator.stylusTap(azimuth: 1, altitude: 0.5, pressure: 0.25)
    try generator.stylusDown()
    try generator.stylusMove(to: CGPoint(x: 9, y: 9), pressure: 1)
    try generator.stylusUp()
    try generator.pointerDown()
    try generator.pointerDown(at: CGPoint(x: 5, y: 5), button: .secondary, modifiers: .shift)
    try generator.pointerUp(button: .primary)
    try generator.pointerUp()
    let pencil = EventLog.text(Double.pi / 2)
    #expect(
      notes == [
        "direct began 5.0 0.0/0.0 \(pencil) 0 0", "direct ended 5.0 0.0/0.0 \(pencil) 0 0",
        "pencil began 0.0 0.25/1.0 0.5 0 0", "pencil ended 0.0 0.0/1.0 0.5 0 0",
        "pencil began 0.0 0.0/1.0 \(pencil) 0 0", "pencil moved 0.0 1.0/1.0 \(pencil) 0 0",
        "pencil ended 0.0 0.0/1.0 \(pencil) 0 0",
        "indirectPointer began 0.0 0.0/0.0 \(pencil) 1 0",
        "indirectPointer moved 0.0 0.0/0.0 \(pencil) 3 131072",
        "indirectPointer moved 0.0 0.0/0.0 \(pencil) 2 0",
        "indirectPointer ended 0.0 0.0/0.0 \(pencil) 0 0",
      ])
    #expect(log.take().suffix(3).allSatisfy { $0.hasSuffix("(5, 5)") })
    #expect(throws: HammerError.self) { try generator.pointerUp() }
    #expect(throws: HammerError.self) { try generator.stylusMove(to: CGPoint(x: 9, y: 9)) }
    try generator.stylusDown()
    #expect(throws: HammerError.self) { try generator.stylusDown() }
  }

  @Test func `a pointer enters, moves and leaves, and rests where its button was let go`() throws {
    let (view, generator) = try full()
    let hover = UIHoverGestureRecognizer()
    let listener = Listener { [log] recognizer in
      log.record("\(recognizer.state) \(EventLog.text(recognizer.location(in: nil)))")
    }
    hover.addTarget(listener, action: Selector("fire:", Listener.fire))
    view.addGestureRecognizer(hover)
    try generator.hover(to: nil)
    try generator.pointerMove(to: CGPoint(x: 10, y: 10))
    try generator.hover(to: CGPoint(x: 20, y: 20))
    try generator.pointerDown()
    try generator.pointerMove(to: CGPoint(x: 30, y: 30))
    try generator.pointerUp()
    #expect(
      log.take().filter { $0.hasPrefix("full") } == [
        "full began (20, 20)", "full moved (30, 30)", "full ended (30, 30)",
      ])
    try generator.pointerDown()
    try generator.pointerUp()
    #expect(log.take().first { $0.hasPrefix("full") } == "full began (30, 30)")
    try generator.hover(to: nil)
    #expect(log.take().last { !$0.hasPrefix("full") } == "ended (30, 30)")
    try generator.pointerDown()
    try generator.pointerUp()
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    #expect(log.take().first == "full began \(EventLog.text(middle))")
    #expect(throws: HammerError.self) { try generator.pointerDown(at: CGPoint(x: -5, y: 5)) }
    #expect(throws: HammerError.self) {
      try generator.scrollWheel(by: .zero, at: CGPoint(x: -5, y: 5))
    }
  }

  @Test func `fingers move by a way, by name, and each to its own place`() throws {
    let (_, generator) = try full()
    try generator.fingerDown(
      [.leftIndex, nil], at: [CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)])
    try generator.fingerMove(
      [nil, nil], translationX: 10, y: 20, duration: 2 * EventGenerator.fingerMoveInterval)
    try generator.fingerMove(.leftIndex, translationX: 5, duration: 0)
    try generator.fingerMove(
      [.rightIndex, .leftIndex], to: [CGPoint(x: 80, y: 80), CGPoint(x: 40, y: 40)])
    try generator.fingerMove(to: CGPoint(x: 70, y: 80))
    #expect(
      log.take() == [
        "full began (10, 10) (90, 10)", "full moved (15, 20) (95, 20)",
        "full moved (20, 30) (100, 30)", "full moved (25, 30)", "full moved (40, 40) (80, 80)",
        "full moved (70, 80)",
      ])
    #expect(throws: HammerError.self) {
      try generator.fingerMove([.rightIndex], to: [CGPoint.zero, CGPoint.zero])
    }
    #expect(throws: HammerError.self) { try generator.fingerMove(.leftThumb, to: CGPoint.zero) }
    #expect(throws: HammerError.self) { try generator.fingerDown([nil], at: []) }
    try generator.fingerPivot([.leftIndex], aroundAnchor: CGPoint(x: 30, y: 40), angle: .pi)
    #expect(log.take() == ["full moved (20, 40)"])
    try generator.fingerUp(.leftIndex)
    #expect(log.take() == ["full ended (20, 40)"])
    try generator.fingerDrag(
      .rightThumb, from: CGPoint(x: 200, y: 200), to: CGPoint(x: 210, y: 200), duration: 0)
    #expect(
      log.take() == ["full began (200, 200)", "full moved (210, 200)", "full ended (210, 200)"])
  }

  @Test func `two fingers stand across, upright or aslant, and open and turn`() throws {
    let (_, generator) = try full()
    let middle = CGPoint(x: 200, y: 200)
    try generator.twoFingerDown(at: middle, angle: .pi / 2)
    try generator.twoFingerMove(
      to: CGPoint(x: 100, y: 200), withDistance: 40, duration: EventGenerator.fingerMoveInterval)
    try generator.twoFingerUp()
    #expect(
      log.take() == [
        "full began (200, 190) (200, 210)", "full moved (80, 200) (120, 200)",
        "full ended (80, 200) (120, 200)",
      ])
    try generator.fingerPinchOpen(at: middle, duration: 0)
    try generator.fingerPinchClose(at: middle, angle: .pi / 2, duration: 0)
    #expect(
      log.take() == [
        "full began (190, 200) (210, 200)", "full moved (100, 200) (300, 200)",
        "full ended (100, 200) (300, 200)", "full began (200, 100) (200, 300)",
        "full moved (200, 190) (200, 210)", "full ended (200, 190) (200, 210)",
      ])
    try generator.fingerRotate(
      at: middle, withDistance: 20, fromAngle: .pi / 2, toAngle: .pi, duration: 0)
    #expect(
      log.take() == [
        "full began (200, 190) (200, 210)", "full moved (190, 200) (210, 200)",
        "full ended (190, 200) (210, 200)",
      ])
  }

  @Test func `with frames to wait for, each event takes one`() throws {
    let (_, generator) = try full()
    EventGenerator.settings.waitForFrameRender = true
    let start = generator.now
    try generator.fingerDown()
    try generator.fingerUp()
    try generator.hover(to: CGPoint(x: 5, y: 5))
    #expect(rounded([generator.now - start]) == [50])
    EventGenerator.settings.waitForFrameRender = false
    try generator.fingerTap()
    #expect(rounded([generator.now - start]) == [100])
    try generator.shake()
    try generator.press(.select)
    #expect(rounded([generator.now - start]) == [650])
    #expect(throws: HammerError.self) { try generator.remoteControl(.motionShake) }
  }

  @Test func `keys are pressed in their intervals`() throws {
    let (view, generator) = try full()
    view.mayBecomeFirstResponder = true
    #expect(view.becomeFirstResponder())
    let start = generator.now
    try generator.keyPress("a", numberOfTimes: 3, interval: 0.5)
    try generator.keyPress(.tab, numberOfTimes: 0)
    try generator.keyPress(.tab, numberOfTimes: -3)
    #expect(rounded([generator.now - start]) == [1000])
    try generator.keyType("abc")
    #expect(rounded([generator.now - start]) == [1040])
    view.mayResignFirstResponder = false
    #expect(!view.resignFirstResponder())
    view.mayResignFirstResponder = true
    #expect(view.resignFirstResponder())
  }

  @Test func `circles of fingers lie in a window that takes no touch`() throws {
    let (_, generator) = try full()
    func shown() -> [UIWindow] {
      UIApplication.shared.windows.filter { $0.windowLevel.rawValue == 2001 && !$0.isHidden }
    }
    generator.showTouches = true
    try generator.fingerDown(at: CGPoint(x: 30, y: 40))
    let window = try #require(shown().first)
    #expect(window.frame == UIScreen.main.bounds && !window.isUserInteractionEnabled)
    #expect(window.subviews.map(\.frame) == [CGRect(x: 10, y: 20, width: 40, height: 40)])
    generator.showTouches = true
    try generator.fingerMove(to: CGPoint(x: 60, y: 60))
    #expect(shown() == [window])
    #expect(window.subviews.map(\.frame) == [CGRect(x: 40, y: 40, width: 40, height: 40)])
    try generator.cancelTouches()
    #expect(shown() == [window] && window.subviews == [])
    try generator.pointerDown(at: CGPoint(x: 70, y: 70))
    #expect(window.subviews.map(\.center) == [CGPoint(x: 70, y: 70)])
    generator.showTouches = false
    #expect(log.take().filter { $0.contains("began") }.count == 2)
  }

  // MARK: - Windows and views

  @Test func `a view is put in the middle, over everything, or left where it is`() throws {
    let screen = UIScreen.main.bounds
    let margins: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    func shown(
      _ view: UIView, _ alignment: EventGenerator.WrappingAlignment
    ) throws -> (UIWindow, UIView) {
      let generator = try EventGenerator(view: view, alignment: alignment)
      #expect(generator.window.frame == screen && generator.mainView === view)
      #expect(generator.window.rootViewController?.view === view.superview)
      return (generator.window, view)
    }
    let frame = CGRect(x: 7, y: 8, width: 101, height: 99)
    let (window, middle) = try shown(UIView(frame: frame), .center)
    #expect(middle.frame == CGRect(x: 156, y: 398, width: 101, height: 99))
    #expect(middle.autoresizingMask == margins)
    let (_, whole) = try shown(UIView(frame: frame), .fill)
    #expect(whole.frame == screen && whole.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    let (_, same) = try shown(UIView(frame: frame), .unchanged)
    #expect(same.frame == frame && same.autoresizingMask == [])
    #expect(try shown(UIView(), .center).1.frame == screen)
    let label = UILabel()
    label.text = "text"
    let sized = try shown(label, .center).1
    #expect(sized.bounds.size == label.sizeThatFits(.zero) && sized.center.x.rounded() == 207)
    let outer = UIView(frame: frame)
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    outer.addSubview(inner)
    let generator = try EventGenerator(view: inner, alignment: .fill)
    #expect(outer.frame == screen && inner.frame.width == 5 && inner.superview === outer)
    #expect(generator.mainView === inner && window.isHidden)
  }

  @Test(arguments: [true, false])
  func `a view sized by constraints alone is put in the middle`(byFrame: Bool) throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = byFrame
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let height = view.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([width, height])
    let generator = try EventGenerator(view: view)
    #expect(view.frame == CGRect(x: 157, y: 423, width: 100, height: 50))
    #expect(generator.mainView === view && view.hasAmbiguousLayout == false)
  }

  @Test func `what is seen is seen in part, in the middle or whole`() throws {
    let (view, generator) = try full()
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 200))
    view.addSubview(holder)
    holder.addSubview(box)
    box.accessibilityIdentifier = "box"
    func seen() -> [Bool] {
      [.partial, .center, .full].map { generator.viewIsVisible(box, visibility: $0) }
    }
    #expect(seen() == [true, true, true])
    holder.clipsToBounds = true
    #expect(seen() == [true, true, false])
    holder.frame.size.width = 60
    #expect(seen() == [true, false, false])
    holder.frame.size.width = 20
    #expect(seen() == [false, false, false])
    holder.clipsToBounds = false
    box.alpha = 0.009
    #expect(seen() == [false, false, false])
    box.alpha = 0.011
    #expect(seen() == [true, true, true])
    holder.isHidden = true
    #expect(seen() == [false, false, false] && !generator.viewIsVisible("box"))
    holder.isHidden = false
    #expect(generator.viewIsVisible("box", visibility: .full) && !generator.viewIsVisible("none"))
    let rects = [
      CGRect(x: -5, y: 0, width: 20, height: 20), CGRect(x: -15, y: 0, width: 20, height: 20),
      CGRect(x: -20, y: 0, width: 20, height: 20), CGRect(x: 0, y: 0, width: 5, height: 0),
    ]
    func shows(_ visibility: EventGenerator.Visibility) -> [Bool] {
      rects.map { generator.rectIsVisible($0, visibility: visibility) }
    }
    #expect(shows(.partial) == [true, true, false, false])
    #expect(shows(.center) == [true, false, false, true])
    #expect(shows(.full) == [false, false, false, false])
    #expect(generator.pointIsVisible(.zero) && !generator.pointIsVisible(CGPoint(x: 414, y: 0)))
    #expect(generator.pointIsHittable(.zero) && !generator.pointIsHittable(CGPoint(x: -1, y: 0)))
  }

  @Test func `a view is hit at a point of its own, or in the middle of what shows`() throws {
    let (view, generator) = try full()
    let box = ProbeView("box", log: log, frame: CGRect(x: -60, y: 20, width: 100, height: 100))
    let lid = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
    view.addSubview(box)
    view.addSubview(lid)
    #expect(try generator.windowHitPoint(forView: box) == CGPoint(x: 20, y: 70))
    #expect(generator.viewIsHittable(box, atPoint: CGPoint(x: 70, y: 11)))
    #expect(generator.viewIsHittable("box") && !generator.viewIsHittable("none"))
    #expect(!generator.viewIsHittable("box", atPoint: CGPoint(x: 65, y: 5)))
    #expect(!generator.viewIsHittable(box, atPoint: CGPoint(x: 59, y: 50)))
    #expect(!generator.viewIsHittable(box, atPoint: CGPoint(x: 100, y: 50)))
    try generator.fingerTap(at: RelativeLocation(location: box, x: 0.75, y: 0.25))
    try generator.fingerTap(at: CGRect(x: 10, y: 100, width: 20, height: 10))
    try generator.fingerTap(at: OffsetLocation(location: box, x: 1, y: 2))
    #expect(
      log.take().filter { $0.contains("began") } == [
        "box began (75, 25)", "box began (80, 85)", "box began (81, 52)",
      ])
  }

  @Test func `a window is ready when it is shown and takes touches`() throws {
    let (_, generator) = try full()
    #expect(generator.isWindowReady)
    generator.window.isUserInteractionEnabled = false
    #expect(!generator.isWindowReady)
    #expect(throws: HammerError.self) { try generator.waitUntilWindowIsReady(timeout: 0.1) }
    generator.window.isUserInteractionEnabled = true
    UIApplication.shared.beginIgnoringInteractionEvents()
    #expect(!generator.isWindowReady)
    UIApplication.shared.endIgnoringInteractionEvents()
    try generator.waitUntilWindowIsReady(timeout: 0.1)
    generator.window.isHidden = true
    #expect(!generator.isWindowReady)
  }

  @Test func `views are found in the driver's window before others, the outer before the inner`()
    throws
  {
    let (view, generator) = try full()
    func add(_ name: String, to parent: UIView) -> UIView {
      let child = UIView()
      child.accessibilityIdentifier = name
      child.accessibilityLabel = name
      parent.addSubview(child)
      return child
    }
    let first = add("first", to: view)
    _ = add("twin", to: first)
    let outer = add("twin", to: view)
    let other = UIWindow(frame: UIScreen.main.bounds)
    other.isHidden = false
    _ = add("twin", to: other)
    let alone = add("alone", to: other)
    #expect(try generator.viewWithIdentifier("twin") === outer)
    #expect(try generator.viewWithLabel("twin") === outer)
    #expect(try generator.viewWithIdentifier("alone") === alone)
    other.isHidden = true
    #expect(throws: HammerError.self) { try generator.viewWithIdentifier("alone") }
  }

  @Test func `a waiter is started once and completed once`() throws {
    _ = try full()
    let waiter = EventGenerator.Waiter(timeout: 0.1)
    #expect(waiter.state == .idle && waiter.timeout == 0.1)
    TimeSource.clock.schedule(after: 0.05) {
      #expect(waiter.state == .running)
      #expect(throws: HammerError.self) { try waiter.start() }
      try? waiter.complete()
    }
    try waiter.start()
    #expect(waiter.state == .completed(timeout: false))
    #expect(throws: HammerError.self) { try waiter.start() }
    #expect(throws: HammerError.self) { try waiter.complete() }
  }
}
