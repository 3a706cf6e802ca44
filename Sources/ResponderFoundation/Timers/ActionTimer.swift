// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreFoundation
import Foundation
import UIKitHost

/// A timer that calls a method or a block, by the application's clock where that is not the real one.
///
/// In real time it is Foundation's. In virtual time Foundation's part of it never falls due, and the
/// clock of the application calls.
final class ActionTimer: Timer {
  /// Whom it calls; let go when the timer ends.
  private var action: ((Timer) -> Void)?
  private var info: Any?
  private var repeats = false
  private var interval: TimeInterval = 0
  /// The application's clock, where that says when the timer is due.
  private var clock: (any HostClock)?
  private var due: TimeInterval = 0
  private var pending: ClockTimer?
  /// Whether nobody has to add it to a run loop.
  private var isScheduled = false

  /// The least time between two calls, in seconds; Foundation's own.
  private static let shortest: TimeInterval = 0.0001
  /// A time further away is never reached, in seconds: thirty years.
  private static let never: TimeInterval = 1e9
  /// How often a timer that is due and in no run loop looks again, in seconds.
  private static let patience: TimeInterval = 1.0 / 60

  /// Makes a timer that is in no run loop.
  static func make(
    _ delay: TimeInterval, _ interval: TimeInterval, repeats: Bool, userInfo: Any? = nil,
    _ action: @escaping (Timer) -> Void
  ) -> ActionTimer {
    let interval = repeats ? max(shortest, interval) : 0
    let clock = virtualClock()
    let date = clock == nil ? Date(timeIntervalSinceNow: delay) : Date.distantFuture
    let timer = ActionTimer(fire: date, interval: interval, repeats: repeats) { timer in
      (timer as? ActionTimer)?.ring()
    }
    timer.action = action
    timer.info = userInfo
    timer.repeats = repeats
    timer.interval = interval
    if let clock { timer.begin(on: clock, after: delay) }
    return timer
  }

  /// Makes a timer and adds it to the current run loop.
  static func schedule(
    _ delay: TimeInterval, repeats: Bool, userInfo: Any? = nil, _ action: @escaping (Timer) -> Void
  ) -> ActionTimer {
    let timer = make(delay, delay, repeats: repeats, userInfo: userInfo, action)
    if timer.clock == nil {
      RunLoop.current.add(timer, forMode: .default)
    } else {
      timer.isScheduled = true
      timer.wait()
    }
    return timer
  }

  // Rules: RT-41.
  /// The application's clock where it is not the real one; the time of other threads is always real.
  private static func virtualClock() -> (any HostClock)? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      TimeSource.clock is RealClock ? nil : Found(TimeSource.clock)
    }?
    .clock
  }

  /// Carries a clock out of the main actor, to whoever is on it.
  private struct Found: @unchecked Sendable {
    let clock: any HostClock
    init(_ clock: any HostClock) { self.clock = clock }
  }

  // MARK: - What Foundation's timers are asked for

  override var userInfo: Any? { info }

  override var isValid: Bool { clock == nil ? super.isValid : action != nil }

  override func fire() {
    guard isValid else { return }
    ring()
  }

  // Rules: RT-40.
  override func invalidate() {
    super.invalidate()
    stopWaiting()
    action = nil
  }

  override var fireDate: Date {
    get {
      guard let clock else { return super.fireDate }
      nonisolated(unsafe) let shown = clock
      let left = due - MainActor.assumeIsolated { shown.now }
      return Date(timeIntervalSinceNow: left)
    }
    set {
      guard let clock else { return super.fireDate = newValue }
      begin(on: clock, after: newValue.timeIntervalSinceNow)
    }
  }

  // MARK: - On the clock

  private func begin(on clock: any HostClock, after delay: TimeInterval) {
    self.clock = clock
    nonisolated(unsafe) let shown = clock
    due = MainActor.assumeIsolated { shown.now } + max(0, delay)
    wait()
  }

  private func stopWaiting() {
    guard let pending, MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { pending.cancel() }
    self.pending = nil
  }

  /// Waits until it is due.
  ///
  /// A timer that is in a run loop is kept by it, as one that is scheduled is
  /// by the clock.
  private func wait(until time: TimeInterval? = nil) {
    stopWaiting()
    guard let clock, action != nil else { return }
    nonisolated(unsafe) weak let me = self
    nonisolated(unsafe) let kept = isScheduled ? self : nil
    nonisolated(unsafe) let shown = clock
    let time = time ?? due
    pending = MainActor.assumeIsolated {
      guard time - shown.now < Self.never else { return nil }
      return shown.schedule(at: time) { (kept ?? me)?.fall() }
    }
  }

  // Rules: RT-41, RT-42.
  /// Calls, if it is in a run loop by now.
  private func fall() {
    pending = nil
    nonisolated(unsafe) let shown = clock
    let now = MainActor.assumeIsolated { shown?.now ?? 0 }
    guard isScheduled || isInRunLoop else { return wait(until: now + Self.patience) }
    if repeats {
      // No error adds up; what was missed is skipped.
      due += interval
      if due <= now { due += ((now - due) / interval).rounded(.down) * interval + interval }
      wait()
    }
    ring()
  }

  /// Calls, and ends if it was for once.
  private func ring() {
    action?(self)
    if !repeats { invalidate() }
  }

  // Rules: RT-42.
  /// Whether a run loop has it.
  ///
  /// Foundation does not tell, so its own timer is looked up; where it
  /// cannot be found the answer is yes.
  private var isInRunLoop: Bool {
    let parts = Mirror(reflecting: self).superclassMirror?.children
    let storage = parts?.first { $0.label == "_timerStorage" }?.value
    guard let object = ExposedMethod.flat(storage) else { return true }
    let timer = unsafeBitCast(object as AnyObject, to: CFRunLoopTimer.self)
    return [CFRunLoopGetMain(), CFRunLoopGetCurrent()].contains { loop in
      Self.modes.contains { CFRunLoopContainsTimer(loop, timer, $0) }
    }
  }

  /// The modes in which an application's timers are.
  private static var modes: [CFString?] {
    let names = [RunLoop.Mode.default.rawValue, "UITrackingRunLoopMode"]
    return [kCFRunLoopCommonModes]
      + names.map { CFStringCreateWithCString(nil, $0, CFStringBuiltInEncodings.UTF8.rawValue) }
  }
}
