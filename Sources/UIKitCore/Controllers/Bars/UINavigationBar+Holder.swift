// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// What who holds the bar shows in it, and asks of it.
extension UINavigationBar {
  /// Follows the scroll view below the bar, where its height or an appearance depends on it.
  func follow(_ view: @autoclosure () -> UIScrollView?) { content.follow(view, in: self) }

  /// How high it has to be now for what it shows, in points.
  var wantedHeight: CGFloat { content.wantedHeight(in: self) }

  /// Points that it covers of content at its top; less than its height while that is pulled down.
  var coveredHeight: CGFloat { content.coveredHeight }

  /// Tells the scroll view below what room it was given, unless its frame says so.
  func yieldRoom(nothing: Bool) { content.collapse.yield(nothing: nothing) }

  /// Shows some items above those of the present ones, the first `count`, that stay.
  func show(_ items: [UINavigationItem], above count: Int = 0) {
    content.show(items, above: count, in: self)
  }

  /// Whether it is less high than usual.
  var isCompact: Bool { bounds.height < BarLook.height }

  /// Counts how often other items came.
  var edition: Int { content.edition }

  // Rules: VC-173.
  /// Has the appearance show the picture before the way back that was set.
  func takeBackIndicator() {
    standardAppearance.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
  }
}
