// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What scrolls.
public enum UIScrollType: UInt, Sendable {
  /// A wheel, in steps.
  case discrete = 0
  /// A trackpad, with a beginning and an end.
  case continuous = 1
}

/// Kinds of scrolling that a pan recognizer takes.
public struct UIScrollTypeMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Wheels.
  public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
  /// Trackpads.
  public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
  /// Both.
  public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}
