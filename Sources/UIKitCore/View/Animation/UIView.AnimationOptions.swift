// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // Rules: AN-20.
    /// What the changed views hold is laid out in the animation too.
    public static var layoutSubviews: AnimationOptions { AnimationOptions(rawValue: 1 << 0) }
    // Rules: HT-29.
    /// The views can be touched meanwhile; without it they cannot.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    // Rules: CA-17.
    /// Takes the place of what moves the same properties, and starts from what is shown now.
    public static var beginFromCurrentState: AnimationOptions { AnimationOptions(rawValue: 1 << 2) }
    /// Runs again and again until the layer's animations are removed.
    public static var `repeat`: AnimationOptions { AnimationOptions(rawValue: 1 << 3) }
    /// Runs forwards and then backwards.
    public static var autoreverse: AnimationOptions { AnimationOptions(rawValue: 1 << 4) }
    // Rules: CA-19.
    /// Inside another animation: the duration that is given counts, and not what is left of that.
    public static var overrideInheritedDuration: AnimationOptions {
      AnimationOptions(rawValue: 1 << 5)
    }
    /// Inside another animation: the curve that is given counts, and not that one's.
    public static var overrideInheritedCurve: AnimationOptions {
      AnimationOptions(rawValue: 1 << 6)
    }
    /// Inside another animation: whether it repeats is not taken over from that.
    public static var overrideInheritedOptions: AnimationOptions {
      AnimationOptions(rawValue: 1 << 9)
    }
    /// What changes during a transition is animated too.
    public static var allowAnimatedContent: AnimationOptions { AnimationOptions(rawValue: 1 << 7) }
    /// Slow at both ends: what is used when no curve is named.
    public static var curveEaseInOut: AnimationOptions { [] }
    /// Slow at first.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    /// Slow at last.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    /// At an even speed.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }
    // Rules: AN-29.
    /// It may be shown 60 times a second on a screen that is faster.
    public static var preferredFramesPerSecond60: AnimationOptions {
      AnimationOptions(rawValue: 3 << 24)
    }
    // Rules: AN-29.
    /// It may be shown 30 times a second.
    public static var preferredFramesPerSecond30: AnimationOptions {
      AnimationOptions(rawValue: 7 << 24)
    }
    /// How many times a second it may be shown; 0 is as often as the screen can.
    var framesPerSecond: Int {
      if isSuperset(of: .preferredFramesPerSecond30) { return 30 }
      return isSuperset(of: .preferredFramesPerSecond60) ? 60 : 0
    }
  }
}
