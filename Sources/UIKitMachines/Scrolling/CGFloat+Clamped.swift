// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

extension CGFloat {
  /// The nearest number in a range.
  package func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    // What is not a number is greater than nothing, and so becomes the least.
    self > range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
  }
}
