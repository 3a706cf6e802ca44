// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// When something is done again while a key is held: after a pause first, then at short intervals.
///
/// Whoever holds the clock waits as long as it says and asks, before it acts, whether the wait is
/// still the present one: the key may be up by then, or another one down.
package struct KeyRepeat: Equatable {
  /// A wait before the action.
  package struct Wait: Equatable, Sendable {
    /// Seconds.
    package let time: TimeInterval
    fileprivate let number: Int
  }

  private let delay: TimeInterval
  private let interval: TimeInterval
  private var number = 0

  /// - Parameters:
  ///   - delay: seconds until the first repetition.
  ///   - interval: seconds between two of them.
  package init(delay: TimeInterval, interval: TimeInterval) {
    self.delay = delay
    self.interval = interval
  }

  /// The key went down: ends every wait before.
  package mutating func begin() -> Wait {
    number += 1
    return Wait(time: delay, number: number)
  }

  /// The key is up, or must not repeat any more.
  package mutating func end() { number += 1 }

  /// Whether the action is due when a wait is over.
  package func isDue(_ wait: Wait) -> Bool { wait.number == number }

  /// The wait that follows a repetition.
  package func next(after wait: Wait) -> Wait { Wait(time: interval, number: wait.number) }
}
