// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitHost

extension DriverSession {
  /// Lets time pass until a condition holds: virtual time first, then the real main run loop.
  ///
  /// - Returns: whether it held in time.
  func hold(
    for timeout: TimeInterval, checking interval: TimeInterval, until condition: () throws -> Bool
  ) rethrows -> Bool {
    if try condition() { return true }
    if TimeSource.clock is VirtualClock {
      let step = max(interval, 0.001)
      var passed: TimeInterval = 0
      while passed < timeout {
        let part = min(step, timeout - passed)
        advance(by: part)
        passed += part
        if try condition() { return true }
      }
    }
    return try MainRunLoop.turn(for: timeout) {
      ApplicationDriving.endTurn()
      return try condition()
    }
  }
}
