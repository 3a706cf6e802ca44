// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitTesting

/// Many objects that observe a notification by selector.
@MainActor
final class ObserverScene {
  private static let name = Notification.Name("benchmark")
  private let center = NotificationCenter()
  private let counters: [Counter]

  init(count: Int) { counters = (0..<count).map { _ in Counter() } }

  /// All begin and end to observe, and are told once in between; how many were told.
  func observePass() -> @MainActor () -> Int {
    { [self] in
      let action = counters[0].action
      for counter in counters {
        center.addObserver(counter, selector: action, name: Self.name, object: nil)
      }
      center.post(name: Self.name, object: nil)
      for counter in counters { center.removeObserver(counter) }
      defer { for counter in counters { counter.count = 0 } }
      return counters.reduce(0) { $0 + $1.count }
    }
  }
}

/// An object with a number that others observe, and that observes the number of another.
private final class Watched: NSObject, ExposedClass {
  static let key = "number"

  var number = 0 {
    willSet { willChangeValue(forKey: Self.key) }
    didSet { didChangeValue(forKey: Self.key) }
  }
  /// How often it was told.
  var told = 0

  nonisolated class var exposedMembers: ExposedMembers {
    ExposedMembers().adding(
      .property(key, get: { (me: Watched) in me.number }, set: { $0.number = $1 }),
      .method("observeValueForKeyPath:ofObject:change:context:") {
        (me: Watched, _: ExposedArguments) in
        me.told += 1
        return nil
      })
  }
}

/// Many objects that observe a property of one.
@MainActor
final class WatchScene {
  private let model = Watched()
  private let observers: [Watched]

  init(count: Int) { observers = (0..<count).map { _ in Watched() } }

  /// All begin and end to observe, and are told once in between; how many were told.
  func watchPass() -> @MainActor () -> Int {
    { [self] in
      for observer in observers {
        model.addObserver(observer, forKeyPath: Watched.key, options: .new, context: nil)
      }
      model.number += 1
      for observer in observers { model.removeObserver(observer, forKeyPath: Watched.key) }
      defer { for observer in observers { observer.told = 0 } }
      return observers.reduce(0) { $0 + $1.told }
    }
  }
}

/// Many calls that wait for their time.
@MainActor
final class DelayedPerformScene {
  private let clock = VirtualClock()
  private let counters: [Counter]

  init(count: Int) { counters = (0..<count).map { _ in Counter() } }

  /// All ask for two calls and take the first back; how many were called.
  func performPass() -> @MainActor () -> Int {
    { [self] in
      TimeSource.clock = clock
      let action = counters[0].action
      for counter in counters {
        counter.perform(action, with: nil, afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: counter)
        counter.perform(action, with: nil, afterDelay: 1)
      }
      clock.advance(by: 2)
      defer { for counter in counters { counter.count = 0 } }
      return counters.reduce(0) { $0 + $1.count }
    }
  }
}
