// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Does something again and again while a key is held.
@MainActor
final class KeyRepeat {
  private var number = 0
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  func begin() {
    number += 1
    schedule(number, after: Thresholds.deleteDelay)
  }

  func end() { number += 1 }

  private func schedule(_ number: Int, after delay: TimeInterval) {
    TimeSource.clock.schedule(after: delay) { [weak self] in
      guard let self, number == self.number else { return }
      action()
      schedule(number, after: Thresholds.deleteInterval)
    }
  }
}
