// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Names work that an application began to do in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// A number that no other work of the run has.
  public let rawValue: Int
  /// Makes an identifier.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work: none can be begun now.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
