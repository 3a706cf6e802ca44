// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Numbers between two ends.
public struct UIFloatRange: Hashable, Codable, Sendable {
  /// The least of them.
  public var minimum: CGFloat
  /// The greatest of them.
  public var maximum: CGFloat

  /// Only zero.
  public static let zero = UIFloatRange()
  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Makes a range of zero alone.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Makes a range.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether all numbers are in it.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }

  /// The same with ends that can be reckoned with.
  var closed: ClosedRange<Double> {
    let low = minimum.isNaN ? -Double.infinity : Double(minimum)
    let high = maximum.isNaN ? Double.infinity : Double(maximum)
    return min(low, high)...max(low, high)
  }
}
