// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore

extension UIView {
  /// How an animation of key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // Rules: AN-20.
    /// What the changed views hold is laid out in the animation too.
    public static var layoutSubviews: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 0)
    }
    /// The views can be touched meanwhile; without it they cannot.
    public static var allowUserInteraction: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 1)
    }
    /// Starts from what is shown now; animations always do.
    public static var beginFromCurrentState: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 2)
    }
    /// Runs again and again until the layer's animations are removed.
    public static var `repeat`: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 3)
    }
    /// Runs forwards and then backwards.
    public static var autoreverse: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 4)
    }
    // Rules: CA-19.
    /// Inside another animation: the duration that is given counts, and not what is left of that.
    public static var overrideInheritedDuration: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 5)
    }
    /// Inside another animation: whether it repeats is not taken over from that.
    public static var overrideInheritedOptions: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << 9)
    }
    /// In straight lines from frame to frame: what is done when nothing is said.
    public static var calculationModeLinear: KeyframeAnimationOptions { [] }
    // Rules: AN-21.
    /// The values of a frame are there as it begins, and stay until the next one.
    public static var calculationModeDiscrete: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 1 << modeShift)
    }
    // Rules: AN-21.
    /// In straight lines at an even speed; the times of frames do not count.
    public static var calculationModePaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 2 << modeShift)
    }
    // Rules: AN-21.
    /// On a smooth curve through the values, each of which is reached as its frame ends.
    public static var calculationModeCubic: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 3 << modeShift)
    }
    // Rules: AN-21.
    /// On a smooth curve through the values at an even speed; the times of frames do not count.
    public static var calculationModeCubicPaced: KeyframeAnimationOptions {
      KeyframeAnimationOptions(rawValue: 4 << modeShift)
    }

    /// Where the bits of the mode stand, and how many there are.
    private static let modeShift: UInt = 10
    private static let modeMask: UInt = 7

    /// How values between those of the frames come about.
    fileprivate var mode: CAAnimationCalculationMode {
      switch (rawValue >> Self.modeShift) & Self.modeMask {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  // Rules: AN-8, AN-26.
  /// Animates changes that are made one after another, each in a part of the time.
  ///
  /// The views have their new values at once. They take no touches meanwhile unless `options` allows
  /// it. Among the changes of a property animator each has its part of that one's way.
  ///
  /// - Parameters:
  ///   - duration: of the whole, in seconds; 0 or less shows the changes at once. Inside of another
  ///     animation that one's counts.
  ///   - delay: seconds before the first movement.
  ///   - options: how it runs, and what of a transition is seen.
  ///   - animations: calls `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` for
  ///     each part; other changes take the whole time.
  ///   - completion: gets true at the end, false when a change was taken away or replaced.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue)
    ViewAnimation.run(
      duration, delay, plain.union(.curveLinear), .linear, animations, completion,
      keyframes: options.mode)
  }

  // Rules: AN-8.
  /// Adds changes to an animation of key frames; outside of one they are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: when they begin, in parts of the whole time, from 0 to 1.
  ///   - frameDuration: how long they take, in parts of the whole time; no longer than what is
  ///     left.
  ///   - animations: makes the changes.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard KeyframeCapture.shared.isActive else { return animations() }
    KeyframeCapture.shared.add(from: frameStartTime, for: frameDuration, animations)
  }
}
