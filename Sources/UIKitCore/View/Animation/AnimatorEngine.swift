// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import UIKitHost

/// What a property animator does.
///
/// ```
/// inactive ── start, pause, fraction ──▶ active ── arrives ──▶ inactive
///                                          └── stop ──▶ stopped ── finish ──▶ inactive
/// ```
@MainActor
final class AnimatorEngine {
  private unowned let owner: UIViewPropertyAnimator
  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isReversed = false
  private(set) var delay: TimeInterval = 0
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var playhead = AnimationPlayhead()
  private var groups: [AnimationGroup] = []
  /// The layers of views that get no touches; not the views, which may keep the animator.
  private var blocked: [CALayer] = []
  /// The layers of views that touches find where they are shown.
  private var followed: [CALayer] = []
  /// Whether touches that views have are cancelled when they are kept off; a finger may drive it.
  var cancelsTouches = true
  /// Waits for the start or for the arrival, and keeps the animator until then.
  private var timer: ClockTimer?
  /// What moves the layers, also when the animator goes where nobody knows whose it was.
  private let layers = LayerAnimator.shared

  init(of owner: UIViewPropertyAnimator) { self.owner = owner }

  var isRunning: Bool { state == .active && playhead.isMoving }

  private var progress: Double { playhead.progress(at: TimeSource.clock.now) }

  private var timing: AnimationTiming {
    owner.timingParameters?.timing(over: owner.duration) ?? .easeInOut
  }

  // MARK: - Changes

  func add(_ body: @escaping () -> Void, _ delayFactor: CGFloat) {
    guard state == .active else { return changes.append((body, delayFactor)) }
    capture(body, delayFactor)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    playhead = AnimationPlayhead()
    let waiting = changes
    changes = []
    for change in waiting { capture(change.body, change.delayFactor) }
  }

  private func capture(_ body: () -> Void, _ delayFactor: CGFloat) {
    let done = min(max(progress, 0), 1)
    let base = done + Double(min(max(delayFactor, 0), 1)) * (1 - done)
    let group = AnimationGroup(playhead, from: min(base, AnimatorEngine.lastBase))
    group.duration = owner.duration
    group.leader = self
    keep(group, AnimationCapture.shared.animate(group, body))
  }

  // Rules: AN-26.
  /// Takes what animates layers by its playhead.
  func keep(_ group: AnimationGroup, _ moved: [CALayer]) {
    guard !moved.isEmpty else { return }
    guard state != .inactive else {
      // The changes stopped the animator that they were made for.
      layers.end([group], at: .end)
      return group.end(isFinished: false)
    }
    groups.append(group)
    let views = moved.compactMap { $0.owner as? UIView }
    if !owner.isUserInteractionEnabled {
      for view in views { ViewAnimation.block(view, cancelsTouches: cancelsTouches) }
      blocked += views.map(\.backing)
    } else if !owner.isManualHitTestingEnabled {
      for view in views { ViewAnimation.followHits(of: view) }
      followed += views.map(\.backing)
    }
  }

  /// The part of the way, 0 to 1, that a number of seconds is.
  func part(of time: TimeInterval) -> Double {
    let part = time / owner.duration
    return part > 0 ? min(part, 1) : 0
  }

  /// Changes cannot begin to show at the very end: they would have no way to go.
  private static let lastBase = 0.999

  // MARK: - Running

  func start(after delay: TimeInterval) {
    if state == .stopped {
      violation(
        "A UIViewPropertyAnimator was started that is stopped",
        contract: "a stopped animator is finished before it starts again",
        instead: "call finishAnimation(at:) first")
    }
    self.delay = max(0, delay)
    if let scrubber = AnimationScrubber.current {
      return scrubber.add(owner, delay: self.delay)
    }
    // One that runs goes on as it does.
    guard !isRunning else { return }
    guard delay > 0 else { return go(with: nil, 0) }
    timer?.cancel()
    timer = TimeSource.clock.schedule(after: delay) { [owner] in owner.engine.go(with: nil, 0) }
  }

  /// Moves on from where it is, to the end or back to the start.
  func go(with parameters: (any UITimingCurveProvider)?, _ durationFactor: CGFloat) {
    guard state != .stopped else { return }
    activate()
    // The changes may have stopped it.
    guard state == .active else { return }
    let left = isReversed ? progress : 1 - progress
    let duration =
      durationFactor > 0
      ? owner.duration * durationFactor : owner.duration * min(max(left, 0), 1)
    let curve = parameters?.timing(over: duration) ?? timing
    playhead.go(to: isReversed ? 0 : 1, in: duration, curve, start: TimeSource.clock.now)
    layers.playheadDidMove(of: groups)
    timer?.cancel()
    timer = TimeSource.clock.schedule(after: duration) { [owner] in owner.engine.arrive() }
  }

  private func arrive() {
    playhead.rest(at: isReversed ? 0 : 1)
    guard !owner.pausesOnCompletion else {
      return layers.playheadDidMove(of: groups)
    }
    finish(as: isReversed ? .start : .end)
  }

  func turn(_ isReversed: Bool) {
    guard isReversed != self.isReversed else { return }
    requireInterruptible()
    self.isReversed = isReversed
    if isRunning { go(with: nil, 0) }
  }

  func pause() {
    guard state != .stopped else { return }
    requireInterruptible()
    activate()
    timer?.cancel()
    playhead.rest()
    layers.playheadDidMove(of: groups)
  }

  // Rules: AN-31.
  /// How far it has come on its way, which leads back where it is turned round.
  var fraction: CGFloat {
    let part = min(max(progress, 0), 1)
    return CGFloat(isReversed && state != .inactive ? 1 - part : part)
  }

  // Rules: AN-31.
  func scrub(to fraction: CGFloat) {
    guard state != .stopped else { return }
    pause()
    // A finger's way through a view without a width is no number.
    let part = fraction > 0 ? Double(min(fraction, 1)) : 0
    let way = owner.scrubsLinearly ? part : timing.progress(part)
    playhead.rest(at: isReversed ? 1 - way : way)
    layers.playheadDidMove(of: groups)
  }

  // MARK: - Ending

  // Rules: AN-5, AN-32.
  func stop(_ withoutFinishing: Bool) {
    // One that waits for its start makes its changes, and is stopped before any is shown.
    if timer != nil { activate() }
    guard state == .active else { return }
    requireInterruptible()
    timer?.cancel()
    playhead.rest()
    if withoutFinishing {
      completions = []
      return tell(.current, after: end(at: .current))
    }
    state = .stopped
    layers.playheadDidMove(of: groups)
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped else {
      violation(
        "finishAnimation(at:) was called on an animator that is \(state)",
        contract: "only a stopped animator is finished",
        instead: "call stopAnimation(false) first")
    }
    finish(as: position)
  }

  private func finish(as position: UIViewAnimatingPosition) {
    tell(position, after: end(at: position))
  }

  /// Leaves the views with the values of a position.
  ///
  /// - Returns: what ended.
  private func end(at position: UIViewAnimatingPosition) -> [AnimationGroup] {
    timer?.cancel()
    timer = nil
    let place: LayerAnimator.End =
      switch position {
      case .start: .start
      case .current: .current
      case .end: .end
      }
    let ended = groups
    layers.end(ended, at: place)
    groups = []
    ViewAnimation.release(blocked)
    ViewAnimation.leaveHits(of: followed)
    (blocked, followed) = ([], [])
    state = .inactive
    isReversed = false
    return ended
  }

  // Rules: AN-26.
  /// Tells those who wait for what ended, those inside first.
  private func tell(_ position: UIViewAnimatingPosition, after ended: [AnimationGroup]) {
    let waiting = completions
    completions = []
    for group in ended { group.end(isFinished: position != .current) }
    for completion in waiting { completion(position) }
  }

  private func requireInterruptible() {
    guard !owner.isInterruptible else { return }
    violation(
      "An animator that is not interruptible was paused, stopped or turned round",
      contract: "only an interruptible animator is changed under way",
      instead: "leave isInterruptible true")
  }

  deinit {
    LastRelease.of(self, taking: { (timer, groups, blocked, followed, layers) }, callsOut: true) {
      timer, groups, blocked, followed, layers in
      timer?.cancel()
      layers.end(groups, at: .end)
      ViewAnimation.release(blocked)
      ViewAnimation.leaveHits(of: followed)
      for group in groups { group.end(isFinished: false) }
    }
  }
}
