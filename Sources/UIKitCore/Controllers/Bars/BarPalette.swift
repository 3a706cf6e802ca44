// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation

// Rules: SC-10, SC-11.
/// A view below the row with the title in a navigation bar: a search bar.
@MainActor
final class BarPalette: ScrollFollower {
  let view: UIView
  /// Whose view it is.
  let owner: AnyObject
  /// Whether content that is scrolled up takes the view along.
  var collapses = true { didSet { update() } }
  /// Whether it is used now, so that it stays whatever the content does.
  var isHeld = false { didSet { update() } }
  /// Whether the row with the title gives way to it.
  var replacesRow = false
  /// How high it is now, in points.
  private(set) var height: CGFloat
  /// Called when it has another height.
  var changed: (() -> Void)?
  /// Called when it has another place.
  var moved: (() -> Void)?
  private weak var scrollView: UIScrollView?

  init(_ view: UIView, of owner: AnyObject) {
    self.view = view
    self.owner = owner
    height = view.intrinsicContentSize.height
  }

  /// How high it is where nothing takes it along, in points.
  var fullHeight: CGFloat { view.intrinsicContentSize.height }

  /// Follows a scroll view in place of the one before; nil for none.
  func follow(_ view: UIScrollView?) {
    follow(view, inPlaceOf: scrollView)
    scrollView = view
    height = wantedHeight
  }

  func scrollViewDidLayOut() { update() }

  private var wantedHeight: CGFloat {
    let full = fullHeight
    guard collapses, !isHeld, let view = scrollView else { return full }
    let scrolled = view.contentOffset.y + view.adjustedContentInset.top
    return max(0, min(full, full - scrolled))
  }

  private func update() {
    guard wantedHeight != height else { return }
    height = wantedHeight
    changed?()
  }
}
