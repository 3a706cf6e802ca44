// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore

/// Fits subviews to a new size of their superview, as their masks say.
@MainActor
enum Autoresizing {
  /// Changes the frames of the subviews of `view`.
  static func apply(to view: UIView, from old: CGSize, to new: CGSize) {
    for subview in view.children where subview.resizing != 0 {
      let mask = subview.autoresizingMask
      var center = subview.center
      var bounds = subview.bounds
      let frame = subview.frame
      let horizontal = fit(
        frame.minX, frame.width, old.width, new.width,
        before: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      let vertical = fit(
        frame.minY, frame.height, old.height, new.height,
        before: mask.contains(.flexibleTopMargin), size: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      if subview.backing.rawTransform == nil {
        let fitted = CGRect(
          x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        if fitted != frame { subview.frame = fitted }
        continue
      }
      // A turned view keeps its transform: its bounds change by what its bounding box changed.
      bounds.size.width += horizontal.length - frame.width
      bounds.size.height += vertical.length - frame.height
      center.x += horizontal.start - frame.minX + (horizontal.length - frame.width) / 2
      center.y += vertical.start - frame.minY + (vertical.length - frame.height) / 2
      subview.bounds = bounds
      subview.center = center
    }
  }

  /// Divides a change of length among what is flexible, in proportion to its length.
  private static func fit(
    _ start: CGFloat, _ length: CGFloat, _ old: CGFloat, _ new: CGFloat, before: Bool, size: Bool,
    after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let margin = old - start - length
    var flexible = (before ? start : 0) + (size ? length : 0) + (after ? margin : 0)
    let count = CGFloat((before ? 1 : 0) + (size ? 1 : 0) + (after ? 1 : 0))
    guard change != 0, count > 0 else { return (start, length) }
    let isProportional = flexible > 0
    if !isProportional { flexible = count }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      isFlexible ? change * (isProportional ? part : 1) / flexible : 0
    }
    return (start + share(before, start), max(0, length + share(size, length)))
  }
}
