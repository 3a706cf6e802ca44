// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What lets initializers of `Timer` give a timer that the application's clock drives.
public protocol TimerMaking {}

extension Timer: TimerMaking {}

extension TimerMaking where Self: Timer {
  // Rules: RT-40 to RT-42.
  /// Makes a timer that calls a method of `aTarget`, which it retains until it ends.
  ///
  /// It runs when it was added to a run loop.
  ///
  /// [Apple: init(timeInterval:target:selector:userInfo:repeats:)](https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:))
  ///
  /// - Parameters:
  ///   - ti: seconds until the first call, and between two.
  ///   - aTarget: the object that has the method.
  ///   - aSelector: a method that takes nothing or the timer.
  ///   - userInfo: what the timer's `userInfo` is.
  ///   - yesOrNo: whether it calls again and again.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let action = TimedMethod(aTarget, aSelector)
    self = Self.own(
      ActionTimer.make(ti, ti, repeats: yesOrNo, userInfo: userInfo) { action.call($0) })
  }

  // Rules: RT-40 to RT-42.
  /// Makes a timer that calls a method of `t` first at a date.
  ///
  /// [Apple: init(fireAt:interval:target:selector:userInfo:repeats:)](https://developer.apple.com/documentation/foundation/timer/init(fireat:interval:target:selector:userinfo:repeats:))
  ///
  /// - Parameters:
  ///   - date: when it first calls.
  ///   - ti: seconds between two calls.
  ///   - t: the object that has the method.
  ///   - s: a method that takes nothing or the timer.
  ///   - ui: what the timer's `userInfo` is.
  ///   - rep: whether it calls again and again.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector,
    userInfo ui: Any?, repeats rep: Bool
  ) {
    let action = TimedMethod(t, s)
    self = Self.own(
      ActionTimer.make(date.timeIntervalSinceNow, ti, repeats: rep, userInfo: ui) {
        action.call($0)
      })
  }

  // Rules: RT-43.
  /// What the rewriter makes of `Timer(timeInterval:repeats:block:)`, so that the timer follows the
  /// application's clock.
  ///
  /// - Parameters:
  ///   - interval: seconds until the first call, and between two.
  ///   - repeats: whether it calls again and again.
  ///   - block: gets the timer.
  public init(
    onClockAfter interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self = Self.own(ActionTimer.make(interval, interval, repeats: repeats, block))
  }

  // Rules: RT-43.
  /// What the rewriter makes of `Timer(fire:interval:repeats:block:)`.
  ///
  /// - Parameters:
  ///   - date: when it first calls.
  ///   - interval: seconds between two calls.
  ///   - repeats: whether it calls again and again.
  ///   - block: gets the timer.
  public init(
    onClockAt date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self = Self.own(ActionTimer.make(date.timeIntervalSinceNow, interval, repeats: repeats, block))
  }

  private static func own(_ timer: ActionTimer) -> Self {
    if let own = timer as? Self { return own }
    violation(
      "A \(Self.self) was made by an initializer that gives a Timer",
      contract: "Timer is not subclassed", instead: "keep the timer in a property")
  }
}

extension Timer {
  // Rules: RT-40, RT-41.
  /// Makes a timer that calls a method of `aTarget`, and adds it to the current run loop.
  ///
  /// [Apple: scheduledTimer(timeInterval:target:selector:userInfo:repeats:)](https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:))
  ///
  /// - Parameters:
  ///   - ti: seconds until the first call, and between two.
  ///   - aTarget: the object that has the method; retained until the timer ends.
  ///   - aSelector: a method that takes nothing or the timer.
  ///   - userInfo: what the timer's `userInfo` is.
  ///   - yesOrNo: whether it calls again and again.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let action = TimedMethod(aTarget, aSelector)
    return ActionTimer.schedule(ti, repeats: yesOrNo, userInfo: userInfo) { action.call($0) }
  }

  // Rules: RT-43.
  /// What the rewriter makes of `scheduledTimer(withTimeInterval:repeats:block:)`, so that the timer
  /// follows the application's clock.
  ///
  /// - Parameters:
  ///   - interval: seconds until the first call, and between two.
  ///   - repeats: whether it calls again and again.
  ///   - block: gets the timer.
  @discardableResult
  public class func scheduledTimer(
    onClockAfter interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    ActionTimer.schedule(interval, repeats: repeats, block)
  }
}

/// A method that a timer calls.
private struct TimedMethod {
  private let target: AnyObject
  private let selector: Selector

  init(_ target: Any, _ selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  // Rules: RT-7, RT-40.
  func call(_ timer: Timer) {
    guard let method = selector.knownMethod(of: target) else {
      selector.unrecognized(by: target, sentBy: "a timer")
    }
    _ = method.send(to: target, timer, nil)
  }
}
