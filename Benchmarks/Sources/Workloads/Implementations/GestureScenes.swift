// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// A window, fingers and a virtual clock.
@MainActor
class GestureStage {
  /// Seconds between two events.
  private static let interval = 1.0 / 120
  private static let clock = VirtualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

  init() {
    TimeSource.clock = Self.clock
    HostInput.send(.cancelContacts(at: Self.clock.now))
    window.makeKeyAndVisible()
  }

  isolated deinit { window.isHidden = true }

  func wait(_ time: TimeInterval) { Self.clock.advance(by: time) }

  /// A finger touches the middle of the window and lifts.
  func tap() {
    for phase in [Contact.Phase.began, .ended] {
      send([Contact(id: 1, phase: phase, location: CGPoint(x: 500, y: 500))])
    }
  }

  func send(_ contacts: [Contact]) {
    wait(Self.interval)
    HostInput.send(.contacts(ContactFrame(time: Self.clock.now, contacts: contacts)))
  }
}

/// Counts what it is told, and decides nothing or fails at once.
private final class Watcher: UIGestureRecognizer {
  var count = 0
  var failsAtOnce = false
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if failsAtOnce { state = .failed }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { count += 1 }
}

private final class CountingView: UIView {
  var count = 0
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}

/// A hundred nested views, some with a recognizer, and a finger on the innermost.
final class GestureScene: GestureStage {
  private var watchers: [Watcher] = []
  private let view: CountingView

  init(watchers count: Int, thatFail: Bool) {
    var parent: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let root = parent
    view = CountingView(frame: root.bounds)
    for level in 0..<100 {
      let child = level == 99 ? view : UIView(frame: root.bounds)
      parent.addSubview(child)
      parent = child
      if level < count {
        let watcher = Watcher()
        watcher.failsAtOnce = thatFail
        child.addGestureRecognizer(watcher)
        watchers.append(watcher)
      }
    }
    super.init()
    window.addSubview(root)
  }

  /// A finger that moves; how often view and recognizers were told.
  func movePass(_ moves: Int) -> @MainActor () -> Int {
    send([Contact(id: 1, phase: .began, location: CGPoint(x: 500, y: 500))])
    return { [self] in
      let before = told
      for move in 0..<moves {
        let x = 500 + (move % 2 == 0 ? 1.0 : 0)
        send([Contact(id: 1, phase: .moved, location: CGPoint(x: x, y: 500))])
      }
      return told - before
    }
  }

  private var told: Int { watchers.reduce(view.count) { $0 + $1.count } }
}

/// Counts actions.
@MainActor
final class Counter: NSObject {
  var count = 0
  func fire() { count += 1 }
  var action: Selector { Selector("fire", Counter.fire) }
}

/// Tap, double tap, long press and pan on one view; the tap waits for the double tap.
final class TapScene: GestureStage {
  private let counter = Counter()

  override init() {
    super.init()
    let single = UITapGestureRecognizer(target: counter, action: counter.action)
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let press = UILongPressGestureRecognizer()
    let pan = UIPanGestureRecognizer()
    pan.require(toFail: press)
    for recognizer in [single, double, press, pan] { window.addGestureRecognizer(recognizer) }
  }

  /// Taps, each with the time that a second one would have; how often the single tap recognized.
  func tapPass(_ taps: Int) -> @MainActor () -> Int {
    { [self] in
      let before = counter.count
      for _ in 0..<taps {
        tap()
        wait(0.5)
      }
      return counter.count - before
    }
  }
}

/// Lets all recognizers live together.
private final class Together: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Pan, pinch and rotation on one view with ten fingers.
final class PinchScene: GestureStage {
  private let counter = Counter()
  private let together = Together()
  private var contacts: [Contact] = []

  override init() {
    super.init()
    let recognizers = [
      UIPanGestureRecognizer(target: counter, action: counter.action),
      UIPinchGestureRecognizer(target: counter, action: counter.action),
      UIRotationGestureRecognizer(target: counter, action: counter.action),
    ]
    for recognizer in recognizers {
      recognizer.delegate = together
      window.addGestureRecognizer(recognizer)
    }
    contacts = (0..<10).map { finger in
      Contact(id: finger, phase: .began, location: place(finger, angle: 0))
    }
    send(contacts)
    for step in 1...20 { turn(to: Double(step) / 20) }
  }

  /// Ten fingers turn to and fro; how many actions that made.
  func framePass(_ frames: Int) -> @MainActor () -> Int {
    { [self] in
      let before = counter.count
      for frame in 0..<frames { turn(to: frame % 2 == 0 ? 1.05 : 1) }
      return counter.count - before
    }
  }

  private func turn(to angle: Double) {
    for finger in contacts.indices {
      contacts[finger].phase = .moved
      contacts[finger].location = place(finger, angle: angle)
    }
    send(contacts)
  }

  private func place(_ finger: Int, angle: Double) -> CGPoint {
    let radius = 100 + 30 * Double(finger) + 100 * angle
    let direction = Double(finger) + angle
    return CGPoint(x: 450 + 50 * angle + radius * cos(direction), y: 500 + radius * sin(direction))
  }
}

/// A pan that is under way, with one target.
final class PanScene: GestureStage {
  private let counter = Counter()

  override init() {
    super.init()
    window.addGestureRecognizer(
      UIPanGestureRecognizer(target: counter, action: counter.action))
    send([Contact(id: 1, phase: .began, location: CGPoint(x: 500, y: 500))])
    send([Contact(id: 1, phase: .moved, location: CGPoint(x: 550, y: 500))])
  }

  /// A finger that moves; how many actions that made.
  func movePass(_ moves: Int) -> @MainActor () -> Int {
    { [self] in
      let before = counter.count
      for move in 0..<moves {
        let x = 550 + (move % 2 == 0 ? 1.0 : 0)
        send([Contact(id: 1, phase: .moved, location: CGPoint(x: x, y: 500))])
      }
      return counter.count - before
    }
  }
}
