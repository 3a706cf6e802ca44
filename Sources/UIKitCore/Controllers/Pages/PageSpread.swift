// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: PV-61, PV-62.
/// Where pages and the fold of a leaf lie, along the way from the spine: negative on the side of the
/// pages before, positive on that of the pages after.
struct PageSpread: Equatable {
  var area = CGRect.zero
  var axis = ScrollAxis.horizontal
  var spine = UIPageViewController.SpineLocation.min
  /// Whether the pages after are at the left.
  var isMirrored = false

  /// How far a finger goes to turn a whole leaf.
  var length: CGFloat { area.size[axis] }

  /// The length of one page.
  var page: CGFloat { spine == .mid ? length / 2 : length }

  /// Where the spine is in the area.
  private var place: CGFloat {
    switch spine {
    case .mid: length / 2
    case .max: length
    case .min, .none: 0
    }
  }

  /// A stretch of the way as a rectangle of the area.
  func rect(_ start: CGFloat, _ end: CGFloat) -> CGRect {
    var rect = area
    if axis == .horizontal {
      rect.size.width = max(0, end - start)
      rect.origin.x = isMirrored ? area.maxX - place - end : area.minX + place + start
    } else {
      rect.size.height = max(0, end - start)
      rect.origin.y = area.minY + place + start
    }
    return rect
  }

  /// The page on the side of those before.
  var left: CGRect { rect(-page, 0) }
  /// The page on the side of those after.
  var right: CGRect { rect(0, page) }

  /// The place of one of the pages that are shown.
  func place(of index: Int) -> CGRect {
    switch spine {
    case .mid: index == 0 ? left : right
    case .max: left
    case .min, .none: right
    }
  }

  /// Where the free edge of the leaf is after a part of a turn.
  func edge(_ part: CGFloat, _ direction: UIPageViewController.NavigationDirection) -> CGFloat {
    direction.sign * page * (1 - 2 * part)
  }

  /// The ends of a gradient that runs towards pages after, in parts of a layer.
  var towardsAfter: (start: CGPoint, end: CGPoint) {
    guard axis == .horizontal else { return (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)) }
    let ends = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    return isMirrored ? (ends.1, ends.0) : ends
  }

  /// The direction in which a movement turns; nil for one across.
  func direction(of way: CGPoint) -> UIPageViewController.NavigationDirection? {
    let way = forward(way)
    guard way != 0 else { return nil }
    return way > 0 ? .forward : .reverse
  }

  /// How far a movement leads forward: towards the pages before.
  func forward(_ way: CGPoint) -> CGFloat {
    axis == .horizontal && isMirrored ? way[axis] : -way[axis]
  }

  /// Which way a tap turns: the outer parts of the area do.
  func direction(ofTapAt point: CGPoint) -> UIPageViewController.NavigationDirection? {
    guard length > 0 else { return nil }
    var part = (point[axis] - area.origin[axis]) / length
    if axis == .horizontal, isMirrored { part = 1 - part }
    if part >= 1 - PageSpread.margin { return .forward }
    return part <= PageSpread.margin ? .reverse : nil
  }

  /// The part of the area at either side in which a tap turns a leaf; chosen.
  private static let margin: CGFloat = 0.2
}
