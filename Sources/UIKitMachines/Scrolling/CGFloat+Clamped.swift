// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

extension CGFloat {
  /// The nearest number in a range.
  package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
