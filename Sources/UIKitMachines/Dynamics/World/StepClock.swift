// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: DY-2.
/// Turns the time of frames into steps of equal length.
///
/// How many are due at a time depends on that time alone, so that frames of any rate make the same
/// steps.
package struct StepClock: Equatable, Sendable {
  /// When the first step begins.
  private var origin: TimeInterval
  private var done = 0

  /// A clock that starts at a time.
  package init(start: TimeInterval) { origin = start }

  /// The seconds of all steps that were taken.
  package var elapsed: TimeInterval { Double(done) / Thresholds.dynamicsRate }

  /// Takes the steps that are due at a time, and says how many.
  package mutating func take(until time: TimeInterval) -> Int {
    let due = ((time - origin) * Thresholds.dynamicsRate).rounded() - Double(done)
    guard due > 0 else { return 0 }
    let most = Thresholds.mostDynamicsSteps
    let count = due < Double(most) ? Int(due) : most
    // The time of steps that are left out did not pass.
    if due > Double(most), due.isFinite { origin += (due - Double(most)) / Thresholds.dynamicsRate }
    done += count
    return count
  }
}
