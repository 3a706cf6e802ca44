// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// One of the two directions in which content scrolls.
enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  /// The other one.
  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The axis along which a displacement is longer; sideways when both are equal.
  var mainAxis: ScrollAxis { abs(x) >= abs(y) ? .horizontal : .vertical }
}

extension CGSize {
  /// The extent along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
  /// The inset at the smaller coordinates of an axis.
  func leading(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }

  /// The inset at the larger coordinates of an axis.
  func trailing(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }
}
