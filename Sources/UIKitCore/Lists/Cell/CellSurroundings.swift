// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// What a table says of the looks of a cell.
struct CellSurroundings: Equatable {
  var style: UITableView.Style
  /// Whether it is the first and the last of its section.
  var isFirst = false
  var isLast = false
  var hasLine = false
  var lineColor = UIColor.separator
  var lineEffect: UIVisualEffect?
  var lineInset = UIEdgeInsets.zero
  /// What the content keeps clear of on both sides.
  var sideInsets: (left: CGFloat, right: CGFloat) = (0, 0)
  /// How far the middle that is not too wide to read is from what the content keeps clear of.
  var readableInset: CGFloat = 0

  /// How far all is moved in from both sides, so that it is not too wide to read.
  @MainActor var gap: CGFloat { max(0, readableInset - CellParts.margin) }

  init(style: UITableView.Style) { self.style = style }

  // Rules: TV-97, TV-98.
  /// How far lines keep from the sides unless somebody says so.
  @MainActor var usualLineInset: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: max(CellParts.margin, readableInset), bottom: 0,
      right: readableInset > 0 ? readableInset + sideInsets.right : 0)
  }

  static func == (one: CellSurroundings, other: CellSurroundings) -> Bool {
    one.style == other.style && one.isFirst == other.isFirst && one.isLast == other.isLast
      && one.hasLine == other.hasLine && one.lineColor == other.lineColor
      && one.lineEffect == other.lineEffect && one.lineInset == other.lineInset
      && one.sideInsets == other.sideInsets && one.readableInset == other.readableInset
  }
}

extension UIEdgeInsets {
  /// With numbers with which a rectangle can be made.
  var tame: UIEdgeInsets {
    func tame(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : value.clamped(to: -1_000_000...1_000_000)
    }
    return UIEdgeInsets(
      top: tame(top), left: tame(left), bottom: tame(bottom), right: tame(right))
  }
}
