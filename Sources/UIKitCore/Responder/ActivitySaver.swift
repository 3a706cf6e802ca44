// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import ResponderFoundation
import UIKitHost
import UIKitRuntime

// Rules: UA-2.
/// Has activities brought up to date in a turn after the one in which they said that they need it.
final class ActivitySaver: UserActivitySaver, Sendable {
  @MainActor static var shared: ActivitySaver { Runtime.part(.activitySaver) { ActivitySaver() } }

  @MainActor private var timer: ClockTimer?
  @MainActor private weak var clock: (any HostClock)?

  init() {}

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
    if timer?.isPending ?? false, self.clock === clock { return }
    self.clock = clock
    timer = clock.schedule(after: 0) { ManagedActivities.shared.saveAll() }
  }
}
