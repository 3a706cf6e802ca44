// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which corners of a layer are round.
///
/// See [CACornerMask](https://developer.apple.com/documentation/quartzcore/cacornermask).
public struct CACornerMask: OptionSet, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
