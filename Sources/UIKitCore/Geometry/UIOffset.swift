// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// By how much something is moved from its place, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// No movement.
  public static let zero = UIOffset()

  /// Makes an offset of nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
