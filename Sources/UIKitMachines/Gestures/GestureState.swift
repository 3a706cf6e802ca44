// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// How far a recognizer has come.
///
/// `UIGestureRecognizer.State` has the same cases; a machine knows no recognizer.
package enum GestureState: CaseIterable, Sendable {
  /// Nothing is decided.
  case possible
  /// A continuous gesture has begun.
  case began
  /// It goes on.
  case changed
  /// The gesture is complete.
  case ended
  /// What had begun was taken away.
  case cancelled
  /// It is not this gesture.
  case failed
}
