// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Random fingers over random trees with random recognizers that change under way.
@MainActor @Suite("Gesture storm", .serialized)
struct GestureStorm {
  /// Rounds of a storm; more with the environment variable `UIKIT_STORM`.
  static var rounds: Int {
    ProcessInfo.processInfo.environment["UIKIT_STORM"].flatMap(Int.init).map { $0 / 200 } ?? 60
  }

  @Test func `no storm leaves a recognizer stuck or a view with half a touch`() throws {
    for seed in 1...Self.rounds {
      let storm = try Storm(seed: UInt64(seed))
      storm.run(steps: 200)
      #expect(storm.problems == [], "seed \(seed)")
      if !storm.problems.isEmpty { return }
    }
  }

  @Test func `a storm leaves nothing behind`() throws {
    weak var view: UIView?
    weak var recognizer: UIGestureRecognizer?
    do {
      let storm = try Storm(seed: 4711)
      storm.run(steps: 200)
      view = storm.views.last
      recognizer = storm.recognizers.last
      #expect(view != nil && recognizer != nil)
      storm.tearDown()
    }
    #expect(view == nil)
    #expect(recognizer == nil)
  }
}

@MainActor
private final class Storm {
  private(set) var views: [BalanceView] = []
  private(set) var recognizers: [UIGestureRecognizer] = []
  private(set) var problems: [String] = []
  private var random: StormRandom
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let generator: EventGenerator
  private var fingers: [Int: CGPoint] = [:]
  private var watchers: [ActionWatcher] = []
  private var delegates: [RandomDelegate] = []

  init(seed: UInt64) throws {
    random = StormRandom(state: seed)
    generator = try EventGenerator(window: window)
    for _ in 0..<10 { addView() }
    for _ in 0..<14 { addRecognizer() }
    for _ in 0..<12 {
      guard let one = recognizers.randomElement(using: &random),
        let other = recognizers.randomElement(using: &random)
      else { continue }
      one.require(toFail: other)
    }
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      step()
      check()
      if !problems.isEmpty { return }
    }
    for finger in fingers.keys.sorted() { send([finger], .ended) }
    generator.advance(by: 5)
    for recognizer in recognizers where recognizer.state != .possible || recognizer.isEngaged {
      problems.append("\(recognizer.name ?? "") is stuck in \(recognizer.state)")
    }
    for view in views where !view.open.isEmpty {
      problems.append("a view holds \(view.open.count) touches")
    }
    if !ActiveTouches.shared.withheld.isEmpty { problems.append("touches are withheld for ever") }
    if !GestureEnvironment.shared.finishedRecognizers.isEmpty { problems.append("not all reset") }
  }

  func tearDown() {
    for view in views { view.removeFromSuperview() }
    window.isHidden = true
    views = []
    recognizers = []
    generator.advance(by: 1)
  }

  private func step() {
    switch random.below(20) {
    case 0..<5: down()
    case 5..<12: send(someFingers(), .moved)
    case 12..<15: send(Array(someFingers().prefix(1 + random.below(2))), .ended)
    case 15: send(Array(someFingers().prefix(1)), .cancelled)
    case 16: generator.advance(by: Double(random.below(600)) / 1000)
    case 17: recognizers.randomElement(using: &random)?.isEnabled.toggle()
    case 18: rearrange()
    default: generator.advance(by: 0.02)
    }
    generator.advance(by: 0.01)
  }

  private func down() {
    guard fingers.count < 5 else { return }
    var new: [Int] = []
    for finger in 0..<6 where fingers[finger] == nil && new.count <= random.below(3) {
      new.append(finger)
      fingers[finger] = CGPoint(x: random.below(400), y: random.below(400))
    }
    send(new, .began)
  }

  private func someFingers() -> [Int] { fingers.keys.sorted().filter { _ in random.below(3) > 0 } }

  private func send(_ list: [Int], _ phase: Contact.Phase) {
    guard !list.isEmpty else { return }
    let contacts = list.compactMap { finger -> Contact? in
      guard var place = fingers[finger] else { return nil }
      if phase == .moved {
        place.x += CGFloat(random.below(41) - 20)
        place.y += CGFloat(random.below(41) - 20)
        fingers[finger] = place
      }
      return Contact(id: finger, phase: phase, location: place)
    }
    if phase == .ended || phase == .cancelled { for finger in list { fingers[finger] = nil } }
    HostInput.send(.contacts(ContactFrame(time: generator.now, contacts: contacts)))
  }

  private func addView() {
    let parent: UIView =
      random.below(3) == 0 ? window : views.randomElement(using: &random) ?? window
    let view = BalanceView(
      frame: CGRect(
        x: random.below(60), y: random.below(60), width: 150 + random.below(200),
        height: 150 + random.below(200)))
    view.isMultipleTouchEnabled = random.below(2) == 0
    view.isExclusiveTouch = random.below(10) == 0
    view.report = { [weak self] in self?.problems.append($0) }
    views.append(view)
    parent.addSubview(view)
  }

  private func rearrange() {
    guard let view = views.randomElement(using: &random) else { return }
    switch random.below(4) {
    case 0:
      view.removeFromSuperview()
      window.addSubview(view)
    case 1: view.isUserInteractionEnabled.toggle()
    case 2:
      guard let recognizer = recognizers.randomElement(using: &random) else { return }
      view.addGestureRecognizer(recognizer)
    default:
      view.gestureRecognizers?.randomElement(using: &random).map(view.removeGestureRecognizer)
    }
  }

  private func addRecognizer() {
    let recognizer: UIGestureRecognizer
    switch random.below(8) {
    case 0: recognizer = tap(1 + random.below(3), 1 + random.below(2))
    case 1: recognizer = UILongPressGestureRecognizer()
    case 2: recognizer = UIPanGestureRecognizer()
    case 3: recognizer = UIPinchGestureRecognizer()
    case 4: recognizer = UIRotationGestureRecognizer()
    case 5: recognizer = UISwipeGestureRecognizer()
    case 6: recognizer = tap(2, 1)
    default: recognizer = RandomRecognizer(seed: UInt64(random.below(1 << 20)))
    }
    recognizer.name = "\(type(of: recognizer))#\(recognizers.count)"
    recognizer.cancelsTouchesInView = random.below(3) > 0
    recognizer.delaysTouchesBegan = random.below(4) == 0
    recognizer.delaysTouchesEnded = random.below(3) > 0
    if random.below(2) == 0 {
      let delegate = RandomDelegate(seed: UInt64(random.below(1 << 20)))
      delegates.append(delegate)
      recognizer.delegate = delegate
    }
    let watcher = ActionWatcher { [weak self] in self?.problems.append($0) }
    watchers.append(watcher)
    recognizer.addTarget(watcher, action: Selector("act:", ActionWatcher.act))
    views.randomElement(using: &random)?.addGestureRecognizer(recognizer)
    recognizers.append(recognizer)
  }

  private func tap(_ taps: Int, _ touches: Int) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return tap
  }

  /// What must hold after every event.
  private func check() {
    for recognizer in recognizers {
      if recognizer.state.isUnderWay, recognizer.touches.isEmpty {
        problems.append("\(recognizer.name ?? "") is \(recognizer.state) without touches")
      }
      for touch in recognizer.attempt where !touch.recognizers.contains(recognizer) {
        problems.append("\(recognizer.name ?? "") tracks a touch that does not know it")
      }
    }
  }
}

/// Counts that every touch which began ends or is cancelled, once.
private final class BalanceView: UIView {
  var open: Set<ObjectIdentifier> = []
  var report: ((String) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted {
      report?("a touch began twice")
    }
    expect(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.contains(ObjectIdentifier(touch)) {
      report?("a touch moved that had not begun")
    }
    expect(touches, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(touches)
    expect(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    close(touches)
    expect(touches, .cancelled)
  }
  private func close(_ touches: Set<UITouch>) {
    for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
      report?("a touch ended that had not begun")
    }
  }
  private func expect(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
    for touch in touches where touch.phase != phase {
      report?("a touch is \(touch.phase) in \(phase)")
    }
  }
}

/// Checks that the actions of a recognizer come in a legal order.
@MainActor
private final class ActionWatcher: NSObject {
  private var last: UIGestureRecognizer.State?
  private let report: (String) -> Void
  init(_ report: @escaping (String) -> Void) { self.report = report }

  func act(_ recognizer: UIGestureRecognizer) {
    let state = recognizer.state
    let wasUnderWay = last?.isUnderWay ?? false
    let isLegal =
      switch state {
      case .began: !wasUnderWay
      case .changed, .cancelled: wasUnderWay
      case .ended: true
      case .possible, .failed: false
      }
    if !isLegal {
      report("\(recognizer.name ?? ""): \(last.map { "\($0)" } ?? "nothing") → \(state)")
    }
    last = state
  }
}

/// Decides at random, but decides when its last touch is over.
private final class RandomRecognizer: UIGestureRecognizer {
  private var random: StormRandom
  private var isUnderWay = false

  init(seed: UInt64) {
    random = StormRandom(state: seed)
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if random.below(6) == 0, let touch = touches.first { return ignore(touch, for: event) }
    choose()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { choose() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { state = isUnderWay ? .ended : .failed }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { state = .cancelled }
  }
  override func reset() { isUnderWay = false }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { random.below(3) > 0 }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    random.below(8) == 0
  }

  private func choose() {
    if isUnderWay {
      state = random.below(5) == 0 ? .ended : .changed
    } else {
      switch random.below(8) {
      case 0: state = .ended
      case 1: state = .failed
      case 2:
        isUnderWay = true
        state = .began
      case 3: state = .changed
      default: break
      }
    }
  }
}

private final class RandomDelegate: NSObject, UIGestureRecognizerDelegate {
  private var random: StormRandom
  init(seed: UInt64) { random = StormRandom(state: seed) }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    random.below(6) > 0
  }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { random.below(2) == 0 }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { random.below(10) == 0 }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { random.below(10) == 0 }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { random.below(8) > 0 }
}

/// A generator of numbers that gives the same ones for the same seed.
private struct StormRandom: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
