// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines

/// Deletes again and again while the keyboard's delete key is held.
@MainActor
final class DeleteRepeat {
  private var repetition = KeyRepeat(
    delay: Thresholds.deleteDelay, interval: Thresholds.deleteInterval)
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func begin() { schedule(repetition.begin()) }

  func end() { repetition.end() }

  private func schedule(_ wait: KeyRepeat.Wait) {
    TimeSource.clock.schedule(after: wait.time) { [weak self] in
      guard let self, repetition.isDue(wait) else { return }
      action()
      schedule(repetition.next(after: wait))
    }
  }
}
