// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Says which of the two controllers of a change is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is seen at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is seen at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Says which of the two views of a change is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Makes a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that goes.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that comes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
