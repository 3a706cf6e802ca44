// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines
import UIKitRuntime

// Rules: PK-9.
/// Does again and again what a key does while it is held, on the application's clock.
///
/// The keyboard's own repeats are not used: one key repeats at a time, the one that went down last.
@MainActor
final class HeldKey {
  /// The one of the current runtime.
  static var shared: HeldKey { Runtime.part(.heldKey) { HeldKey() } }

  private weak var press: UIPress?
  private var timer: ClockTimer?

  /// Starts to call `action` for a key that is held, until it is up or the answer is false.
  func start(for press: UIPress, _ action: @escaping @MainActor () -> Bool) {
    stop()
    self.press = press
    schedule(after: Thresholds.keyRepeatDelay, action)
  }

  /// Stops for a key that is up; for nil, whichever key repeats.
  func stop(for ended: UIPress? = nil) {
    guard ended == nil || ended === press else { return }
    timer?.cancel()
    timer = nil
    press = nil
  }

  private func schedule(
    after delay: TimeInterval, _ action: @escaping @MainActor () -> Bool
  ) {
    timer = TimeSource.clock.schedule(after: delay) { [self] in
      guard let held = press else { return }
      let goesOn = action()
      guard goesOn, held === press, !held.currentPhase.isFinal else {
        return stop(for: held)
      }
      schedule(after: Thresholds.keyRepeatInterval, action)
    }
  }
}
