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
