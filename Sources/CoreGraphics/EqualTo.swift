// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension CGPoint {
  /// Whether both coordinates are the same; no point equals one that is not a number.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sides are the same; no size equals one that is not a number.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both are the same rectangle, whatever the signs of their sides.
  public func equalTo(_ rect2: CGRect) -> Bool { standardized == rect2.standardized }
}

// The same text as where Apple's frameworks are.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The sides in parentheses.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin's coordinates and the sides in parentheses.
  public var debugDescription: String {
    "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
  }
}
