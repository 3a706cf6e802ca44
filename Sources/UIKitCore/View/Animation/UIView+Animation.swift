// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIView {
  // Rules: HT-29, HT-30, AN-26.
  /// Animates the changes that `animations` makes to views.
  ///
  /// The views have their new values at once; what is shown goes there in `duration` seconds. They
  /// take no touches meanwhile unless `options` allows it, and touches they have are cancelled.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less shows the changes at once. Inside of another animation that
  ///     one's counts, unless `options` says otherwise.
  ///   - delay: seconds before the first movement.
  ///   - options: how it runs, and what of a transition is seen.
  ///   - animations: makes the changes.
  ///   - completion: gets true at the end, false when a change was taken away or replaced.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      duration, delay, options, ViewAnimation.curve(of: options), animations, completion)
  }

  /// Animates the changes that `animations` makes to views, slow at both ends.
  ///
  /// - Parameters:
  ///   - duration: seconds that the changes take.
  ///   - animations: makes the changes.
  ///   - completion: gets true unless the animation was broken off.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that `animations` makes to views like a damped spring.
  ///
  /// - Parameters:
  ///   - duration: seconds that the changes take.
  ///   - delay: seconds before it begins.
  ///   - dampingRatio: 1 comes to rest without swinging; near 0 it swings most.
  ///   - velocity: the speed at the start, in whole ways a duration.
  ///   - options: how it runs, and what of a transition is seen.
  ///   - animations: makes the changes.
  ///   - completion: gets true unless the animation was broken off.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      duration, delay, options, .spring(damping: dampingRatio, velocity: velocity), animations,
      completion)
  }

  // Rules: AN-30.
  /// Lets some of the changes that an animation makes run in rounds; called among them.
  ///
  /// The animation ends when these have ended too. Outside of an animation, and in that of a property
  /// animator, the changes are made like any others.
  ///
  /// - Parameters:
  ///   - count: how many rounds there are, parts of one too; 0 and less, and what is no number, mean
  ///     one, more than a million are without end.
  ///   - autoreverses: whether each round goes back again; after the last one the views have their new
  ///     values.
  ///   - animations: makes the changes.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { ViewAnimation.modify(rounds: count, reverses: autoreverses, animations) }

  // Rules: AN-13.
  /// Makes changes that are shown at once, also inside an animation; none begins in them.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let trees = ViewTrees.shared
    let were = trees.areAnimated
    trees.areAnimated = false
    defer { trees.areAnimated = were }
    ViewAnimation.withoutAnimation(actionsWithoutAnimation)
  }

  /// Switches all animations on or off; they are on at first.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewTrees.shared.areAnimated = enabled }

  /// Whether changes are animated.
  public class var areAnimationsEnabled: Bool { ViewTrees.shared.areAnimated }
}
