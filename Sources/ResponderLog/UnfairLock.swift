// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Glibc

// Rules: LG-4.
/// A lock that one thread holds at a time.
///
/// It must not be copied or moved once it was locked.
///
/// [Apple: os_unfair_lock](https://developer.apple.com/documentation/os/os_unfair_lock_s)
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()

  /// Makes a lock that nobody holds.
  public init() {}
}

/// The same by its other name.
public typealias os_unfair_lock = os_unfair_lock_s
/// Where a lock is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// Rules: LG-4.
/// Waits until nobody holds a lock, then holds it.
///
/// A thread that holds it already waits for ever.
///
/// [Apple: os_unfair_lock_lock](https://developer.apple.com/documentation/os/os_unfair_lock_lock(_:))
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  pthread_mutex_lock(&lock.pointee.mutex)
}

// Rules: LG-4.
/// Holds a lock if nobody does.
///
/// - Returns: false if somebody does.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(&lock.pointee.mutex) == 0
}

// Rules: LG-4.
/// Lets others have a lock that this thread holds.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  pthread_mutex_unlock(&lock.pointee.mutex)
}

// Rules: LG-4.
/// A value that one thread at a time sees.
///
/// [Apple: OSAllocatedUnfairLock](https://developer.apple.com/documentation/os/osallocatedunfairlock)
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The value beside its lock, at a place that stays.
  private final class Store {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      self.state = state
      lock.initialize(to: os_unfair_lock_s())
    }

    deinit {
      lock.deinitialize(count: 1)
      lock.deallocate()
    }
  }

  private let store: Store

  /// Makes a lock around a value.
  public init(initialState: State) where State: Sendable { store = Store(initialState) }

  /// Makes a lock around a value that other threads must not have besides.
  public init(uncheckedState initialState: State) { store = Store(initialState) }

  /// Runs `body` while no other thread is in such a call of the same lock.
  ///
  /// - Returns: what `body` returns.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs `body`, of which nothing is known, while no other thread is in such a call.
  ///
  /// - Returns: what `body` returns.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(store.lock)
    defer { os_unfair_lock_unlock(store.lock) }
    return try body(&store.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock around nothing.
  public init() { self.init(uncheckedState: ()) }

  /// Runs `body` while no other thread is in such a call of the same lock.
  ///
  /// - Returns: what `body` returns.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked { _ in try body() }
  }
}
