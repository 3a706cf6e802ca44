// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension UIView.AnimationOptions {
  /// A transition hides the views instead of taking one out of its superview and adding the other.
  public static var showHideTransitionViews: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 1 << 8)
  }
  /// A transition turns the view round its vertical axis, from the left.
  public static var transitionFlipFromLeft: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 1 << 20)
  }
  /// A transition turns the view round its vertical axis, from the right.
  public static var transitionFlipFromRight: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 2 << 20)
  }
  // Rules: AN-28.
  /// A transition turns the old view up about its upper edge, as a page of a pad, off the new one.
  public static var transitionCurlUp: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 3 << 20)
  }
  // Rules: AN-28.
  /// A transition turns the new view down about its upper edge, as a page of a pad, onto the old one.
  public static var transitionCurlDown: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 4 << 20)
  }
  /// A transition lets one view shine through the other.
  public static var transitionCrossDissolve: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 5 << 20)
  }
  /// A transition turns the view round its horizontal axis, from the top.
  public static var transitionFlipFromTop: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 6 << 20)
  }
  /// A transition turns the view round its horizontal axis, from the bottom.
  public static var transitionFlipFromBottom: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: 7 << 20)
  }
}

extension UIView {
  /// What the system knows to animate.
  public enum SystemAnimation: UInt, Sendable {
    /// Views become small and go out of their superviews.
    case delete = 0
  }

  // Rules: AN-10.
  /// Does something to views in the system's way, with other changes alongside.
  ///
  /// - Parameters:
  ///   - animation: what is done to them.
  ///   - views: the views it is done to.
  ///   - options: as for other animations.
  ///   - parallelAnimations: changes that go along.
  ///   - completion: gets true at the end, false when it was interrupted.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.delete(views, options, alongside: parallelAnimations, completion)
  }

  // Rules: AN-9.
  /// Replaces a view by another, as `options` says: at once without a transition in them.
  ///
  /// The new view is added where the old one was, and has its own frame; with
  /// `showHideTransitionViews` both stay where they are, and one is hidden.
  ///
  /// - Parameters:
  ///   - fromView: the view that goes.
  ///   - toView: the view that comes.
  ///   - duration: seconds that the changes take.
  ///   - options: as for other animations.
  ///   - completion: gets true at the end, false when it was interrupted.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition.run(from: fromView, to: toView, duration, options, completion)
  }

  // Rules: AN-12.
  /// Lets what a view holds change, as `options` says: at once without a transition in them.
  ///
  /// A person sees how the view looked before, which gives way to what it looks like after
  /// `animations`, at once or while that changes, with `allowAnimatedContent`.
  ///
  /// - Parameters:
  ///   - view: the view that holds what changes.
  ///   - duration: seconds that it takes.
  ///   - options: as for other animations.
  ///   - animations: makes the changes.
  ///   - completion: gets true at the end, false when it was interrupted.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ContentTransition.run(view, duration, options, animations, completion)
  }
}
