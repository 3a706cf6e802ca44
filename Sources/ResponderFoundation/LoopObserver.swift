// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import CoreFoundation
import Foundation

/// Calls on the main actor at moments of a run loop, as long as it lives.
package final class LoopObserver {
  // The loop is asked by any thread; whoever has the last reference takes the observer out.
  private nonisolated(unsafe) let loop: CFRunLoop
  private nonisolated(unsafe) let observer: CFRunLoopObserver?
  private nonisolated(unsafe) let mode: CFString?

  /// Begins to observe.
  ///
  /// - Parameters:
  ///   - loop: the loop.
  ///   - mode: the mode of the loop, as CoreFoundation knows it.
  ///   - moments: when to call.
  ///   - order: greater ones are called later.
  ///   - body: is called.
  @MainActor
  package init(
    of loop: CFRunLoop, in mode: CFString?, at moments: [CFRunLoopActivity], order: Int,
    _ body: @escaping @MainActor () -> Void
  ) {
    (self.loop, self.mode) = (loop, mode)
    let flags = moments.reduce(0) { $0 | $1.rawValue }
    observer = CFRunLoopObserverCreateWithHandler(nil, flags, true, order) { _, _ in
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { body() }
    }
    CFRunLoopAddObserver(loop, observer, mode)
  }

  deinit { CFRunLoopRemoveObserver(loop, observer, mode) }
}
