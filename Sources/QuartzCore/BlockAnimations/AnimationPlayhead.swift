// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import UIKitHost

/// The progress of animations that can be paused, turned round and moved by hand.
@MainActor
package final class AnimationPlayhead {
  /// A way from one progress to another.
  private struct Run {
    var start: TimeInterval
    var duration: TimeInterval
    var from: Double
    var to: Double
    var timing: AnimationTiming

    func progress(at now: TimeInterval) -> Double {
      guard duration > 0, now < end else { return to }
      return from + (to - from) * timing.progress(max(0, now - start) / duration)
    }

    var end: TimeInterval { start + duration }
  }

  private var run: Run?
  private var resting: Double

  /// Makes a playhead that rests at a progress.
  package init(restingAt progress: Double = 0) { resting = progress }

  /// Whether the progress changes with time.
  package var isMoving: Bool { run != nil }

  /// How far changes are shown: 0 not, 1 in full, springs go beyond.
  package func progress(at now: TimeInterval) -> Double { run?.progress(at: now) ?? resting }

  /// Lets the progress go from where it is to `end`, from `start` on.
  package func go(
    to end: Double, in duration: TimeInterval, _ timing: AnimationTiming, start: TimeInterval
  ) {
    run = Run(
      start: start, duration: duration, from: progress(at: TimeSource.clock.now), to: end,
      timing: timing)
  }

  /// Stops the progress where it is, or at a value.
  package func rest(at progress: Double? = nil) {
    resting = progress ?? self.progress(at: TimeSource.clock.now)
    run = nil
  }
}
