// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

// Rules: DY-23.
/// The dynamic animators that move something.
@MainActor
final class RunningAnimators {
  static var shared: RunningAnimators { Runtime.part(.dynamics) { RunningAnimators() } }

  /// What leaves the items of each where they are.
  var halts = ObjectList<() -> Void>()

  var isAnyRunning: Bool { !halts.isEmpty }

  /// Leaves all items where they are, without telling anybody.
  func haltAll() { for halt in halts.values { halt() } }
}
