// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Which activity is current, in the whole process.
package enum CurrentActivity {
  private struct Holder { weak var activity: NSUserActivity? }
  private static let lock = NSLock()
  private nonisolated(unsafe) static var holder = Holder()

  /// The current activity, or nil; not retained.
  package static var activity: NSUserActivity? { lock.withLock { holder.activity } }

  /// Makes `activity` the current one; the one before resigns first.
  static func replace(with activity: NSUserActivity) {
    let old = self.activity
    guard old !== activity else { return }
    old?.resignCurrent()
    lock.withLock { holder.activity = activity }
  }

  /// Leaves none current if `activity` is.
  static func leave(_ activity: NSUserActivity) {
    lock.withLock { if holder.activity === activity { holder.activity = nil } }
  }
}
