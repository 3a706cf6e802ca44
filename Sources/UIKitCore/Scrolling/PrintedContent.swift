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
  /// The part of the content that a list has views of: what is printed now, or else what is seen.
  final var shownPart: CGRect { engine.printed ?? bounds }

  // Rules: PG-12.
  /// Runs `body` while a list has views of a part of its content, besides those that are seen.
  ///
  /// Nothing is scrolled or resized: what depends on the place of the list would follow.
  final func withContent(_ part: CGRect, _ body: () -> Void) {
    let outer = engine.printed
    bring(part)
    body()
    bring(outer)
  }

  private func bring(_ part: CGRect?) {
    engine.printed = part
    UIView.performWithoutAnimation {
      setNeedsLayout()
      ViewSnapshots.update(window ?? self)
    }
  }
}
