// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
public import ResponderFoundation
import UIKitHost

extension UIView {
  /// What a person sees of a view whose content changes between `beginAnimations(_:context:)` and
  /// `commitAnimations()`.
  public enum AnimationTransition: Int, Sendable {
    /// Nothing: the content is another at once.
    case none = 0
    /// The view turns round its vertical axis, from the left.
    case flipFromLeft = 1
    /// The view turns round its vertical axis, from the right.
    case flipFromRight = 2
    /// The former look turns up about its upper edge, as a page of a pad.
    case curlUp = 3
    /// The new look turns down about its upper edge, as a page of a pad.
    case curlDown = 4
  }

  // Rules: AN-22.
  /// Begins an animation of all changes up to `commitAnimations()`.
  ///
  /// It takes 0.2 seconds, slow at both ends, unless the calls after this one say otherwise; one that
  /// is begun within another takes over what is left of that. The views have their new values at
  /// once, and take touches meanwhile. What is not committed is so as the closure of the animation
  /// that it was begun in ends, or else the turn.
  ///
  /// - Parameters:
  ///   - animationID: what the delegate knows it by; nil for nothing.
  ///   - context: what else the delegate gets; it is passed on as it is.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    _ = BegunAnimation(AnimationListener(animationID, context))
  }

  // Rules: AN-22.
  /// Ends the changes of the animation that was begun last, and shows them; without one it does
  /// nothing.
  public class func commitAnimations() { BegunAnimation.current?.commit() }

  // MARK: - Who is told

  // Rules: AN-22.
  /// Sets who is told of the animation that was begun last: it is kept until it was told of the end.
  ///
  /// - Parameter delegate: has the methods that are named; nil for nobody.
  public class func setAnimationDelegate(_ delegate: Any?) {
    BegunAnimation.current?.listener.delegate = delegate.map { $0 as AnyObject }
  }

  // Rules: AN-22.
  /// Sets the delegate's method that is called as the movement begins, after the delay.
  ///
  /// - Parameter selector: a method of up to two arguments: the name of the animation and its
  ///   context; nil for none.
  public class func setAnimationWillStart(_ selector: Selector?) {
    BegunAnimation.current?.listener.willStart = selector
  }

  // Rules: AN-22.
  /// Sets the delegate's method that is called when the animation has ended.
  ///
  /// - Parameter selector: a method of up to three arguments: the name of the animation, a number
  ///   that says whether it came to its end, and its context; nil for none.
  public class func setAnimationDidStop(_ selector: Selector?) {
    BegunAnimation.current?.listener.didStop = selector
  }

  // MARK: - How it runs

  // Rules: AN-23.
  /// Sets how long a round takes, in seconds; 0 or less shows the changes at once.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    changed?.duration = duration.isFinite ? max(0, duration) : 0
  }

  // Rules: AN-23.
  /// Sets the seconds before the first movement; 0 at first.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    changed?.start = TimeSource.clock.now + (delay.isFinite ? max(0, delay) : 0)
  }

  // Rules: AN-23.
  /// Sets how fast it is at its ends; slow at both at first.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let timing: AnimationTiming =
      switch curve {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    changed?.timing = timing
  }

  // Rules: AN-23.
  /// Sets how many rounds there are, parts of one too.
  ///
  /// - Parameter repeatCount: 0 and less, and what is no number, mean one; more than a million, again
  ///   and again until the layer's animations are removed.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changed?.rounds = AnimationGroup.rounds(from: Double(repeatCount))
  }

  // Rules: AN-23.
  /// Sets whether each round goes back again; after the last one the views have their new values.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changed?.reverses = repeatAutoreverses
  }

  // Rules: AN-23, CA-17.
  /// Sets whether it takes the place of what moves the same properties, and starts from what is
  /// shown now.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changed?.replaces = fromCurrentState
  }

  // Rules: AN-24.
  /// Lets a person see how what a view holds changes in the animation that was begun last.
  ///
  /// - Parameters:
  ///   - transition: what is seen.
  ///   - view: the view, as it looks before the changes.
  ///   - cache: without effect: the former look is always a picture, the new one never.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let kind = ViewTransition.Kind(rawValue: UInt(transition.rawValue)) else { return }
    BegunAnimation.current?.add(kind, of: view)
  }

  /// What setters change: the innermost animation, also that of a closure; no property animator's.
  private static var changed: AnimationGroup? {
    AnimationCapture.shared.group.flatMap { $0.runsByItself ? $0 : nil }
  }
}
