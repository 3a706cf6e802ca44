// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: GR-97.
/// How fast a value changes: the last change over its time, evened out with the one before.
package struct VelocityFilter: Equatable {
  private var samples = 0
  private var last: CGFloat = 0

  /// The change per second.
  package private(set) var velocity: CGFloat = 0

  /// Takes in a change and the time it took; a change in no time is left to the next one.
  package mutating func add(_ change: CGFloat, over time: TimeInterval) {
    guard time > 0 else { return }
    let sample = change / time
    velocity = samples == 0 ? sample : (sample + last) / 2
    last = sample
    samples += 1
  }

  /// Forgets all changes: the velocity is zero.
  package mutating func reset() { self = VelocityFilter() }
}
