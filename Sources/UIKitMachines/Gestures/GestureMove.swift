// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A state that a machine sends its recognizer to, and why.
package struct GestureMove: Equatable {
  package let state: GestureState
  /// Nil for a gesture that merely goes on.
  package let reason: GestureReason?

  /// The gesture goes on.
  package static let change = GestureMove(state: .changed, reason: nil)

  package static func begin(_ reason: GestureReason) -> GestureMove {
    GestureMove(state: .began, reason: reason)
  }

  package static func end(_ reason: GestureReason) -> GestureMove {
    GestureMove(state: .ended, reason: reason)
  }

  package static func fail(_ reason: GestureReason) -> GestureMove {
    GestureMove(state: .failed, reason: reason)
  }

  /// Touches were taken away: what has begun is cancelled, anything else fails.
  package static func abandon(hasBegun: Bool) -> GestureMove {
    GestureMove(state: hasBegun ? .cancelled : .failed, reason: .cancelled)
  }
}
