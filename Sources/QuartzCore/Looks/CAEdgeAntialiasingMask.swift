// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Which edges of a layer are smoothed.
///
/// See [CAEdgeAntialiasingMask](https://developer.apple.com/documentation/quartzcore/caedgeantialiasingmask).
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// One bit an edge.
  public let rawValue: UInt32
  /// Makes a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left one.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The right one.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// The lower one.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// The upper one.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

  static let all: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
}
