// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// The changes that one call animates together, and who is told when they are done.
@MainActor
package final class AnimationGroup {
  let start: TimeInterval
  let duration: TimeInterval
  let timing: AnimationTiming
  let repeats: Bool
  let reverses: Bool
  private var completion: (@MainActor (Bool) -> Void)?
  /// The tracks that still run.
  var running = 0
  /// Whether a track ended before its time.
  var wasInterrupted = false

  /// Makes a group.
  ///
  /// - Parameter completion: gets false when a change was interrupted by another, or taken away.
  package init(
    start: TimeInterval, duration: TimeInterval, timing: AnimationTiming, repeats: Bool = false,
    reverses: Bool = false, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.start = start
    self.duration = duration
    self.timing = timing
    self.repeats = repeats
    self.reverses = reverses
    self.completion = completion
  }

  /// How far the changes are shown at a time.
  func progress(at now: TimeInterval) -> Double {
    guard duration > 0 else { return 1 }
    let elapsed = max(0, now - start)
    guard repeats || reverses else { return timing.progress(elapsed / duration) }
    let cycle = reverses ? 2 * duration : duration
    if !repeats, elapsed >= cycle { return 1 }
    let place = elapsed.truncatingRemainder(dividingBy: cycle)
    return timing.progress((place > duration ? cycle - place : place) / duration)
  }

  /// Whether the changes are shown in full for good.
  func isOver(at now: TimeInterval) -> Bool {
    !repeats && now >= start + (reverses ? 2 * duration : duration)
  }

  /// Tells whoever waits, once.
  func finish() {
    let call = completion
    completion = nil
    call?(!wasInterrupted)
  }
}

/// One property of one layer on its way from what was shown to what it is now.
struct AnimationTrack {
  var property: AnimatedProperty
  var from: PresentedValues
  var group: AnimationGroup
}
