// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore

// Rules: LY-4, LY-12, LY-13, VA-4.
/// Between frames and the rectangles that constraints are about.
@MainActor
enum LayoutFrames {
  /// The frame that a view would have without its transform.
  static func plainFrame(of view: UIView) -> CGRect {
    let size = view.backing.rawBounds.size
    let position = view.backing.rawPosition
    let anchor = view.backing.rawAnchor
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// The alignment rectangle of a view where it is now.
  static func aligned(_ view: UIView) -> CGRect {
    plainFrame(of: view).inset(by: view.alignmentRectInsets)
  }

  /// Gives a view the place of an alignment rectangle, on whole pixels; a transform stays.
  static func place(_ view: UIView, at rect: CGRect) {
    let insets = view.alignmentRectInsets
    let scale = view.contentScaleFactor
    func snap(_ value: CGFloat) -> CGFloat {
      ((value * scale * 1024).rounded() / 1024).rounded() / scale
    }
    let left = snap(rect.minX - insets.left)
    let top = snap(rect.minY - insets.top)
    let size = CGSize(
      width: max(0, snap(rect.maxX + insets.right) - left),
      height: max(0, snap(rect.maxY + insets.bottom) - top))
    let anchor = view.anchorPoint
    let center = CGPoint(x: left + anchor.x * size.width, y: top + anchor.y * size.height)
    // Gaps that are too large to be added up leave no place: it stays where it is.
    guard !center.x.isNaN, !center.y.isNaN, !size.width.isNaN, !size.height.isNaN else { return }
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }
}
