// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Numbers of the way from one item with focus to the next.

extension Thresholds {
  // Rules: FO-10.
  /// Points by which two items may overlap and still count as one beside the other; chosen.
  package static let focusOverlap: CGFloat = 1

  // Rules: FO-10.
  /// How much more a point aside counts than a point in the direction of the movement; chosen.
  package static let focusSideWeight: CGFloat = 2

  // Rules: FO-10.
  /// How much a point between the middles of two items counts besides; chosen.
  package static let focusDriftWeight: CGFloat = 0.1
}
