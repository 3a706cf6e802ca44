// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Distances by which the edges of a rectangle move inwards, in points, along the direction in which
/// the language runs.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// From the top edge down.
  public var top: CGFloat
  /// From the edge where lines begin.
  public var leading: CGFloat
  /// From the bottom edge up.
  public var bottom: CGFloat
  /// From the edge where lines end.
  public var trailing: CGFloat

  /// No inset.
  public static let zero = NSDirectionalEdgeInsets()

  /// No inset.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
