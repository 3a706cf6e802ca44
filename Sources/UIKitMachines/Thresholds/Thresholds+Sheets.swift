// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Numbers of sheets that fingers pull.

extension Thresholds {
  // Rules: VC-91.
  /// Seconds for which a sheet would glide on at the speed at which the finger let it go; chosen.
  package static let sheetGlide: CGFloat = 0.15

  // Rules: VC-92.
  /// The part of its lowest height below which a sheet that is let go is dismissed; chosen.
  package static let sheetDismissal: CGFloat = 0.5
}
