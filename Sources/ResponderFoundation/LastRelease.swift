// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch

/// Cleans up after objects of the main actor, whose last reference may go on any thread.
///
/// A subclass may declare a plain `deinit` only when that of the open class above it is plain too,
/// and a plain one runs where the last reference went.
package enum LastRelease {
  /// Called in `deinit`: cleans up at once on the main actor, and soon after from another thread.
  ///
  /// Until then the memory of the object is not used again: its identifier means nothing else.
  ///
  /// - Parameters:
  ///   - dying: the object, which `clean` must not capture.
  ///   - take: called at once. What it returns outlives the object; if others still refer to the
  ///     object without owning it, it leaves harmless values in place of what it takes.
  ///   - clean: called on the main actor with what was taken.
  package static func of<Remains>(
    _ dying: AnyObject, taking take: @MainActor () -> Remains,
    cleaning clean: @escaping @MainActor (Remains) -> Void
  ) {
    // Nobody else has a reference any more, so no actor is needed to read and write the object.
    let remains = withoutActuallyEscaping(take) { take in
      unsafeBitCast(take, to: (() -> Remains).self)()
    }
    if MainQueue.isCurrent {
      unsafeBitCast(clean, to: ((Remains) -> Void).self)(remains)
    } else {
      let parcel = Parcel(remains: remains, memory: Memory(object: dying), clean: clean)
      DispatchQueue.main.async { MainActor.assumeIsolated { parcel.clean(parcel.remains) } }
    }
  }

  /// What goes to the main actor, which alone uses it from here on.
  private struct Parcel<Remains>: @unchecked Sendable {
    let remains: Remains
    let memory: Memory
    let clean: @MainActor (Remains) -> Void
  }

  /// Keeps the memory of an object that is deallocated, and nothing in it.
  private struct Memory {
    unowned let object: AnyObject
  }
}
