// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
package import Synchronization

/// Cleans up after objects of the main actor, whose last reference may go on any thread.
///
/// A subclass may declare a plain `deinit` only when that of the open class above it is plain too,
/// and a plain one runs where the last reference went.
package enum LastRelease {
  /// The address of the last `Departure` that the main actor has not seen; 0 when there is none.
  @usableFromInline static let latest = Atomic<UInt>(0)

  /// Called in `deinit`: cleans up at once on the main actor, and soon after from another thread.
  ///
  /// Until then the memory of the object is not used again: its identifier means nothing else. Who
  /// reads a reference that is not owned calls `settle()` before, so that it does not lead there;
  /// that leaves the moment between the last release and this call.
  ///
  /// - Parameters:
  ///   - dying: the object, which `clean` must not capture.
  ///   - take: called at once. What it returns outlives the object; if others still refer to the
  ///     object without owning it, it leaves harmless values in place of what it takes.
  ///   - callsOut: whether `clean` runs code of others, which may not come between two steps of
  ///     whoever settles: it waits for the main queue.
  ///   - clean: called on the main actor with what was taken.
  package static func of<Remains>(
    _ dying: AnyObject, taking take: @MainActor () -> Remains, callsOut: Bool = false,
    cleaning clean: @escaping @MainActor (Remains) -> Void
  ) {
    // Nobody else has a reference any more, so no actor is needed to read and write the object.
    let remains = withoutActuallyEscaping(take) { take in
      unsafeBitCast(take, to: (() -> Remains).self)()
    }
    if MainQueue.isCurrent {
      unsafeBitCast(clean, to: ((Remains) -> Void).self)(remains)
    } else {
      let departure = Departure(of: dying, remains: remains, clean: clean)
      if !callsOut { leave(departure) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          settle()
          if callsOut { departure.clean() }
        }
      }
    }
  }

  /// Cleans up after every object whose last reference has gone on another thread.
  ///
  /// When there is none, this costs a load and a comparison.
  @MainActor @inlinable @inline(__always)
  package static func settle() {
    if latest.load(ordering: .relaxed) != 0 { cleanUp() }
  }

  /// Leaves an object to the main actor.
  private static func leave(_ departure: Departure) {
    let added = UInt(bitPattern: Unmanaged.passRetained(departure).toOpaque())
    departure.earlier = latest.load(ordering: .relaxed)
    while true {
      let (isDone, now) = latest.compareExchange(
        expected: departure.earlier, desired: added, ordering: .releasing)
      if isDone { return }
      departure.earlier = now
    }
  }

  /// Cleans up, what went last first: an owner goes before what it owns.
  ///
  /// Each is taken by itself, so that whoever settles meanwhile finds the others.
  @MainActor @usableFromInline
  static func cleanUp() {
    while let departure = takeLatest() { departure.clean() }
  }

  @MainActor
  private static func takeLatest() -> Departure? {
    var address = latest.load(ordering: .acquiring)
    while let pointer = UnsafeRawPointer(bitPattern: address) {
      let departure = Unmanaged<Departure>.fromOpaque(pointer)
      let (isDone, now) = latest.compareExchange(
        expected: address, desired: departure._withUnsafeGuaranteedRef { $0.earlier },
        ordering: .acquiring)
      if isDone { return departure.takeRetainedValue() }
      address = now
    }
    return nil
  }

  /// An object that went, until the main actor has cleaned up after it.
  private final class Departure: @unchecked Sendable {
    /// The address of the one before; 0 for the first.
    var earlier: UInt = 0
    let clean: @MainActor () -> Void
    /// Keeps the memory of the object, and nothing in it.
    private unowned let object: AnyObject

    init<Remains>(
      of object: AnyObject, remains: Remains, clean: @escaping @MainActor (Remains) -> Void
    ) {
      self.object = object
      nonisolated(unsafe) let remains = remains
      self.clean = { clean(remains) }
    }
  }
}
