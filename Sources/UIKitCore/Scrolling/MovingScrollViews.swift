// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitRuntime

/// The scroll views that move by themselves.
@MainActor
final class MovingScrollViews {
  static var shared: MovingScrollViews { Runtime.part(.scrolling) { MovingScrollViews() } }

  /// What leaves each where it is.
  var halts = ObjectList<() -> Void>()

  /// Whether any scroll view moves by itself.
  var isAnyMoving: Bool { !halts.isEmpty }

  /// Leaves every scroll view where it is, without telling anybody.
  func haltAll() { for halt in halts.values { halt() } }
}
