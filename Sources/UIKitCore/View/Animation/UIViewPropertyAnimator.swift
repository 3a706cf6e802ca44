// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

// Rules: AN-1 to AN-6.
/// Animates changes of views, and can be paused, turned round and moved by hand meanwhile.
///
/// The views have their new values from the moment the animator becomes active; what is shown of
/// them follows `fractionComplete`. Ended at the start, they get their old values back.
///
///
/// [Apple: UIViewPropertyAnimator](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator)
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, ExposedClass, UIViewImplicitlyAnimating {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  private(set) final lazy var engine = AnimatorEngine(of: self)
  private let parameters: any UITimingCurveProvider
  private let givenDuration: TimeInterval

  /// Makes an animator with a curve.
  ///
  /// - Parameters:
  ///   - duration: in seconds; a spring given by its forces has its own.
  ///   - parameters: the course of the animation.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.parameters = parameters
    givenDuration = parameters.springTimingParameters?.ownDuration ?? max(0, duration)
    super.init()
  }

  /// Makes an animator that is slow at both ends and takes no time.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Makes an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a cubic curve.
  ///
  /// - Parameters:
  ///   - duration: seconds that it takes.
  ///   - point1: the first control point, each coordinate from 0 to 1.
  ///   - point2: the second control point.
  ///   - animations: makes the changes.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring.
  ///
  /// - Parameters:
  ///   - duration: seconds that it takes.
  ///   - ratio: 1 comes to rest without swinging, less swings.
  ///   - animations: makes the changes.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator that runs already.
  ///
  /// Options count for curve and interaction, which is off unless `allowUserInteraction` is among
  /// them.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = make(duration, UICubicTimingParameters(animationCurve: options.curve))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// A subclass need not have the initializer that makes one, so its memory is taken without.
  private static func make(
    _ duration: TimeInterval, _ parameters: any UITimingCurveProvider
  ) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    guard let own = animator as? Self else {
      violation(
        "\(Self.self).runningPropertyAnimator was called",
        contract: "it makes a UIViewPropertyAnimator",
        instead: "make a \(Self.self) and call startAnimation()")
    }
    return own
  }

  /// The curve.
  open var timingParameters: (any UITimingCurveProvider)? { parameters }

  /// Seconds from start to end.
  open var duration: TimeInterval { givenDuration }

  /// Seconds that it waited or will wait before it starts.
  open var delay: TimeInterval { engine.delay }

  // Rules: HT-29.
  /// Whether the views can be touched meanwhile; true by default.
  open var isUserInteractionEnabled = true

  // Rules: AN-27.
  /// Whether touches find the views where they will be, and the program looks for them where they are
  /// shown; false by default: touches find them where they are shown.
  ///
  /// It counts for changes that are made after it was set.
  open var isManualHitTestingEnabled = false

  /// Whether it may be paused, stopped and moved by hand; true by default.
  open var isInterruptible = true

  /// Whether `fractionComplete`, set by hand, shows that part of the way, and not of the time; true
  /// by default.
  open var scrubsLinearly = true

  /// Whether it stays active, paused, when it arrives; false by default.
  open var pausesOnCompletion = false

  // MARK: - Changes

  /// Adds changes that begin to show after a part of the time that is left.
  ///
  /// - Parameters:
  ///   - animation: makes the changes.
  ///   - delayFactor: 0 to 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    engine.add(animation, delayFactor)
  }

  // Rules: AN-1.
  /// Adds changes; while it is active they are made at once and shown in the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { engine.add(animation, 0) }

  // Rules: AN-2.
  /// Adds a closure that is told where the animation ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    engine.completions.append(completion)
  }

  // Rules: AN-4.
  /// Goes on after a pause.
  ///
  /// - Parameters:
  ///   - parameters: the curve of the rest; nil keeps the animator's.
  ///   - durationFactor: the part of `duration` that the rest takes; 0 takes what was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { engine.go(with: parameters, durationFactor) }

  // MARK: - Running

  // Rules: AN-1, AN-5.
  /// How far it has come.
  open var state: UIViewAnimatingState { engine.state }

  /// Whether it moves by itself now.
  open var isRunning: Bool { engine.isRunning }

  // Rules: AN-3.
  /// Whether it goes, or will go, back to the start.
  open var isReversed: Bool {
    get { engine.isReversed }
    set { engine.turn(newValue) }
  }

  // Rules: AN-4, AN-31.
  /// How much of the changes is shown, 0 to 1; setting it makes an inactive animator active.
  ///
  /// Of one that is turned round it is how much of the way back is done: 1 is the start.
  open var fractionComplete: CGFloat {
    get { engine.fraction }
    set { engine.scrub(to: newValue) }
  }

  // Rules: AN-1, AN-2.
  /// Starts it, or goes on after a pause; a stopped one must be finished first, one that runs goes on.
  open func startAnimation() { engine.start(after: 0) }

  /// Starts it after a number of seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { engine.start(after: delay) }

  // Rules: AN-4.
  /// Stays where it is, ready to go on; one that is inactive makes its changes and shows the start.
  open func pauseAnimation() { engine.pause() }

  // Rules: AN-5, AN-32.
  /// Ends it with the values that are shown; without effect on an inactive one that does not wait for
  /// its start.
  ///
  /// - Parameter withoutFinishing: true makes it inactive at once, without completion; false waits
  ///   for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { engine.stop(withoutFinishing) }

  // Rules: AN-5.
  /// Leaves one that was stopped at a position, and tells those who wait for its end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    engine.finish(at: finalPosition)
  }
}

extension UIView.AnimationOptions {
  /// The named curve.
  fileprivate var curve: UIView.AnimationCurve {
    if isSuperset(of: .curveLinear) { return .linear }
    if contains(.curveEaseOut) { return .easeOut }
    return contains(.curveEaseIn) ? .easeIn : .easeInOut
  }
}
