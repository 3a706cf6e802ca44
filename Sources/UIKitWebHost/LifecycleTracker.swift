// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import UIKitHost

  /// Turns "a page shows the application" into the application's life cycle, in UIKit's order.
  struct LifecycleTracker: Sendable, Equatable {
    private enum State { case launched, active, background }
    private var state = State.launched

    /// The application is on a screen now.
    mutating func appear() -> [LifecycleChange] {
      defer { state = .active }
      switch state {
      case .launched: return [.activate]
      case .active: return []
      case .background: return [.enterForeground, .activate]
      }
    }

    /// The application is on no screen any more.
    mutating func disappear() -> [LifecycleChange] {
      guard state == .active else { return [] }
      state = .background
      return [.deactivate, .enterBackground]
    }
  }
#endif
