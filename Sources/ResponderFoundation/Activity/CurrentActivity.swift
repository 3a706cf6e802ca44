// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitRuntime

/// Which activity is current, in the whole application; any thread may ask.
package final class CurrentActivity: @unchecked Sendable {
  package static var shared: CurrentActivity {
    Runtime.common(.currentActivity) { CurrentActivity() }
  }

  private let lock = NSLock()
  private weak var holder: NSUserActivity?

  /// The current activity, or nil; not retained.
  package var activity: NSUserActivity? { lock.withLock { holder } }

  /// Makes `activity` the current one; the one before resigns first.
  func replace(with activity: NSUserActivity) {
    let old = self.activity
    guard old !== activity else { return }
    old?.resignCurrent()
    lock.withLock { holder = activity }
  }

  /// Leaves none current if `activity` is.
  func leave(_ activity: NSUserActivity) {
    lock.withLock { if holder === activity { holder = nil } }
  }
}
