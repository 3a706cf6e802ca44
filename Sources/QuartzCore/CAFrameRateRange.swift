// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// How many frames a second something would like, and between which limits.
///
/// See [CAFrameRateRange](https://developer.apple.com/documentation/quartzcore/caframeraterange).
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest frames a second; 0 for no wish.
  public var minimum: Float
  /// The most frames a second; 0 for no wish.
  public var maximum: Float
  /// The frames a second that it likes best; nil or 0 leaves it to the system.
  public var preferred: Float?

  /// Makes a range without a wish.
  public init() { (minimum, maximum, preferred) = (0, 0, nil) }

  /// Makes a range.
  ///
  /// - Parameters:
  ///   - minimum: the fewest frames a second.
  ///   - maximum: the most frames a second.
  ///   - preferred: the frames a second that it likes best; nil leaves it to the system.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// No wish.
  public static let `default` = CAFrameRateRange()

  /// More frames a second than any screen has.
  private static let most = 1000

  /// The frames a second that come nearest to the wish; 0 for none.
  var frames: Int {
    let wish = preferred ?? 0
    let frames = wish > 0 ? wish : maximum
    return frames > 0 ? Int(Double(frames).rounded(), in: 0...Self.most) : 0
  }
}
