// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import ResponderFoundation
import UIKitHost

/// Has activities brought up to date in a turn after the one in which they said that they need it.
///
/// - Rules: UA-2.
final class ActivitySaver: UserActivitySaver, Sendable {
  static let shared = ActivitySaver()

  @MainActor private static var timer: ClockTimer?
  @MainActor private static weak var clock: (any HostClock)?

  func activityNeedsSave(_ activity: NSUserActivity) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { schedule() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.schedule() } }
    }
  }

  /// Saves in the next turn; without effect when that is to happen already.
  @MainActor
  func schedule() {
    let clock = TimeSource.clock
    if Self.timer?.isPending ?? false, Self.clock === clock { return }
    Self.clock = clock
    Self.timer = clock.schedule(after: 0) { ManagedActivities.saveAll() }
  }
}
