// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: LY-3.
/// How important a constraint is: 1000 must hold, less may give, and the greater wins.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// More than 0, at most 1000.
  public var rawValue: Float

  /// Makes a priority of a number, more than 0 and at most 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority of a number, more than 0 and at most 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// How much a view minds being smaller than its content, at first.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a view minds being larger than its content, at first.
  public static let defaultLow = UILayoutPriority(250)
  /// How much `systemLayoutSizeFitting(_:)` wants the size it is given.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// One that is greater by a number.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// One that is less by a number.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
  /// Makes it greater by a number.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
  /// Makes it less by a number.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
