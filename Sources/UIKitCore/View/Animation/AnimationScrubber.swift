// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitHost
import UIKitRuntime

// Rules: VC-82.
/// Holds the animations that closures start, and shows as much of them as it is told.
///
/// Animations of views and property animators share one way from 0 to 1; what the former wait for
/// comes when that is at an end.
@MainActor
final class AnimationScrubber {
  /// The one that takes the animations that are started now.
  private(set) static var current: AnimationScrubber? {
    get { Runtime.held(.animationScrubber) }
    set { Runtime.hold(newValue, as: .animationScrubber) }
  }

  private let duration: TimeInterval
  private let playhead = AnimationPlayhead()
  private var groups: [AnimationGroup] = []
  private var animators: [(animator: UIViewPropertyAnimator, delay: TimeInterval)] = []
  private var blocked: [UIView] = []
  private var completions: [(Bool) -> Void] = []
  private var timer: ClockTimer?

  /// - Parameter duration: seconds that the whole takes when it goes by itself.
  init(duration: TimeInterval) { self.duration = max(duration, Self.leastDuration) }

  /// Seconds of a change that would take none, which a finger drives all the same.
  private static let leastDuration: TimeInterval = 0.001

  /// How much is shown, 0 to 1.
  var progress: Double { playhead.progress(at: TimeSource.clock.now) }

  /// Runs `body` and takes the animations that it starts.
  func hold(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  /// Takes an animation of views.
  ///
  /// - Parameters:
  ///   - duration: its seconds.
  ///   - delay: seconds before it begins.
  ///   - options: whether its views take touches.
  ///   - timing: its curve.
  ///   - completion: called when the whole is at an end.
  ///   - changes: animates its changes, and returns the layers that are animated.
  func add(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ timing: AnimationTiming, _ completion: ((Bool) -> Void)?,
    _ changes: (AnimationGroup) -> [CALayer]
  ) {
    let start = min(max(delay, progress * self.duration) / self.duration, Self.lastStart)
    let end = max(start + duration / self.duration, start + Self.leastDuration)
    let group = AnimationGroup(playhead, from: start, to: end, timing)
    let layers = changes(group)
    if let completion { completions.append(completion) }
    guard !layers.isEmpty else { return }
    groups.append(group)
    guard !options.contains(.allowUserInteraction) else { return }
    for case let view as UIView in layers.map(\.owner) {
      ViewAnimation.block(view, cancelsTouches: false)
      blocked.append(view)
    }
  }

  /// Changes cannot begin to show at the very end: they would have no way to go.
  private static let lastStart = 0.999

  /// Takes a property animator that was about to start.
  func add(_ animator: UIViewPropertyAnimator, delay: TimeInterval) {
    Self.current = nil
    animator.pauseAnimation()
    Self.current = self
    animators.append((animator, delay))
  }

  /// Shows a part, 0 to 1.
  func show(_ part: CGFloat) {
    timer?.cancel()
    playhead.rest(at: Double(min(max(part, 0), 1)))
    placeAll()
  }

  /// Stays where it is.
  func pause() { show(CGFloat(progress)) }

  private func placeAll() {
    LayerAnimator.shared.playheadDidMove(of: groups)
    let time = progress * duration
    for (animator, delay) in animators {
      let own = max(animator.duration, Self.leastDuration)
      // It may have been on its way back.
      animator.pauseAnimation()
      animator.isReversed = false
      animator.fractionComplete = CGFloat(min(max((time - delay) / own, 0), 1))
    }
  }

  /// Goes on by itself, to the end or back, and tells those who wait.
  ///
  /// - Parameter speed: 1 as fast as the whole would have gone.
  func go(backwards: Bool, speed: CGFloat, _ curve: AnimationTiming) {
    let left = backwards ? progress : 1 - progress
    let seconds = duration * left / Double(max(speed, CGFloat(Self.leastDuration)))
    playhead.go(to: backwards ? 0 : 1, in: seconds, curve, start: TimeSource.clock.now)
    LayerAnimator.shared.playheadDidMove(of: groups)
    for (animator, _) in animators {
      animator.isReversed = backwards
      let own = max(animator.duration, Self.leastDuration)
      animator.continueAnimation(
        withTimingParameters: nil, durationFactor: CGFloat(max(seconds, Self.leastDuration) / own))
    }
    timer?.cancel()
    timer = TimeSource.clock.schedule(after: seconds) { [self] in arrive(backwards: backwards) }
  }

  /// Ends everything now.
  func finishNow(backwards: Bool) { arrive(backwards: backwards) }

  private func arrive(backwards: Bool) {
    timer?.cancel()
    playhead.rest(at: backwards ? 0 : 1)
    LayerAnimator.shared.end(groups, at: backwards ? .start : .end)
    groups = []
    for view in blocked { ViewAnimation.release(view) }
    blocked = []
    let animators = animators.map(\.animator)
    self.animators = []
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: backwards ? .start : .end)
    }
    let waiting = completions
    completions = []
    for completion in waiting { completion(true) }
  }
}
