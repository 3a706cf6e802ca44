// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import UIKitTesting

@testable import UIKitCore

/// A window that is touched at random, and what is wrong with it.
@MainActor
final class GestureStormWorld {
  private(set) var views: [BalanceView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var problems: [String] = []
  private var random: SeededRandom
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let generator: EventGenerator
  private var fingers: [Int: CGPoint] = [:]
  private var buttons: [PressSample.Button] = []
  private var watchers: [ActionWatcher] = []
  private var delegates: [FickleDelegate] = []

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    generator = try EventGenerator(window: window)
    for _ in 0..<10 { addView() }
    for _ in 0..<16 { addRecognizer() }
    for _ in 0..<8 {
      link(recognizers[below(recognizers.count)], recognizers[below(recognizers.count)])
    }
    // A circle, in which nobody may ever go first.
    let circle = recognizers.shuffled(using: &random).prefix(2 + below(3))
    for (one, other) in zip(circle, circle.dropFirst() + circle.prefix(1)) { link(one, other) }
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      step()
      check()
      if !problems.isEmpty { return }
    }
    calm()
    for recognizer in recognizers where recognizer.state != .possible || recognizer.isEngaged {
      problems.append("\(recognizer.name ?? "") is stuck in \(recognizer.state)")
    }
    for view in views where !view.open.isEmpty {
      problems.append("a view holds \(view.open.count) touches or presses")
    }
    if !ActiveTouches.shared.withheld.isEmpty { problems.append("touches are withheld for ever") }
    if !GestureEnvironment.shared.finishedRecognizers.isEmpty { problems.append("not all reset") }
  }

  /// Lifts every finger, lets every button go, and waits.
  private func calm() {
    for finger in fingers.keys.sorted() { send([finger], .ended) }
    for button in buttons { press(button, .ended) }
    hover(.exited)
    scroll(.ended)
    generator.advance(by: 5)
  }

  func tearDown() {
    for view in views { view.removeFromSuperview() }
    window.isHidden = true
    views = []
    recognizers = []
    generator.advance(by: 1)
  }

  private func below(_ bound: Int) -> Int { random.int(0..<bound) }

  private func link(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) {
    one.require(toFail: other)
  }

  // MARK: - Events

  private func step() {
    switch below(26) {
    case 0..<5: down()
    case 5..<12: send(someFingers(), .moved)
    case 12..<15: send(Array(someFingers().prefix(1 + below(2))), .ended)
    case 15: send(Array(someFingers().prefix(1)), .cancelled)
    case 16: generator.advance(by: Double(below(600)) / 1000)
    case 17: recognizers.randomElement(using: &random)?.isEnabled.toggle()
    case 18: rearrange()
    case 19..<22: pressSomething()
    case 22: scroll([.began, .changed, .ended, .step][below(4)])
    case 23: hover([.entered, .moved, .exited][below(3)])
    case 24: views.randomElement(using: &random)?.becomeFirstResponder()
    default: generator.advance(by: 0.02)
    }
    generator.advance(by: 0.01)
    if below(10) == 0 { revive() }
  }

  /// Undoes what keeps touches away, which would else add up until nothing happens any more.
  private func revive() {
    for view in views { view.isUserInteractionEnabled = true }
    for recognizer in recognizers {
      recognizer.isEnabled = true
      if recognizer.view == nil {
        views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
      }
    }
  }

  private func down() {
    guard fingers.count < 5 else { return }
    var new: [Int] = []
    for finger in 0..<6 where fingers[finger] == nil && new.count <= below(3) {
      new.append(finger)
      fingers[finger] = place()
    }
    send(new, .began)
  }

  private func place() -> CGPoint { CGPoint(x: below(400), y: below(400)) }

  private func someFingers() -> [Int] { fingers.keys.sorted().filter { _ in below(3) > 0 } }

  private func send(_ list: [Int], _ phase: Contact.Phase) {
    guard !list.isEmpty else { return }
    let contacts = list.compactMap { finger -> Contact? in
      guard var place = fingers[finger] else { return nil }
      if phase == .moved {
        place.x += CGFloat(below(41) - 20)
        place.y += CGFloat(below(41) - 20)
        fingers[finger] = place
      }
      // Two kinds, for recognizers that take one of them at a time.
      return Contact(
        id: finger, kind: finger == 5 ? .pen : .finger, phase: phase, location: place)
    }
    if phase == .ended || phase == .cancelled { for finger in list { fingers[finger] = nil } }
    HostInput.send(.contacts(ContactFrame(time: generator.now, contacts: contacts)))
  }

  private func pressSomething() {
    let button: PressSample.Button = [.select, .playPause, .menu][below(3)]
    if buttons.contains(button) {
      press(button, [.changed, .ended, .ended, .cancelled][below(4)])
    } else {
      press(button, .began)
    }
  }

  private func press(_ button: PressSample.Button, _ phase: PressSample.Phase) {
    switch phase {
    case .began: buttons.append(button)
    case .changed: break
    case .ended, .cancelled: buttons.removeAll { $0 == button }
    }
    let force = phase == .changed ? Double(below(10)) / 10 : 1
    HostInput.send(
      .press(PressSample(button: button, phase: phase, force: force, time: generator.now)))
  }

  private func scroll(_ phase: ScrollSample.Phase) {
    HostInput.send(
      .scroll(
        ScrollSample(
          time: generator.now, phase: phase, location: place(),
          delta: Displacement(x: Double(below(41) - 20), y: Double(below(41) - 20)))))
  }

  private func hover(_ phase: HoverSample.Phase) {
    HostInput.send(
      .hover(HoverSample(time: generator.now, phase: phase, location: place(), kind: .pointer)))
  }

  // MARK: - Changes

  private func addView() {
    let parent: UIView = below(3) == 0 ? window : views.randomElement(using: &random) ?? window
    let view = BalanceView(
      frame: CGRect(
        x: below(60), y: below(60), width: 150 + below(200), height: 150 + below(200)))
    view.isMultipleTouchEnabled = below(2) == 0
    view.isExclusiveTouch = below(10) == 0
    view.report = { [weak self] in self?.problems.append($0) }
    views.append(view)
    parent.addSubview(view)
  }

  /// What a client might do while it is told something.
  private func disturb() { if below(12) == 0 { rearrange() } }

  private func rearrange() {
    guard let view = views.randomElement(using: &random),
      let recognizer = recognizers.randomElement(using: &random)
    else { return }
    switch below(6) {
    case 0:
      view.removeFromSuperview()
      window.addSubview(view)
    case 1: view.isUserInteractionEnabled.toggle()
    case 2: view.addGestureRecognizer(recognizer)
    case 3: recognizer.isEnabled.toggle()
    case 4: recognizer.allowedTouchTypes = below(2) == 0 ? [0] : [0, 1, 2, 3]
    default:
      view.gestureRecognizers?.randomElement(using: &random).map(view.removeGestureRecognizer)
    }
  }

  private func addRecognizer() {
    let recognizer = makeRecognizer()
    recognizer.name = "\(type(of: recognizer))#\(recognizers.count)"
    recognizer.cancelsTouchesInView = below(3) > 0
    recognizer.delaysTouchesBegan = below(4) == 0
    recognizer.delaysTouchesEnded = below(3) > 0
    recognizer.requiresExclusiveTouchType = below(2) == 0
    if below(2) == 0 {
      let delegate = FickleDelegate(seed: UInt64(below(1 << 20))) { [weak self] in self?.disturb() }
      delegates.append(delegate)
      recognizer.delegate = delegate
    }
    let watcher = ActionWatcher { [weak self] problem in
      if let problem { self?.problems.append(problem) } else { self?.disturb() }
    }
    watchers.append(watcher)
    recognizer.addTarget(watcher, action: Selector("act:", ActionWatcher.act))
    views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  private func makeRecognizer() -> UIGestureRecognizer {
    switch below(12) {
    case 0, 1:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = 1 + below(3)
      tap.numberOfTouchesRequired = 1 + below(2)
      return tap
    case 2:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = below(2)
      return press
    case 3:
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .all
      pan.maximumNumberOfTouches = 1 + below(3)
      return pan
    case 4: return UIPinchGestureRecognizer()
    case 5: return UIRotationGestureRecognizer()
    case 6: return UISwipeGestureRecognizer()
    case 7: return UIHoverGestureRecognizer()
    case 8:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .all
      return edge
    default: return FickleRecognizer(seed: UInt64(below(1 << 20)))
    }
  }

  /// What must hold after every event.
  private func check() {
    for recognizer in recognizers {
      let name = recognizer.name ?? ""
      if recognizer.state.isUnderWay, recognizer.touchSequence.allSatisfy(\.phase.isFinal) {
        problems.append("\(name) is \(recognizer.state) without touches and presses")
      }
      for touch in recognizer.touchSequence where !touch.recognizers.contains(recognizer) {
        problems.append("\(name) tracks a touch that does not know it")
      }
      if recognizer.pendingDecision != nil, recognizer.state != .possible {
        problems.append("\(name) waits and is \(recognizer.state)")
      }
    }
  }
}
