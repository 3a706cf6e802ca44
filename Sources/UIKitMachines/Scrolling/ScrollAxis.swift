// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// One of the two directions in which content scrolls.
package enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  /// The other one.
  package var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  /// The coordinate along an axis.
  package subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The axis along which a displacement is longer; sideways when both are equal.
  package var mainAxis: ScrollAxis { abs(x) >= abs(y) ? .horizontal : .vertical }
}

extension CGSize {
  /// The extent along an axis.
  package subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}
