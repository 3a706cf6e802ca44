// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where focus moves.
public struct UIFocusHeading: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static var up: UIFocusHeading { UIFocusHeading(rawValue: 1 << 0) }
  /// Down.
  public static var down: UIFocusHeading { UIFocusHeading(rawValue: 1 << 1) }
  /// To the left.
  public static var left: UIFocusHeading { UIFocusHeading(rawValue: 1 << 2) }
  /// To the right.
  public static var right: UIFocusHeading { UIFocusHeading(rawValue: 1 << 3) }
  /// To the next group, as by Tab.
  public static var next: UIFocusHeading { UIFocusHeading(rawValue: 1 << 4) }
  /// To the group before, as by Shift and Tab.
  public static var previous: UIFocusHeading { UIFocusHeading(rawValue: 1 << 5) }
  /// To the first item.
  public static var first: UIFocusHeading { UIFocusHeading(rawValue: 1 << 8) }
  /// To the last item.
  public static var last: UIFocusHeading { UIFocusHeading(rawValue: 1 << 9) }
}
