// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The same edges by the name that declarations of UIKit have for them.
public typealias UIDirectionalRectEdge = NSDirectionalRectEdge

/// Edges of a rectangle, named by the direction in which the interface runs.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge at the top.
  public static var top: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 0) }
  /// The edge where lines begin.
  public static var leading: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 1) }
  /// The edge at the bottom.
  public static var bottom: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 2) }
  /// The edge where lines end.
  public static var trailing: NSDirectionalRectEdge { NSDirectionalRectEdge(rawValue: 1 << 3) }
  /// All four edges.
  public static var all: NSDirectionalRectEdge { [.top, .leading, .bottom, .trailing] }
}
