// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreFoundation
import Foundation
import ResponderFoundation

// Rules: AW-98.
/// Notices that the run loop of the main actor goes round, in an application that no host drives: a
/// test that runs the loop for a moment, or waits, finds its views laid out.
///
/// The loop is that of the thread on which it is made, which under Swift Testing on Linux is not the
/// main one.
final class LoopTurns {
  // The loop is asked by any thread; whoever has the last reference takes the observer out.
  private nonisolated(unsafe) let loop: CFRunLoop?
  private nonisolated(unsafe) let observer: CFRunLoopObserver?
  /// After what the undo manager does as the loop is about to wait.
  private static let order = NSUndoCloseGroupingRunLoopOrdering + 1

  /// - Parameter end: called as the loop is about to wait, and as it stops to run.
  @MainActor
  init(_ end: @escaping @MainActor () -> Void) {
    loop = CFRunLoopGetCurrent()
    // A loop that is run for no time does not wait.
    let moments = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
    observer = CFRunLoopObserverCreateWithHandler(nil, moments, true, Self.order) { _, _ in
      guard MainQueue.isCurrent else { return }
      MainActor.assumeIsolated { end() }
    }
    CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes)
  }

  deinit { CFRunLoopRemoveObserver(loop, observer, kCFRunLoopCommonModes) }
}
