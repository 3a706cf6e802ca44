// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A finger on the screen.
open class NaiveTouch: Hashable {
  /// Where it is, in the coordinates of the root.
  open var location: CGPoint

  /// Puts a finger down.
  public init(location: CGPoint) { self.location = location }

  /// A touch equals itself alone.
  public static func == (a: NaiveTouch, b: NaiveTouch) -> Bool { a === b }

  /// Feeds the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What is said about touches at one moment.
open class NaiveEvent {
  /// Makes an event.
  public init() {}
}
