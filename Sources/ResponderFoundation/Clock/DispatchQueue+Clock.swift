// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Dispatch
import Foundation

// What the rewriter makes of the calls of `DispatchQueue.main`, so that they follow the application's
// clock where that is virtual.

extension DispatchQueue {
  // Rules: RT-45, RT-47.
  /// What the rewriter makes of `async(group:qos:flags:execute:)` of the main queue.
  ///
  /// In virtual time the main actor's calls come after all that is due now; else, and from other
  /// threads, it is Dispatch's own.
  ///
  /// - Parameters:
  ///   - group: what the call belongs to; nil for none.
  ///   - qos: how urgent it is, in real time.
  ///   - flags: how it is done, in real time.
  ///   - work: what is called.
  @preconcurrency
  public func async(
    onClock group: DispatchGroup?, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    guard isOnClock else {
      let work = Self.unbound(work)
      return async(group: group, qos: qos, flags: flags, execute: work)
    }
    group?.enter()
    ClockQueue.call(after: 0) {
      Self.run(work)
      group?.leave()
    }
  }

  // Rules: RT-45, RT-48.
  /// What the rewriter makes of `async(execute:)` and `async(group:execute:)` with a work item, which
  /// does nothing once it is cancelled.
  ///
  /// - Parameters:
  ///   - group: what the call belongs to; nil for none.
  ///   - workItem: what is performed.
  public func async(onClock group: DispatchGroup?, execute workItem: DispatchWorkItem) {
    guard isOnClock else {
      if let group { return async(group: group, execute: workItem) }
      return async(execute: workItem)
    }
    group?.enter()
    ClockQueue.call(after: 0) {
      workItem.perform()
      group?.leave()
    }
  }

  // Rules: RT-45, RT-46, RT-47.
  /// What the rewriter makes of `asyncAfter(deadline:qos:flags:execute:)` of the main queue.
  ///
  /// - Parameters:
  ///   - deadline: when it is called; one that has passed is now.
  ///   - qos: how urgent it is, in real time.
  ///   - flags: how it is done, in real time.
  ///   - work: what is called.
  @preconcurrency
  public func asyncAfter(
    onClock deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    guard isOnClock else {
      let work = Self.unbound(work)
      return asyncAfter(deadline: deadline.real, qos: qos, flags: flags, execute: work)
    }
    ClockQueue.call(after: deadline.delay) { Self.run(work) }
  }

  // Rules: RT-45, RT-48.
  /// What the rewriter makes of `asyncAfter(deadline:execute:)` with a work item.
  ///
  /// - Parameters:
  ///   - deadline: when it is performed, unless it is cancelled by then.
  ///   - execute: what is performed.
  public func asyncAfter(onClock deadline: DispatchTime, execute: DispatchWorkItem) {
    guard isOnClock else { return asyncAfter(deadline: deadline.real, execute: execute) }
    ClockQueue.call(after: deadline.delay) { execute.perform() }
  }

  // Rules: RT-47.
  /// What the rewriter makes of `async(group:qos:flags:execute:)` of a queue that may be the main one.
  ///
  /// - Parameters:
  ///   - group: what the call belongs to; nil for none.
  ///   - qos: how urgent it is.
  ///   - flags: how it is done.
  ///   - work: what is called.
  @preconcurrency
  public func async(
    onClockIfMain group: DispatchGroup?, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    guard isOnClock else {
      return async(group: group, qos: qos, flags: flags, execute: work)
    }
    async(onClock: group, execute: DispatchWorkItem(block: work))
  }

  // Rules: RT-47, RT-48.
  /// The same for a work item.
  ///
  /// - Parameters:
  ///   - group: what the call belongs to; nil for none.
  ///   - workItem: what is performed.
  public func async(onClockIfMain group: DispatchGroup?, execute workItem: DispatchWorkItem) {
    async(onClock: group, execute: workItem)
  }

  // Rules: RT-46, RT-47.
  /// What the rewriter makes of `asyncAfter(deadline:qos:flags:execute:)` of a queue that may be the
  /// main one.
  ///
  /// - Parameters:
  ///   - deadline: when it is called.
  ///   - qos: how urgent it is.
  ///   - flags: how it is done.
  ///   - work: what is called.
  @preconcurrency
  public func asyncAfter(
    onClockIfMain deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping @Sendable () -> Void
  ) {
    guard isOnClock else {
      return asyncAfter(deadline: deadline.real, qos: qos, flags: flags, execute: work)
    }
    ClockQueue.call(after: deadline.delay) { work() }
  }

  // Rules: RT-47, RT-48.
  /// The same for a work item.
  ///
  /// - Parameters:
  ///   - deadline: when it is performed.
  ///   - execute: what is performed.
  public func asyncAfter(onClockIfMain deadline: DispatchTime, execute: DispatchWorkItem) {
    asyncAfter(onClock: deadline, execute: execute)
  }

  /// Whether this is the main queue, and the caller's time virtual.
  ///
  /// On Linux the main queue is another object each time; its label is reserved for it.
  var isOnClock: Bool { ClockQueue.isVirtual && label == DispatchQueue.main.label }

  /// Calls what belongs to the main actor, on the main queue.
  private static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    MainActor.assumeIsolated { work() }
  }

  /// The same call without its actor, for the queue that is that actor's.
  private static func unbound(
    _ work: @escaping @MainActor @Sendable () -> Void
  ) -> @Sendable () -> Void {
    { MainActor.assumeIsolated { work() } }
  }
}
