// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Where a menu goes: beside a rectangle, within the part of the screen that is free.
package struct MenuPlacement: Equatable {
  /// On which side of the rectangle.
  package enum Side: Equatable {
    case above, below, left, right
  }

  package let frame: CGRect
  package let side: Side

  /// A list: below if there is room, else above, else where there is more room, cut there.
  package static func list(_ size: CGSize, beside source: CGRect, in free: CGRect, gap: CGFloat)
    -> MenuPlacement
  {
    let below = free.maxY - source.maxY - gap
    let above = source.minY - free.minY - gap
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, max(isBelow ? below : above, min(size.height, free.height) / 2))
    let y = isBelow ? source.maxY + gap : source.minY - gap - height
    let x = source.midX <= free.midX ? source.minX : source.maxX - size.width
    return MenuPlacement(
      frame: held(CGRect(x: x, y: y, width: size.width, height: height), in: free),
      side: isBelow ? .below : .above)
  }

  /// A bar: on the wanted side, or above if there is room, else below.
  package static func bar(
    _ size: CGSize, beside source: CGRect, in free: CGRect, gap: CGFloat, wanted: Side? = nil
  ) -> MenuPlacement {
    let fitsAbove = source.minY - gap - size.height >= free.minY
    let side = wanted ?? (fitsAbove ? .above : .below)
    let origin =
      switch side {
      case .above:
        CGPoint(x: source.midX - size.width / 2, y: source.minY - gap - size.height)
      case .below: CGPoint(x: source.midX - size.width / 2, y: source.maxY + gap)
      case .left:
        CGPoint(x: source.minX - gap - size.width, y: source.midY - size.height / 2)
      case .right: CGPoint(x: source.maxX + gap, y: source.midY - size.height / 2)
      }
    return MenuPlacement(frame: held(CGRect(origin: origin, size: size), in: free), side: side)
  }

  /// The rectangle moved into another.
  private static func held(_ rect: CGRect, in free: CGRect) -> CGRect {
    CGRect(
      x: max(free.minX, min(rect.minX, free.maxX - rect.width)),
      y: max(free.minY, min(rect.minY, free.maxY - rect.height)),
      width: rect.width, height: rect.height)
  }
}
