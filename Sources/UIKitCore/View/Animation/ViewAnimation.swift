// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import ResponderFoundation
import UIKitHost

extension UIView.AnimationOptions {
  /// Of what moves in its own time, in whichever block of the program that comes up; touches go on.
  static let onItsOwn: UIView.AnimationOptions = [
    .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
    .overrideInheritedOptions,
  ]
}

/// Runs animations of views, and keeps touches off the views meanwhile.
@MainActor
enum ViewAnimation {
  /// The curve that options name.
  static func curve(of options: UIView.AnimationOptions) -> AnimationTiming {
    if options.isSuperset(of: .curveLinear) { return .linear }
    if options.contains(.curveEaseOut) { return .easeOut }
    if options.contains(.curveEaseIn) { return .easeIn }
    return .easeInOut
  }

  // Rules: HT-29, HT-30.
  static func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ timing: AnimationTiming, _ changes: () -> Void, _ completion: ((Bool) -> Void)?,
    keyframes: CAAnimationCalculationMode? = nil
  ) {
    if let (animator, outer) = leader(options) {
      return follow(animator, outer, delay, options, timing, completion) { group in
        animate(group, keyframes, options, changes)
      }
    }
    let (duration, own) = inherited(duration, options, timing)
    let timing = keyframes == nil ? shaped(own) : own
    guard ViewTrees.shared.areAnimated, duration > 0 else {
      withoutAnimation(changes)
      tell(completion)
      return
    }
    if let scrubber = AnimationScrubber.current {
      return scrubber.add(duration, max(0, delay), options, timing, completion) { group in
        animate(group, keyframes, options, changes)
      }
    }
    let blocked = BlockedViews()
    let group = AnimationGroup(
      start: TimeSource.clock.now + max(0, delay), duration: duration, timing: timing,
      repeats: options.contains(.repeat), reverses: options.contains(.autoreverse),
      replaces: options.contains(.beginFromCurrentState)
    ) { isFinished in
      for view in blocked.views { release(view) }
      completion?(isFinished)
    }
    group.framesPerSecond = options.framesPerSecond
    inheritRounds(group, options)
    let layers = animate(group, keyframes, options, changes) + group.partLayers
    if layers.isEmpty, !group.isRunning { return tell(completion) }
    guard !options.contains(.allowUserInteraction) else { return }
    blocked.views = layers.compactMap { $0.owner as? UIView }
    for view in blocked.views { block(view) }
  }

  // Rules: AN-30.
  /// Animates changes with rounds of their own as a part of the animation around them.
  static func modify(rounds: CGFloat, reverses: Bool, _ changes: () -> Void) {
    guard let outer else { return changes() }
    outer.animatePart(rounds: Double(rounds), reverses: reverses, changes)
  }

  // Rules: CA-19.
  /// What an animation inside another takes over from that, unless its options say otherwise.
  private static func inherited(
    _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ timing: AnimationTiming
  ) -> (TimeInterval, AnimationTiming) {
    guard let outer else { return (duration, timing) }
    let rest = options.contains(.overrideInheritedDuration) ? duration : outer.remaining
    return (rest, curve(timing, inside: outer, options))
  }

  // Rules: CA-26.
  /// The curve of the transaction that an animation is begun in, unless that has none, or it is a
  /// spring.
  private static func shaped(_ timing: AnimationTiming) -> AnimationTiming {
    if case .spring = timing { return timing }
    return CATransaction.timing ?? timing
  }

  // Rules: CA-19.
  /// The curve of an animation inside another: that one's, but for springs and where options say so.
  private static func curve(
    _ timing: AnimationTiming, inside outer: AnimationGroup, _ options: UIView.AnimationOptions
  ) -> AnimationTiming {
    if case .spring = timing { return timing }
    return options.contains(.overrideInheritedCurve) ? timing : outer.timing
  }

  // Rules: AN-26.
  /// The property animator whose changes are being made, and how it animates them; nil outside of one,
  /// and for what has a time of its own.
  private static func leader(
    _ options: UIView.AnimationOptions
  ) -> (AnimatorEngine, AnimationGroup)? {
    guard ViewTrees.shared.areAnimated, !options.contains(.overrideInheritedDuration),
      let outer = AnimationCapture.shared.current, let animator = outer.leader as? AnimatorEngine
    else { return nil }
    return (animator, outer)
  }

  // Rules: AN-26.
  /// Lets an animation inside of a property animator's changes follow that.
  private static func follow(
    _ animator: AnimatorEngine, _ outer: AnimationGroup, _ delay: TimeInterval,
    _ options: UIView.AnimationOptions, _ timing: AnimationTiming, _ completion: ((Bool) -> Void)?,
    _ changes: (AnimationGroup) -> [CALayer]
  ) {
    let follower = outer.follower(
      after: animator.part(of: delay), curve(timing, inside: outer, options)
    ) { completion?($0) }
    guard let follower else { return }
    let layers = changes(follower)
    if layers.isEmpty { tell(completion) }
    animator.keep(follower, layers)
  }

  /// Animates changes, by key frames where there is a mode for what is between them.
  ///
  /// - Returns: the layers that are animated now.
  private static func animate(
    _ group: AnimationGroup, _ keyframes: CAAnimationCalculationMode?,
    _ options: UIView.AnimationOptions, _ changes: () -> Void
  ) -> [CALayer] {
    let layers =
      if let keyframes {
        KeyframeCapture.shared.animate(group, keyframes, changes)
      } else {
        AnimationCapture.shared.animate(group, changes)
      }
    guard options.contains(.layoutSubviews) else { return layers }
    return layers
      + AnimationCapture.shared.animate(group) {
        for case let view as UIView in layers.map(\.owner) { view.layoutIfNeeded() }
      }
  }

  // Rules: CA-19.
  /// Lets a group have the rounds of the animation that it is inside of as well.
  private static func inheritRounds(_ group: AnimationGroup, _ options: UIView.AnimationOptions) {
    guard let outer, !options.contains(.overrideInheritedOptions) else { return }
    group.rounds = max(group.rounds, outer.rounds)
    group.reverses = group.reverses || outer.reverses
  }

  /// The animation whose changes are being made; nil outside of one, and where a playhead shows them.
  static var outer: AnimationGroup? {
    AnimationCapture.shared.current.flatMap { $0.runsByItself ? $0 : nil }
  }

  // Rules: CA-15.
  /// What shows a change of a view's layer now: an animation inside a block, else nothing.
  static func action(for layer: CALayer, _ key: String) -> any CAAction {
    guard let group = outer, group.duration > 0 else { return NSNull() }
    let animation = group.describing(key)
    animation.fromValue = layer.shownValue(forKey: key)
    return animation
  }

  /// The views that one animation keeps touches off.
  private final class BlockedViews {
    var views: [UIView] = []
  }

  static func withoutAnimation(_ changes: () -> Void) { AnimationCapture.shared.pause(changes) }

  /// Nothing moves: whoever waits is told in a turn of its own.
  private static func tell(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    TimeSource.clock.schedule(after: 0) { completion(true) }
  }

  // Rules: AN-11.
  /// Ends the animations in a tree that leaves its window.
  ///
  /// Whoever waits is told in a turn of its own: the tree is about to change.
  static func treeLeaves(_ view: UIView) {
    guard let tell = LayerAnimator.shared.interrupt(below: view.layer) else { return }
    TimeSource.clock.schedule(after: 0) { tell() }
  }

  /// Keeps touches off a view.
  static func block(_ view: UIView, cancelsTouches: Bool = true) {
    view.needExtras.animations += 1
    view.setFlag(.animating, true, changesHittability: true)
    if cancelsTouches { ActiveTouches.shared.cancelTouches(in: view, areGone: false) }
  }

  // Rules: AN-27.
  /// Lets touches find a view where it is shown.
  static func followHits(of view: UIView) {
    view.needExtras.shownHits += 1
    view.setFlag(.hitWhereShown, true, changesHittability: true)
  }

  /// Lets touches find the views of layers where they are, unless another animator moves them.
  static func leaveHits(of layers: [CALayer]) {
    for case let view as UIView in layers.map(\.owner) {
      view.needExtras.shownHits -= 1
      view.setFlag(.hitWhereShown, view.needExtras.shownHits > 0, changesHittability: true)
    }
  }

  /// Lets touches reach the views of layers again.
  static func release(_ layers: [CALayer]) {
    for case let view as UIView in layers.map(\.owner) { release(view) }
  }

  /// Lets touches reach a view again, unless another animation keeps them off.
  static func release(_ view: UIView) {
    view.needExtras.animations -= 1
    view.setFlag(.animating, view.needExtras.animations > 0, changesHittability: true)
  }
}
