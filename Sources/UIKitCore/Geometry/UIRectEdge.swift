// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
  /// The left edge.
  public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
  /// The bottom edge.
  public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
  /// The right edge.
  public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
  /// Every edge.
  public static var all: UIRectEdge { [.top, .left, .bottom, .right] }
}

/// Directions of movement.
public struct UIAxis: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// To the left and right.
  public static var horizontal: UIAxis { UIAxis(rawValue: 1 << 0) }
  /// Up and down.
  public static var vertical: UIAxis { UIAxis(rawValue: 1 << 1) }
  /// Both.
  public static var both: UIAxis { [.horizontal, .vertical] }
}
