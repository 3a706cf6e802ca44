// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The names of curves.
///
/// See [CAMediaTimingFunctionName](https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname).
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name; one that is not listed here stands for an even speed.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At an even speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The curve of implicit animations, quick at first.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  /// The two control points of the curve.
  var controls: (Float, Float, Float, Float) {
    switch self {
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInEaseOut: (0.42, 0, 0.58, 1)
    case .default: (0.25, 0.1, 0.25, 1)
    default: (0, 0, 1, 1)
    }
  }
}

// Rules: CA-3.
/// How far an animation has come after a part of its time: a curve from (0, 0) to (1, 1).
///
/// See [CAMediaTimingFunction](https://developer.apple.com/documentation/quartzcore/camediatimingfunction).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let controls: (Float, Float, Float, Float)

  /// Makes the curve of a name.
  public convenience init(name: CAMediaTimingFunctionName) {
    let c = name.controls
    self.init(controlPoints: c.0, c.1, c.2, c.3)
  }

  /// Makes a curve by its two control points; the abscissas are taken into 0 to 1.
  ///
  /// - Parameters:
  ///   - c1x: of the first point, the part of the time.
  ///   - c1y: of the first point, the part of the way.
  ///   - c2x: of the second point, the part of the time.
  ///   - c2y: of the second point, the part of the way.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controls = (min(max(c1x, 0), 1), c1y, min(max(c2x, 0), 1), c2y)
    super.init()
  }

  /// Makes a curve of an even speed.
  public override init() {
    controls = (0, 0, 1, 1)
    super.init()
  }

  /// Makes a curve of an even speed; nothing is read.
  public required init?(coder: NSCoder) {
    controls = (0, 0, 1, 1)
    super.init()
  }

  /// Writes abscissa and ordinate of a point of the curve.
  ///
  /// - Parameters:
  ///   - idx: 0 and 3 are the ends, 1 and 2 the control points; nothing is written for another.
  ///   - ptr: takes two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Float, Float)] = [
      (0, 0), (controls.0, controls.1), (controls.2, controls.3), (1, 1),
    ]
    guard points.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = points[idx]
  }

  /// The progress after a part of the time, from 0 to 1.
  final func progress(_ part: Double) -> Double { timing.progress(part) }
}

extension CAMediaTimingFunction {
  /// The curve as animations of views take it.
  final var timing: AnimationTiming {
    guard controls != (0, 0, 1, 1) else { return .linear }
    return .cubic(
      x1: Double(controls.0), y1: Double(controls.1), x2: Double(controls.2),
      y2: Double(controls.3))
  }
}

extension AnimationTiming {
  /// The curve, where there is one.
  var function: CAMediaTimingFunction? {
    switch self {
    case .linear: CAMediaTimingFunction(name: .linear)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .cubic(let x1, let y1, let x2, let y2):
      CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    case .spring: nil
    }
  }
}
