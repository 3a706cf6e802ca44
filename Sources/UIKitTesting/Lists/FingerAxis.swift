// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit

/// A direction in which a finger scrolls.
enum FingerAxis: CaseIterable {
  case vertical
  case horizontal

  func part(of point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func length(of rect: CGRect) -> CGFloat { self == .vertical ? rect.height : rect.width }

  func middle(of rect: CGRect) -> CGFloat { self == .vertical ? rect.midY : rect.midX }

  /// A point from its parts along and across the axis.
  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
  }

  /// Whether a rectangle is within a room along the axis; of a larger one the middle has to be.
  func isWithin(_ rect: CGRect, _ room: CGRect) -> Bool {
    let (away, spare) = (abs(middle(of: rect) - middle(of: room)), length(of: room))
    return length(of: rect) > spare
      ? away <= spare / 2 : away <= (spare - length(of: rect)) / 2 + FingerAxis.tolerance
  }

  /// Points by which a row may be out of sight and counts as seen: fingers are no more exact.
  private static let tolerance: CGFloat = 0.5
}

extension UIScrollView {
  /// The part of the content that is seen: not below bars or the keyboard, nor beyond the window.
  var seenRoom: CGRect {
    let room = bounds.inset(by: adjustedContentInset)
    guard let window else { return room }
    let seen = room.intersection(convert(window.bounds, from: window))
    return seen.isNull ? .zero : seen
  }

  /// The least and the greatest offset at which content rests along an axis.
  func offsets(along axis: FingerAxis) -> (least: CGFloat, most: CGFloat) {
    let (inset, size) = (adjustedContentInset, contentSize)
    let (before, after, length) =
      axis == .vertical
      ? (inset.top, inset.bottom, size.height) : (inset.left, inset.right, size.width)
    return (-before, max(-before, length + after - axis.length(of: bounds)))
  }
}
