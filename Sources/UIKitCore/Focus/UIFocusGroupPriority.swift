// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

// Rules: FO-11.
/// Which item of a group gets focus when Tab comes to the group: the one with the greatest.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes a priority.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// None: the first item in reading order.
  public static let ignored = UIFocusGroupPriority(0)
  /// Of an item that had focus before.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// Of an item that shall come first.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// Of the item that has focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
