// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
import UIKitHost

/// Carries out what generators were told to do, one step after the other.
///
/// A step asked for while another runs, from inside a handler, waits until that one is done.
@MainActor
final class StepQueue {
  private var waiting: [@MainActor () -> Void] = []
  private var isRunning = false

  func perform(_ step: @escaping @MainActor () -> Void) {
    guard !isRunning else {
      waiting.append(step)
      return
    }
    isRunning = true
    step()
    runWaiting()
    isRunning = false
  }

  /// Moves the clock; what timers ask for is done after their turn, not after the whole way.
  func advance(to time: TimeInterval) {
    let later = waiting
    waiting = []
    if let clock = TimeSource.clock as? VirtualClock {
      clock.advance(to: time)
    } else {
      MainRunLoop.turn(for: time - TimeSource.clock.now) { turnDidEnd() }
    }
    runWaiting()
    waiting = later
  }

  /// A timer fired: layout and commit, then what its handler asked for.
  func turnDidEnd() {
    ApplicationDriving.endTurn()
    runWaiting()
  }

  private func runWaiting() {
    while !waiting.isEmpty { waiting.removeFirst()() }
  }
}
