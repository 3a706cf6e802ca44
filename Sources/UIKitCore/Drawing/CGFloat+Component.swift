// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// A number as a component of a colour.
extension CGFloat {
  /// The nearest number from 0 to 1; 0 for what is none.
  var unit: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }
  /// The number itself; the nearest from 0 to 1 for one without end.
  var extended: CGFloat { isFinite ? self : unit }
}
