// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The names of functions from numbers to transforms.
///
/// See [CAValueFunctionName](https://developer.apple.com/documentation/quartzcore/cavaluefunctionname).
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An angle about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// An angle about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// An angle about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A distance along the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A distance along the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A distance along the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}

// Rules: CA-8.
/// Makes transforms of the numbers of an animation.
///
/// See [CAValueFunction](https://developer.apple.com/documentation/quartzcore/cavaluefunction).
open class CAValueFunction: NSObject, @unchecked Sendable {
  private let kind: CAValueFunctionName

  /// Makes the function of a name; nil for a name that is not listed.
  public convenience init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.init(name)
  }

  private init(_ kind: CAValueFunctionName) {
    self.kind = kind
    super.init()
  }

  /// Makes the turn about the z axis.
  public override init() {
    kind = .rotateZ
    super.init()
  }

  /// Makes the turn about the z axis; nothing is read.
  public required init?(coder: NSCoder) {
    kind = .rotateZ
    super.init()
  }

  /// What it makes of numbers.
  open var name: CAValueFunctionName { kind }

  /// The transform of a number, or of three in a list.
  final func transform(_ value: AnimatedValue) -> AnimatedValue {
    let numbers: [CGFloat] = value.numbers.map { CGFloat($0) }
    guard let first = numbers.first else { return value }
    let (second, third) = numbers.count > 2 ? (numbers[1], numbers[2]) : (first, first)
    let made: CATransform3D =
      switch kind {
      case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
      case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
      case .scale: CATransform3DMakeScale(first, second, third)
      case .scaleX: CATransform3DMakeScale(first, 1, 1)
      case .scaleY: CATransform3DMakeScale(1, first, 1)
      case .scaleZ: CATransform3DMakeScale(1, 1, first)
      case .translate: CATransform3DMakeTranslation(first, second, third)
      case .translateX: CATransform3DMakeTranslation(first, 0, 0)
      case .translateY: CATransform3DMakeTranslation(0, first, 0)
      case .translateZ: CATransform3DMakeTranslation(0, 0, first)
      default: CATransform3DMakeRotation(first, 0, 0, 1)
      }
    return .transform(made)
  }
}
