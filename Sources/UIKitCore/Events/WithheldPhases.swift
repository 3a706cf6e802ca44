// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: GR-40, GR-41, GR-45.
/// Phases of a touch that its view was not told yet, with the times at which they happened.
struct WithheldPhases: Equatable {
  /// Whether the view knows that the touch began, and only the end is withheld.
  var isBeganTold: Bool
  /// When it began.
  var began: TimeInterval
  /// When it moved last, if it did.
  var moved: TimeInterval?
  /// When its finger went up, if it did.
  var ended: TimeInterval?
}
