// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import CoreGraphics
public import Foundation
import QuartzCore
public import ResponderFoundation

/// What kind of curve an animation follows.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve on top of a spring.
  case composed = 3
}

/// Names the curve of an animation.
///
/// [Apple: UITimingCurveProvider](https://developer.apple.com/documentation/uikit/uitimingcurveprovider)
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCopying, NSObjectProtocol {
  /// Which of the two parameters below counts.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, or nil.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or nil.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic curve from (0, 0) to (1, 1).
///
/// [Apple: UICubicTimingParameters](https://developer.apple.com/documentation/uikit/uicubictimingparameters)
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, ExposedClass, UITimingCurveProvider {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The named curve; easeInOut for one made from control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  final let timing: AnimationTiming
  private let isNamed: Bool

  /// Makes the curve that is slow at both ends.
  public override init() {
    animationCurve = .easeInOut
    isNamed = true
    (timing, controlPoint1, controlPoint2) = (
      .easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)
    )
    super.init()
  }

  /// Fails: curves are in no file.
  public required init?(coder: NSCoder) { return nil }

  /// Makes a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isNamed = true
    switch curve {
    case .easeInOut:
      (timing, controlPoint1, controlPoint2) = (
        .easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)
      )
    case .easeIn:
      (timing, controlPoint1, controlPoint2) = (
        .easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)
      )
    case .easeOut:
      (timing, controlPoint1, controlPoint2) = (
        .easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)
      )
    case .linear:
      (timing, controlPoint1, controlPoint2) = (.linear, .zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Makes a curve from its control points, whose x are kept between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isNamed = false
    controlPoint1 = point1
    controlPoint2 = point2
    timing = .cubic(
      x1: min(max(point1.x, 0), 1), y1: point1.y, x2: min(max(point2.x, 0), 1), y2: point2.y)
    super.init()
  }

  /// Builtin for a named curve, else cubic.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// The curve itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A damped spring.
///
/// [Apple: UISpringTimingParameters](https://developer.apple.com/documentation/uikit/uispringtimingparameters)
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, ExposedClass, UITimingCurveProvider {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open class var exposedMembers: ExposedMembers { ExposedMembers() }

  /// The speed at the start, in whole ways a second; `dx` counts.
  public let initialVelocity: CGVector
  /// 1 comes to rest without swinging; near 0 it swings most.
  final let dampingRatio: CGFloat
  /// The seconds in which a spring given by its forces comes to rest; nil leaves it to the animator.
  final let ownDuration: TimeInterval?

  /// Apple's spring without arguments: mass 3, stiffness 1000, damping 500.
  public override init() {
    let frequency = (1000.0 / 3).squareRoot()
    let ratio = 500 / (2 * 3000.0.squareRoot())
    initialVelocity = CGVector(dx: 0, dy: 0)
    dampingRatio = ratio
    ownDuration = AnimationTiming.springDuration(frequency: frequency, damping: ratio)
    super.init()
  }

  /// Fails: curves are in no file.
  public required init?(coder: NSCoder) { return nil }

  /// Makes a spring that takes as long as the animator says.
  ///
  /// - Parameters:
  ///   - ratio: 1 comes to rest without swinging, less swings.
  ///   - velocity: how fast it moves at first, in distances a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    dampingRatio = ratio
    ownDuration = nil
    super.init()
  }

  /// Makes a spring that takes as long as the animator says and starts from rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Makes a spring from its forces, which also say how long it takes.
  ///
  /// - Parameters:
  ///   - mass: how heavy what moves is.
  ///   - stiffness: how hard it pulls towards the end.
  ///   - damping: how much it is slowed down.
  ///   - velocity: how fast it moves at first, in distances a second.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    initialVelocity = velocity
    dampingRatio = ratio
    ownDuration = AnimationTiming.springDuration(frequency: frequency, damping: ratio)
    super.init()
  }

  /// Spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITimingCurveProvider {
  /// The curve for an animation of a duration, in seconds.
  func timing(over duration: TimeInterval) -> AnimationTiming {
    if timingCurveType == .spring || timingCurveType == .composed,
      let spring = springTimingParameters
    {
      return .spring(
        damping: spring.dampingRatio, velocity: spring.initialVelocity.dx * duration)
    }
    return cubicTimingParameters?.timing ?? .easeInOut
  }
}
