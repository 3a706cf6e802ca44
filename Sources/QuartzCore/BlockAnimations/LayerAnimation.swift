// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import UIKitHost

/// The changes that one call animates together, and who is told when they are done.
///
/// How it runs is said when it is made, and may be said anew until the changes are made.
@MainActor
package final class AnimationGroup {
  /// When it begins.
  package var start: TimeInterval
  /// The seconds of one round.
  package var duration: TimeInterval
  /// How far it comes after a part of its time.
  package var timing: AnimationTiming
  /// How many rounds there are, more than 0; infinity: again and again.
  package var rounds: Double
  /// Whether it takes the place of what moves a property, and begins where that is.
  package var replaces: Bool
  /// Whether each round goes back again.
  package var reverses: Bool
  /// How many times a second it may be shown; 0 is as often as the screen can.
  package var framesPerSecond = 0
  /// Which layers have tracks of it now; `AnimatedLayers` keeps them.
  var layers: Set<ObjectIdentifier> = []
  /// The layers of its parts that run in rounds of their own.
  package internal(set) var partLayers: [CALayer] = []
  /// What shows the changes instead of the time; nil for animations that simply run.
  private let playhead: AnimationPlayhead?
  /// The progress of the playhead at which the changes begin to show.
  private let base: Double
  /// The progress of the playhead at which they are shown in full.
  private let top: Double
  /// Who moves the playhead, and is told what follows it from within; nil for nobody.
  package weak var leader: AnyObject?
  /// Gets false when a change was taken away, or another took its place; called once.
  package var completion: (@MainActor (Bool) -> Void)?
  /// The tracks, and animations of layers, that still run.
  var running = 0
  /// Whether it animates anything now.
  package var isRunning: Bool { running > 0 }
  /// Whether a track ended before its time.
  var wasInterrupted = false
  /// Whether it is known which transactions wait for it.
  var hasJoined = false
  /// The transactions that wait for it.
  var waits: [TransactionWait] = []

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - start: when it begins.
  ///   - duration: seconds of one round.
  ///   - timing: the curve of a round.
  ///   - repeats: whether it runs again and again.
  ///   - reverses: whether each round goes back again.
  ///   - replaces: whether it takes the place of what moves a property, instead of being added.
  ///   - completion: gets false when a change was taken away, or another took its place.
  package init(
    start: TimeInterval, duration: TimeInterval, timing: AnimationTiming, repeats: Bool = false,
    reverses: Bool = false, replaces: Bool = false, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.start = start
    self.duration = duration
    self.timing = timing
    rounds = repeats ? .infinity : 1
    self.replaces = replaces
    self.reverses = reverses
    self.completion = completion
    playhead = nil
    (base, top) = (0, 1)
  }

  /// Makes a group that a playhead shows.
  ///
  /// - Parameters:
  ///   - base: the progress of the playhead at which the changes begin to show, below 1.
  ///   - top: the progress at which they are shown in full.
  ///   - timing: how they are shown in between.
  package init(
    _ playhead: AnimationPlayhead, from base: Double, to top: Double = 1,
    _ timing: AnimationTiming = .linear
  ) {
    start = 0
    duration = 0
    self.timing = timing
    rounds = 1
    replaces = true
    reverses = false
    self.playhead = playhead
    self.base = base
    self.top = top
  }

  // Rules: AN-26.
  /// A group that follows the same playhead and is shown in full together with this one; nil where
  /// none is followed.
  ///
  /// - Parameters:
  ///   - delay: how much later it begins to show, in progress of the playhead; a little of its way is
  ///     left to it.
  ///   - timing: how it is shown in between.
  ///   - completion: gets false when a change was taken away, or another took its place.
  package func follower(
    after delay: Double, _ timing: AnimationTiming,
    completion: @escaping @MainActor (Bool) -> Void
  ) -> AnimationGroup? {
    guard let playhead else { return nil }
    let latest = top - (top - base) * Self.leastWay
    let group = AnimationGroup(playhead, from: min(base + max(0, delay), latest), to: top, timing)
    group.duration = duration
    group.leader = leader
    group.completion = completion
    return group
  }

  /// The part of its leader's way that a follower has at least, to be seen at all.
  private static let leastWay = 0.001

  /// The seconds that are left of one round.
  package var remaining: TimeInterval { max(0, start + duration - TimeSource.clock.now) }
  /// Whether it runs again and again.
  var repeats: Bool { rounds == .infinity && duration > 0 }
  /// The seconds of one round, there and back if it goes back.
  private var cycle: TimeInterval { reverses ? 2 * duration : duration }

  /// Whether what is shown changes with time.
  var isMoving: Bool { playhead?.isMoving ?? true }

  /// Whether the time alone moves it, and no playhead.
  package var runsByItself: Bool { playhead == nil }

  /// Whether the time alone moves it, and only after `now`.
  func begins(after now: TimeInterval) -> Bool { playhead == nil && now < start }

  /// Whether it will end by itself.
  var isFinite: Bool { isMoving && !repeats }

  /// How far the changes are shown at a time.
  func progress(at now: TimeInterval) -> Double {
    if let playhead {
      let progress = playhead.progress(at: now)
      if base == 0, top == 1, timing == .linear { return progress }
      let part = max(0, (progress - base) / (top - base))
      return timing == .linear && top == 1 ? part : timing.progress(part)
    }
    guard duration > 0 else { return 1 }
    let elapsed = max(0, now - start)
    guard rounds != 1 || reverses else { return timing.progress(elapsed / duration) }
    if elapsed >= rounds * cycle { return 1 }
    let place = elapsed.truncatingRemainder(dividingBy: cycle)
    return timing.progress((place > duration ? cycle - place : place) / duration)
  }

  // Rules: AN-23.
  /// Whether the changes are shown in full for good: at once where a round takes no time.
  func isOver(at now: TimeInterval) -> Bool {
    guard playhead == nil, duration > 0 else { return playhead == nil }
    return !repeats && now >= start + rounds * cycle
  }

  /// Tells whoever waits, once, that the playhead goes no further.
  ///
  /// - Parameter isFinished: whether it is at an end of its way.
  package func end(isFinished: Bool) {
    wasInterrupted = wasInterrupted || !isFinished
    finish()
  }

  /// Tells whoever waits, once.
  func finish() {
    let call = completion
    let waits = waits
    completion = nil
    self.waits = []
    call?(!wasInterrupted)
    for wait in waits { wait.leave() }
  }
}

/// One property of one layer on its way from what was shown to what it is now.
struct AnimationTrack {
  var property: AnimatedProperty
  var from: PresentedValues
  var group: AnimationGroup
  /// The stages of the way; nil for one way from start to end.
  var path: AnimationPath?
  /// When it begins in the layer's time; nil where that was the application's.
  var begin: TimeInterval?
  /// Where the way ended when another one began on top of it; nil for what the layer has now.
  var to: PresentedValues?

  // Rules: CA-17.
  /// Whether another way can be added to this one and this one be added to others.
  @MainActor var canOverlap: Bool { path == nil && group.runsByItself && !group.repeats }
}
