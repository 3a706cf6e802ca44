// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// Rules: PG-11.
/// Content for printing, of which a scroll view shows a part.
extension UIScrollView {
  /// All the content; as wide as the view where it is narrower, and what is seen where it has no height.
  final var wholeContent: CGRect {
    let (seen, content) = (bounds, contentSize)
    guard content.height > 0 else { return seen }
    return CGRect(x: 0, y: 0, width: max(content.width, seen.width), height: content.height)
  }

  // Rules: PG-12.
  /// Runs `body` while the views are there that a list has in a part of its content.
  ///
  /// The part is seen as far as its own height above it, too, so that titles which stay at the upper edge
  /// are not in it. The delegate hears of no scrolling.
  final func withContent(_ part: CGRect, _ body: () -> Void) {
    let (old, place) = (backing.bounds, backing.position)
    let top = max(0, part.minY - part.height)
    let height = part.maxY - top
    // The upper edge stays, for on it depends the safe area, and so the offset.
    let middle = place.y + (height - old.height) * backing.anchorPoint.y
    show(
      CGRect(x: old.minX, y: top, width: old.width, height: height),
      at: CGPoint(x: place.x, y: middle))
    body()
    show(old, at: place)
  }

  private func show(_ rect: CGRect, at place: CGPoint) {
    backing.bounds = rect
    backing.position = place
    setNeedsLayout()
    ViewSnapshots.update(window ?? self)
  }
}
