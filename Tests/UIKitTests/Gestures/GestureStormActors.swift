// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import TestSupport

@testable import UIKitCore

/// Counts that every touch and press which began ends or is cancelled, once.
final class BalanceView: UIView {
  var open: Set<ObjectIdentifier> = []
  var report: ((String) -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    begin(touches)
    expect(touches, .began)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    goOn(touches)
    expect(touches, .moved)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches)
    expect(touches, .ended)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    end(touches)
    expect(touches, .cancelled)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    begin(presses)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    goOn(presses)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { end(presses) }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    end(presses)
  }

  private func begin(_ objects: some Sequence<NSObject>) {
    for object in objects where !open.insert(ObjectIdentifier(object)).inserted {
      report?("\(type(of: object)) began twice")
    }
  }
  private func goOn(_ objects: some Sequence<NSObject>) {
    for object in objects where !open.contains(ObjectIdentifier(object)) {
      report?("\(type(of: object)) changed and had not begun")
    }
  }
  private func end(_ objects: some Sequence<NSObject>) {
    for object in objects where open.remove(ObjectIdentifier(object)) == nil {
      report?("\(type(of: object)) ended and had not begun")
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
final class ActionWatcher: NSObject {
  private var last: UIGestureRecognizer.State?
  /// Gets what is wrong, and nil after an action with which nothing is.
  private let report: (String?) -> Void
  init(_ report: @escaping (String?) -> Void) { self.report = report }

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
    let step = "\(recognizer.name ?? ""): \(last.map { "\($0)" } ?? "nothing") → \(state)"
    last = state
    report(isLegal ? nil : step)
  }
}

/// Decides at random, but decides when its last touch or press is over.
final class FickleRecognizer: UIGestureRecognizer {
  private var random: SeededRandom
  private var isUnderWay = false
  private var down: Set<ObjectIdentifier> = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      if random.chance(0.15) {
        ignore(touch, for: event)
      } else {
        down.insert(ObjectIdentifier(touch))
      }
    }
    if !down.isEmpty { choose() }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { choose() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches, .ended) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches, .cancelled)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses {
      if random.chance(0.15) {
        ignore(press, for: event)
      } else {
        down.insert(ObjectIdentifier(press))
      }
    }
    if !down.isEmpty { choose() }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) { choose() }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    lift(presses, .ended)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    lift(presses, .cancelled)
  }

  override func reset() {
    isUnderWay = false
    down = []
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { random.chance(0.7) }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { random.chance(0.7) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { random.chance(0.1) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { random.chance(0.1) }
  override func shouldReceive(_ event: UIEvent) -> Bool { random.chance(0.95) }

  private func lift(_ objects: some Sequence<NSObject>, _ end: State) {
    for object in objects { down.remove(ObjectIdentifier(object)) }
    guard down.isEmpty else { return }
    state = isUnderWay ? end : .failed
  }

  private func choose() {
    if isUnderWay {
      state = random.chance(0.2) ? .ended : .changed
    } else {
      switch random.int(0..<8) {
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

/// Answers at random, and changes things while it is asked.
final class FickleDelegate: NSObject, UIGestureRecognizerDelegate {
  private var random: SeededRandom
  private let disturb: () -> Void

  init(seed: UInt64, _ disturb: @escaping () -> Void) {
    random = SeededRandom(seed: seed)
    self.disturb = disturb
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    disturb()
    return random.chance(0.8)
  }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    disturb()
    return random.chance(0.5)
  }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { random.chance(0.1) }
  func gestureRecognizer(
    _ one: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { random.chance(0.1) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { random.chance(0.9) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { random.chance(0.9) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { random.chance(0.95) }
}
