// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

extension CGRect {
  // Rules: VA-1.
  /// What two rectangles have in common, null if nothing, also where one has sides that are no numbers:
  /// for those `intersection(_:)` ends the process.
  package func overlap(_ other: CGRect) -> CGRect {
    guard isMeasured, other.isMeasured else { return .null }
    return intersection(other)
  }

  private var isMeasured: Bool { !isNull && minX <= maxX && minY <= maxY }
}
