// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: LY-33.
/// Constraints that compare how far it is from one line to another.
extension LayoutEngine {
  /// Such a constraint as "expression compares with zero"; nil when an item is gone or in another
  /// tree.
  func distances(
    of entry: LayoutEntry, _ first: any LayoutItem, _ second: (any LayoutItem)?, in space: UIView
  ) -> LinearExpression? {
    let constraint = entry.constraint
    var boxes: [LayoutBox] = []
    let left = side(
      first, constraint.ownFirstAttribute, from: constraint.firstStart, in: space, &boxes)
    guard var result = left else { return nil }
    if let second {
      let right = side(
        second, constraint.ownSecondAttribute, from: constraint.secondStart, in: space, &boxes)
      guard let right else { return nil }
      result.add(right, times: -constraint.factor)
    }
    result.constant -= constraint.ownConstant
    entry.constant = constraint.ownConstant
    entry.boxes = boxes
    return result.reduced
  }

  /// One side: a length, or the way from one line to another in the direction of the language.
  private func side(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, from start: DistanceStart?,
    in space: UIView, _ boxes: inout [LayoutBox]
  ) -> LinearExpression? {
    guard let start else {
      if let box = box(of: item) { boxes.append(box) }
      return line(item, attribute, in: space, mirrored: false)
    }
    guard let origin = start.item, origin.layoutOwner?.isDescendant(of: root) == true else {
      return nil
    }
    let end = inContent(item, attribute, seenBy: origin, space)
    let begin = inContent(origin, start.attribute, seenBy: item, space)
    boxes += [end, begin].compactMap { box(of: $0) }
    let isDirectional = attribute.isDirectional || start.attribute.isDirectional
    let mirrored = space.isMirrored && isDirectional
    var way = line(end, attribute, in: space, mirrored: mirrored)
    way.add(line(begin, start.attribute, in: space, mirrored: mirrored), times: -1)
    return way
  }
}
