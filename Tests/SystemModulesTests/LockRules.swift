// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import ResponderLog
import Testing

@Suite("LG locks")
struct LockRules {
  /// A number that nothing guards but the lock beside it.
  private final class Count: @unchecked Sendable {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var value = 0

    init() { lock.initialize(to: os_unfair_lock()) }

    deinit { lock.deallocate() }

    func raise() {
      os_unfair_lock_lock(lock)
      value += 1
      os_unfair_lock_unlock(lock)
    }
  }

  @Test func `LG-4 one thread at a time holds an unfair lock`() {
    let count = Count()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 { count.raise() }
    }
    #expect(count.value == 8_000)
    #expect(os_unfair_lock_trylock(count.lock))
    #expect(!os_unfair_lock_trylock(count.lock))
    os_unfair_lock_unlock(count.lock)
    #expect(os_unfair_lock_trylock(count.lock))
    os_unfair_lock_unlock(count.lock)
  }

  private struct Refusal: Error {}

  @Test func `LG-4 one thread at a time sees the value in a lock`() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1_000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 8_000)
    #expect(throws: Refusal.self) { try lock.withLock { _ in throw Refusal() } }
    #expect(
      lock.withLockUnchecked {
        $0 += 1; return $0
      } == 8_001)
    #expect(OSAllocatedUnfairLock().withLock { 3 } == 3)
  }
}
