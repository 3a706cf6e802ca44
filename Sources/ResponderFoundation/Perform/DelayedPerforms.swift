// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitRuntime

/// A call that waits for its time.
///
/// It is used by the thread that asked for it; others only compare its target.
final class DelayedPerform: @unchecked Sendable {
  let target: NSObject
  let selector: Selector
  let argument: Any?
  /// Takes it off the clock or the run loop.
  var cancel: (() -> Void)?

  init(target: NSObject, selector: Selector, argument: Any?) {
    self.target = target
    self.selector = selector
    self.argument = argument
  }

  /// Whether the argument is the same object, or an equal value.
  func hasArgument(equalTo other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let one = argument as? AnyHashable, let two = other as? AnyHashable { return one == two }
    return argument as AnyObject === other as AnyObject
  }
}

/// The calls that wait for their time.
final class DelayedPerforms: @unchecked Sendable {
  static var shared: DelayedPerforms { Runtime.common(.delayedPerforms) { DelayedPerforms() } }

  private let lock = NSLock()
  /// By their targets, and by themselves.
  private var waiting: [ObjectIdentifier: [ObjectIdentifier: DelayedPerform]] = [:]

  // Rules: RT-10.
  /// Waits on the application's clock, or in another thread on the run loop there.
  func add(
    _ request: DelayedPerform, after delay: TimeInterval, in modes: [RunLoop.Mode] = [.default]
  ) {
    lock.withLock {
      waiting[ObjectIdentifier(request.target), default: [:]][ObjectIdentifier(request)] = request
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated {
        let timer = TimeSource.clock.schedule(after: delay) { [weak self] in self?.call(request) }
        request.cancel = { MainActor.assumeIsolated { timer.cancel() } }
      }
    } else {
      // One that is made with an interval alone is due at once on Linux.
      let due = Date(timeIntervalSinceNow: max(0, delay))
      let timer = Timer(fire: due, interval: 0, repeats: false) { [weak self] _ in
        self?.call(request)
      }
      for mode in modes { RunLoop.current.add(timer, forMode: mode) }
      request.cancel = { timer.invalidate() }
    }
  }

  private func call(_ request: DelayedPerform) {
    let target = ObjectIdentifier(request.target)
    let isWaiting = lock.withLock {
      let found = waiting[target]?.removeValue(forKey: ObjectIdentifier(request))
      if waiting[target]?.isEmpty ?? false { waiting[target] = nil }
      return found != nil
    }
    if isWaiting { request.target.perform(request.selector, with: request.argument) }
  }

  // Rules: RT-11.
  /// Takes back the calls of a target that `isMeant` says; they go when the lock is open again.
  func cancel(of target: AnyObject, where isMeant: (DelayedPerform) -> Bool) {
    let taken = lock.withLock { () -> [DelayedPerform] in
      let target = ObjectIdentifier(target)
      guard let all = waiting[target] else { return [] }
      let kept = all.filter { !isMeant($1) }
      waiting[target] = kept.isEmpty ? nil : kept
      return all.values.filter { kept[ObjectIdentifier($0)] == nil }
    }
    for request in taken { request.cancel?() }
  }
}
