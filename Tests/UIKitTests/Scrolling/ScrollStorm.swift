// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport
import Testing
import UIKitTesting

@testable import UIKitCore

/// Random fingers, wheels and programs over scroll views inside scroll views.
@MainActor @Suite("Scroll storm", .freshApplication)
struct ScrollStorm {
  @Test func `no storm leaves a scroll view moving or a view with half a touch`() throws {
    for seed in 1...GestureStorm.rounds {
      let storm = try Storm(seed: UInt64(seed))
      storm.run(steps: 150)
      #expect(storm.problems == [], "seed \(seed)")
      if !storm.problems.isEmpty { return }
    }
  }

  @Test func `a scroll view that goes away under fingers leaves nothing behind`() throws {
    weak var scroll: UIScrollView?
    weak var engine: ScrollEngine?
    do {
      let storm = try Storm(seed: 9)
      storm.run(steps: 60)
      scroll = storm.scrolls.last
      engine = storm.scrolls.last?.engine
      #expect(scroll != nil && engine != nil)
      storm.tearDown()
    }
    #expect(scroll == nil)
    #expect(engine == nil)
  }
}

@MainActor
private final class Storm {
  private(set) var scrolls: [UIScrollView] = []
  private(set) var problems: [String] = []
  private var contents: [CountingContent] = []
  private var delegates: [OrderWitness] = []
  private var random: SeededRandom
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let generator: EventGenerator
  private var fingers: [Int: CGPoint] = [:]

  init(seed: UInt64) throws {
    random = SeededRandom(seed: seed)
    generator = try EventGenerator(window: window)
    var parent: UIView = window
    for level in 0..<3 {
      let scroll = makeScroll(level)
      parent.addSubview(scroll)
      let content = CountingContent(frame: CGRect(origin: .zero, size: scroll.contentSize))
      content.isMultipleTouchEnabled = random.chance(0.5)
      content.report = { [weak self] in self?.problems.append($0) }
      scroll.addSubview(content)
      if random.chance(0.5) {
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 120))
        content.addSubview(button)
      }
      scrolls.append(scroll)
      contents.append(content)
      parent = content
    }
  }

  private func makeScroll(_ level: Int) -> UIScrollView {
    let inset = CGFloat(level) * 20
    let scroll = UIScrollView(
      frame: CGRect(x: inset, y: inset, width: 400 - 3 * inset, height: 400 - 3 * inset))
    scroll.contentSize = CGSize(width: 100 + random.int(0..<900), height: 100 + random.int(0..<900))
    scroll.bounces = random.chance(0.8)
    scroll.alwaysBounceVertical = random.chance(0.3)
    scroll.isPagingEnabled = random.chance(0.2)
    scroll.isDirectionalLockEnabled = random.chance(0.3)
    scroll.delaysContentTouches = random.chance(0.8)
    scroll.canCancelContentTouches = random.chance(0.9)
    if random.chance(0.4) { scroll.maximumZoomScale = 3 }
    let witness = OrderWitness { [weak self] in self?.problems.append("level \(level): \($0)") }
    witness.zooms = random.chance(0.8)
    delegates.append(witness)
    scroll.delegate = witness
    return scroll
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      step()
      for scroll in scrolls
      where !scroll.contentOffset.x.isFinite || !scroll.contentOffset.y.isFinite {
        problems.append("an offset is not a number")
      }
      if !problems.isEmpty { return }
    }
    for finger in fingers.keys.sorted() { send([finger], .ended) }
    wheel(.ended, by: Displacement(x: 0, y: 0))
    generator.advance(by: 20)
    for (level, scroll) in scrolls.enumerated() {
      if scroll.isDragging || scroll.isTracking || scroll.isDecelerating || scroll.isZooming {
        problems.append("level \(level) still moves")
      }
      if !scroll.engine.helpers.isEmpty { problems.append("level \(level) is still helped") }
      if delegates[level].isOpen { problems.append("level \(level) did not tell the end") }
      if scroll.panGestureRecognizer.state != .possible { problems.append("a pan is stuck") }
    }
    for content in contents where !content.open.isEmpty {
      problems.append("content holds \(content.open.count) touches")
    }
    if !ActiveTouches.shared.withheld.isEmpty { problems.append("touches are withheld for ever") }
  }

  func tearDown() {
    scrolls.first?.removeFromSuperview()
    window.isHidden = true
    scrolls = []
    contents = []
    generator.advance(by: 5)
  }

  private func step() {
    switch random.int(0..<24) {
    case 0..<5: down()
    case 5..<14: send(someFingers(), .moved)
    case 14..<17: send(Array(someFingers().prefix(1)), .ended)
    case 17: send(Array(someFingers().prefix(1)), .cancelled)
    case 18: wheel()
    case 19: program()
    case 20: generator.advance(by: 0.16)
    default: generator.advance(by: Double(random.int(0..<400)) / 1000)
    }
    generator.advance(by: 0.016)
  }

  private func down() {
    guard fingers.count < 4 else { return }
    let finger = (9001...9005).first { fingers[$0] == nil } ?? 9001
    fingers[finger] = CGPoint(x: random.int(0..<400), y: random.int(0..<400))
    send([finger], .began)
  }

  private func someFingers() -> [Int] { fingers.keys.sorted().filter { _ in random.chance(0.7) } }

  private func send(_ list: [Int], _ phase: Contact.Phase) {
    guard !list.isEmpty else { return }
    let contacts = list.compactMap { finger -> Contact? in
      guard var place = fingers[finger] else { return nil }
      if phase == .moved {
        place.x += CGFloat(random.int(-30..<31))
        place.y += CGFloat(random.int(-30..<31))
        fingers[finger] = place
      }
      return Contact(id: finger, phase: phase, location: place)
    }
    if phase == .ended || phase == .cancelled { for finger in list { fingers[finger] = nil } }
    HostInput.send(.contacts(ContactFrame(time: generator.now, contacts: contacts)))
  }

  private func wheel() {
    let phases: [ScrollSample.Phase] = [.step, .began, .changed, .ended]
    wheel(
      phases[random.int(0..<4)],
      by: Displacement(x: Double(random.int(-60..<61)), y: Double(random.int(-60..<61))))
  }

  private func wheel(_ phase: ScrollSample.Phase, by delta: Displacement) {
    HostInput.send(
      .scroll(
        ScrollSample(
          time: generator.now, phase: phase,
          location: CGPoint(x: random.int(0..<400), y: random.int(0..<400)), delta: delta)))
  }

  private func program() {
    let scroll = scrolls[random.int(0..<scrolls.count)]
    let place = CGPoint(x: random.int(0..<500), y: random.int(0..<500))
    switch random.int(0..<8) {
    case 0: scroll.setContentOffset(place, animated: true)
    case 1: scroll.setContentOffset(place, animated: false)
    case 2: scroll.contentOffset = place
    case 3: scroll.contentSize = CGSize(width: place.x + 100, height: place.y + 100)
    case 4: scroll.isScrollEnabled.toggle()
    case 5: scroll.setZoomScale(CGFloat(1 + random.int(0..<3)), animated: random.chance(0.5))
    case 6: scroll.stopScrollingAndZooming()
    default: scroll.contentInset.top = CGFloat(random.int(0..<50))
    }
    for scroll in scrolls where !scroll.isScrollEnabled && random.chance(0.5) {
      scroll.isScrollEnabled = true
    }
  }
}

/// Counts that every touch which began ends or is cancelled, once.
private final class CountingContent: UIView {
  var open: Set<ObjectIdentifier> = []
  var report: ((String) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted {
      report?("a touch began twice")
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.contains(ObjectIdentifier(touch)) {
      report?("a touch moved that had not begun")
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
  private func close(_ touches: Set<UITouch>) {
    for touch in touches where open.remove(ObjectIdentifier(touch)) == nil {
      report?("a touch ended that had not begun")
    }
  }
}

/// Checks that the callbacks of a scroll view come in a legal order.
private final class OrderWitness: NSObject, UIScrollViewDelegate {
  private let report: (String) -> Void
  private var isDragging = false
  private var isDecelerating = false
  private var isZooming = false
  var zooms = true
  init(_ report: @escaping (String) -> Void) { self.report = report }

  /// Whether an end is still to come.
  var isOpen: Bool { isDragging || isDecelerating || isZooming }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if isDragging { report("began to drag twice") }
    if isDecelerating { report("began to drag while decelerating") }
    isDragging = true
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if !isDragging { report("will end dragging without a begin") }
    if !velocity.x.isFinite || !velocity.y.isFinite { report("a velocity is not a number") }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !isDragging { report("ended dragging without a begin") }
    isDragging = false
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    if isDecelerating { report("began to decelerate twice") }
    if isDragging { report("began to decelerate while dragging") }
    isDecelerating = true
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !isDecelerating { report("ended decelerating without a begin") }
    isDecelerating = false
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    zooms ? scrollView.subviews.first : nil
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    if isZooming { report("began to zoom twice") }
    isZooming = true
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    if !isZooming { report("ended zooming without a begin") }
    isZooming = false
  }
}
