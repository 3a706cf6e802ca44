// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreFoundation
import Foundation

/// Calls a function whenever the main run loop is about to wait: the end of a turn.
@MainActor
enum RunLoopObserver {
  /// Calls `body` at the end of every turn of the main run loop from now on.
  static func install(_ body: @escaping @MainActor () -> Void) {
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in
      MainActor.assumeIsolated { body() }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }
}
