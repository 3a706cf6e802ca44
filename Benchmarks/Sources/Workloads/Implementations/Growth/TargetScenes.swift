// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKit
import UIKitTesting

/// Many targets of one recognizer.
final class RecognizerTargetsScene: GestureStage {
  private let counters: [Counter]

  init(count: Int) {
    counters = (0..<count).map { _ in Counter() }
    super.init()
    window.addGestureRecognizer(Self.recognizer(counters))
  }

  private static func recognizer(_ counters: [Counter]) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    for counter in counters { tap.addTarget(counter, action: counter.action) }
    return tap
  }

  /// Adds targets to a recognizer; how many there were.
  func addPass() -> @MainActor () -> Int {
    { [self] in
      let tap = Self.recognizer(counters)
      tap.removeTarget(nil, action: nil)
      return counters.count
    }
  }

  /// A tap; how many targets it called.
  func tapPass() -> @MainActor () -> Int {
    { [self] in
      let before = counters.reduce(0) { $0 + $1.count }
      tap()
      return counters.reduce(0) { $0 + $1.count } - before
    }
  }
}

/// Many targets of one control.
@MainActor
final class ControlTargetsScene {
  private let counters: [Counter]
  private let control = UIControl()

  init(count: Int) {
    counters = (0..<count).map { _ in Counter() }
    add(to: control)
  }

  private func add(to control: UIControl) {
    for counter in counters {
      control.addTarget(counter, action: counter.action, for: .valueChanged)
    }
  }

  /// Adds targets to a control and takes them away, each by itself; how many there were.
  func addPass() -> @MainActor () -> Int {
    { [self] in
      let control = UIControl()
      add(to: control)
      let count = control.allTargets.count
      control.removeTarget(nil, action: nil, for: .allEvents)
      return count
    }
  }

  /// One event; how many targets it called.
  func sendPass() -> @MainActor () -> Int {
    { [self] in
      let before = counters.reduce(0) { $0 + $1.count }
      control.sendActions(for: .valueChanged)
      return counters.reduce(0) { $0 + $1.count } - before
    }
  }
}
