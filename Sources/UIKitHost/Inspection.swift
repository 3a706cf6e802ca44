// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// What somebody who looks at an application from outside asks of it.
package enum InspectionQuestion: Sendable, Equatable {
  /// All views that are in visible windows.
  case tree
  /// How the view under a point of the screen is found.
  case hit(CGPoint)
  /// The view or responder with a number that an earlier answer gave.
  case responder(Int)
  /// Who is first responder, and what it and those behind it in the chain offer.
  case firstResponder
  /// The events of late in which something was recorded behind the record of a number.
  case events(after: Int)
}

/// An application that can be looked at from outside.
///
/// Answers are made between turns, and leave the application and its trace as they are.
@MainActor
package protocol Inspected: AnyObject {
  /// Answers as JSON; nil when nothing has the number that was asked about, or not any more.
  func answer(_ question: InspectionQuestion) -> Data?
}

/// Where somebody who looks at a replay wants it to be.
package enum ReplayWish: Sendable, Equatable {
  /// Where it is.
  case here
  /// At the moment with a number; 0 is the launch.
  case moment(Int)
  /// At the last moment that is not later, in seconds from the beginning.
  case time(TimeInterval)
}

/// What a replay answers who wants it to be somewhere.
package enum ReplayAnswer: Sendable, Equatable {
  /// It is there; which moment that is, as JSON.
  case there(Data)
  /// The application has to begin anew to get there, once this was told; as JSON.
  case anew(Data)
  /// There is no such moment, in a sentence.
  case refusal(String)
}

/// A replay that is led to and fro from outside.
@MainActor
package protocol Replayed: AnyObject {
  /// Goes where it is wanted, and answers when it is there.
  func go(_ wish: ReplayWish, then answer: @escaping @MainActor (ReplayAnswer) -> Void)
  /// Begins anew, after an answer that said so; returns only where that fails.
  func beginAnew()
}
