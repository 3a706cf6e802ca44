// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// How far an animation that can be changed under way has come.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing was changed yet.
  case inactive = 0
  /// Changes are shown in part, running or paused.
  case active = 1
  /// It was stopped and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// Where an animation that can be changed under way ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the values after the changes.
  case end = 0
  /// With the values before the changes.
  case start = 1
  /// With the values that are shown.
  case current = 2
}

/// An animation that can be paused, turned round and moved by hand.
///
/// [Apple: UIViewAnimating](https://developer.apple.com/documentation/uikit/uiviewanimating)
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// How far it has come.
  var state: UIViewAnimatingState { get }
  /// Whether it moves by itself now.
  var isRunning: Bool { get }
  /// Whether it goes, or will go, back to the start.
  var isReversed: Bool { get set }
  /// How much of the changes is shown, 0 to 1; of the way back where it is turned round.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or goes on after a pause.
  func startAnimation()
  /// Starts it after a number of seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is, ready to go on; one that is inactive makes its changes and shows the start.
  func pauseAnimation()
  /// Ends it where it is.
  ///
  /// - Parameter withoutFinishing: true makes it inactive at once, without completion; false waits
  ///   for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Leaves one that was stopped at a position, and tells those who wait for its end.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that closures make.
///
/// [Apple: UIViewImplicitlyAnimating](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating)
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin to show after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is told where the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause with another curve and another duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIView {
  /// How fast an animation is at its ends.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// At an even speed.
    case linear = 3
  }
}
