// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import QuartzCore
import UIKitMachines

extension UIView {
  /// Fits the subviews to a new size of this view, as their masks say.
  func autoresizeSubviews(from old: CGSize, to new: CGSize) {
    for subview in children where subview.resizing != 0 {
      let mask = subview.autoresizingMask
      var center = subview.center
      var bounds = subview.bounds
      let frame = subview.frame
      let horizontal = FlexibleLength(start: frame.minX, length: frame.width).fitted(
        from: old.width, to: new.width,
        before: mask.contains(.flexibleLeftMargin), size: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      let vertical = FlexibleLength(start: frame.minY, length: frame.height).fitted(
        from: old.height, to: new.height,
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
}
