// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: CV-74.
/// The views at the edges of a section, and the room that they take.
extension SectionSolution {
  private var axis: ScrollAxis { isVertical ? .vertical : .horizontal }

  /// The size of a view at an edge.
  func edgeSize(_ index: Int) -> CGSize {
    let item = section.boundarySupplementaryItems[index]
    let box = CGRect(origin: .zero, size: room).kept(within: edgeInsets).size
    var size = item.layoutSize.size(in: box)
    if let said = measuredEdges[index] {
      if item.layoutSize.widthDimension.isEstimated { size.width = said.width.asLayoutLength }
      if item.layoutSize.heightDimension.isEstimated { size.height = said.height.asLayoutLength }
    }
    return size
  }

  /// Whether a view is before the groups, or behind them; nil at the sides.
  private func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool? {
    let place = isVertical ? item.alignment.place.y : item.alignment.place.x
    return place == 0 ? nil : place < 0
  }

  private func edges(before: Bool) -> CGFloat {
    section.boundarySupplementaryItems.enumerated().reduce(0) { most, part in
      guard part.element.extendsBoundary, isBefore(part.element) == before else { return most }
      return max(most, edgeSize(part.offset)[axis])
    }
  }

  /// The room before the groups.
  var headLength: CGFloat { section.headPadding + edges(before: true) }
  private var leading: CGFloat { (isVertical ? insets.top : insets.leading).asSpacing }
  private var trailing: CGFloat { (isVertical ? insets.bottom : insets.trailing).asSpacing }
  private var footLength: CGFloat { edges(before: false) }

  /// How far the groups reach beyond the section, whose insets are less than none.
  var overhang: CGFloat { max(0, -leading, -trailing) }

  /// The room of the groups along the way of the collection.
  var bodyLength: CGFloat { isOrthogonal ? groupsBreadth : groupsLength }

  /// The room of all.
  var length: CGFloat {
    (headLength + leading + bodyLength + trailing + footLength).asLayoutLength
  }

  /// Where the groups begin, from the beginning of the section.
  var bodyOrigin: CGPoint {
    let cross = (isVertical ? insets.leading : insets.top).asSpacing
    let start = headLength + leading
    return isVertical ? CGPoint(x: cross, y: start) : CGPoint(x: start, y: cross)
  }

  /// Where a view at an edge is, from the beginning of the section; where it stays in view, in the
  /// part of the section from `top` to `bottom`.
  func edgeFrame(_ index: Int, top: CGFloat, bottom: CGFloat) -> CGRect {
    let item = section.boundarySupplementaryItems[index]
    let size = edgeSize(index)
    let whole = CGSize(
      width: isVertical ? room.width : length, height: isVertical ? length : room.height)
    var box = CGRect(origin: .zero, size: whole)
    let free = edgeInsets
    if isVertical {
      box.origin.x += free.leading.asSpacing
      box.size.width = (whole.width - free.leading - free.trailing).asLayoutLength
    } else {
      box.origin.y += free.top.asSpacing
      box.size.height = (whole.height - free.top - free.bottom).asLayoutLength
    }
    let place = item.alignment.place
    var frame = CGRect(
      x: box.minX + (box.width - size.width) * (place.x + 1) / 2 + item.offset.x.asPlace,
      y: box.minY + (box.height - size.height) * (place.y + 1) / 2 + item.offset.y.asPlace,
      width: size.width, height: size.height)
    if isBefore(item) == true {
      if isVertical {
        frame.origin.y += section.headPadding
      } else {
        frame.origin.x += section.headPadding
      }
    }
    guard item.pinToVisibleBounds, let isBefore = isBefore(item) else { return frame }
    let extent = size[axis]
    let natural = isVertical ? frame.minY : frame.minX
    let least = isBefore ? natural : headLength
    let most = isBefore ? length - footLength - extent : natural
    let wished = isBefore ? max(natural, top) : min(natural, bottom - extent)
    let pinned = max(least, min(wished, most))
    if isVertical { frame.origin.y = pinned } else { frame.origin.x = pinned }
    return frame
  }
}
