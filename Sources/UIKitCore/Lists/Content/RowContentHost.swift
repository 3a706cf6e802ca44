// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: TV-97.
/// A view that holds what a row shows, and may keep it from its sides.
@MainActor
protocol RowContentHost: UIView {
  /// How far contents keep from its sides at least, in points.
  var leastMargins: (left: CGFloat, right: CGFloat) { get }
}
