// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import UIKitHost

/// Corners of a rectangle.
package struct PathCorners: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let maxXMaxY = PathCorners(rawValue: 1)
  package static let minXMaxY = PathCorners(rawValue: 2)
  package static let minXMinY = PathCorners(rawValue: 4)
  package static let maxXMinY = PathCorners(rawValue: 8)
  package static let all = PathCorners(rawValue: 15)
}

extension CGMutablePath {
  // Rules: DR-1.
  /// Adds a rectangle of which some corners are elliptic, as a part of its own.
  package func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, corners: PathCorners
  ) {
    record.append(
      PathShapes.roundedRect(
        rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, corners: corners))
  }
}
