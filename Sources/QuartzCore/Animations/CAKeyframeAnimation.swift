// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// How values between key frames come about.
///
/// See [CAAnimationCalculationMode](https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode).
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name; one that is not listed here is linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In straight lines at an even pace; times and curves of the frames do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve at an even pace.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns while it follows a path.
///
/// See [CAAnimationRotationMode](https://developer.apple.com/documentation/quartzcore/caanimationrotationmode).
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its x axis points back along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

// Rules: CA-11.
/// An animation through many values, or along a path.
///
/// See [CAKeyframeAnimation](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation).
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { propertyMembers }

  /// Makes an animation without a path of keys.
  public override init() { super.init() }

  /// Makes an animation without a path of keys; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The values; nil at first.
  open var values: [Any]? { didSet { track = nil } }
  /// What a point follows instead of `values`; its corners are the frames.
  ///
  /// Nil at first.
  open var path: CGPath? { didSet { track = nil } }
  /// When each value is reached, 0 to 1 and rising; nil, evenly, at first.
  ///
  /// A discrete animation has one more of them than values. Others than fit are not heeded.
  open var keyTimes: [NSNumber]? { didSet { track = nil } }
  /// The curve from each value to the next; nil, even speeds, at first.
  open var timingFunctions: [CAMediaTimingFunction]? { didSet { track = nil } }
  /// How values in between come about; linear at first.
  open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }
  /// How tight a smooth curve is at each value, −1 to 1; nil, 0, at first.
  open var tensionValues: [NSNumber]? { didSet { track = nil } }
  /// How sharp the corners of a smooth curve are, −1 to 1; nil, 0, at first.
  open var continuityValues: [NSNumber]? { didSet { track = nil } }
  /// Whether a smooth curve bends before or after each value, −1 to 1; nil, 0, at first.
  open var biasValues: [NSNumber]? { didSet { track = nil } }
  /// How the layer turns along `path`; nil, not at all, at first.
  open var rotationMode: CAAnimationRotationMode?

  private var track: KeyframeTrack?

  override func blank() -> CAAnimation { CAKeyframeAnimation() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes, timingFunctions) =
      (other.values, other.path?.copy(), other.keyTimes, other.timingFunctions)
    (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    (tensionValues, continuityValues, biasValues) =
      (other.tensionValues, other.continuityValues, other.biasValues)
  }

  private var frames: KeyframeTrack {
    if let track { return track }
    let made = KeyframeTrack(of: self)
    track = made
    return made
  }

  override func value(_ part: Double, _ base: AnimatedValue) -> AnimatedValue? {
    frames.value(part)
  }

  override var shownKeys: [String] {
    super.shownKeys + (path != nil && rotationMode != nil ? ["transform"] : [])
  }

  override func show(_ part: Double, round: Int, in values: inout MovingValues) {
    super.show(part, round: round, in: &values)
    guard path != nil, let rotationMode, var angle = frames.direction(part) else { return }
    if rotationMode == .rotateAutoReverse { angle += .pi }
    let turned = AnimatedKeyPath("transform")
    guard case .transform(let own)? = values[turned] else { return }
    values[turned] = .transform(CATransform3DRotate(own, CGFloat(angle), 0, 0, 1))
  }
}
