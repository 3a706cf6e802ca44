// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitMachines

// Rules: SC-11, VC-147.
/// What a navigation bar has below the row with the buttons, and how much of that the content below
/// the bar has taken along while it was scrolled up: a search bar first, then a large title.
@MainActor
final class BarCollapse: ScrollFollower {
  /// What there is where nothing is taken along; heights in points.
  struct Parts {
    /// Of the large title; 0 for none.
    var title: CGFloat = 0
    /// Of what stands below it; 0 for nothing.
    var palette: CGFloat = 0
    /// Whether content takes that along.
    var collapsesPalette = false
    /// Whether a large title stands in the row with the buttons.
    var hasLargeRow = false

    /// Whether the title stands where it does in others.
    func hasTitle(as others: Parts) -> Bool {
      (title > 0) == (others.title > 0) && hasLargeRow == others.hasLargeRow
    }

    /// Points that content may take along.
    var collapsible: CGFloat { title + (collapsesPalette ? palette : 0) }
  }

  /// Called when content has taken along more or less.
  var changed: (() -> Void)?
  private(set) var parts = Parts()
  /// Points that content has taken along.
  private(set) var taken: CGFloat = 0
  /// Points by which content is pulled down beyond its top, and the large title with it.
  private(set) var pulled: CGFloat = 0
  /// Whether somebody follows the content for the bar.
  private(set) var isFollowing = false
  private weak var scrollView: UIScrollView?

  /// How high the search bar is now, in points.
  var paletteHeight: CGFloat {
    parts.palette - (parts.collapsesPalette ? min(taken, parts.palette) : 0)
  }

  /// How high the large title is now, with what it is pulled down by, in points.
  var titleHeight: CGFloat {
    let rest = taken - (parts.palette - paletteHeight)
    return parts.title - rest + pulled
  }

  /// Points that the bar covers of the content beside the row.
  var coveredHeight: CGFloat { parts.title + parts.palette - taken }

  /// Follows a scroll view in place of the one before; nil for none.
  func follow(_ view: UIScrollView?, _ parts: Parts) {
    isFollowing = true
    if view !== scrollView { yield(nothing: true) }
    follow(view, inPlaceOf: scrollView)
    scrollView = view
    self.parts = parts
    (taken, pulled) = wanted
  }

  /// Shows all of what there is.
  func show(_ parts: Parts) { self.parts = parts }

  /// Tells the scroll view what it was given, which it gives back where it is pulled down.
  ///
  /// - Parameter nothing: whether it was given nothing, for its frame grew instead.
  func yield(nothing: Bool) {
    guard let engine = scrollView?.engine else { return }
    engine.yielded = nothing ? YieldedRoom() : YieldedRoom(given: taken, stops: stops)
  }

  private var stops: [CGFloat] {
    guard parts.collapsible > 0 else { return [] }
    return parts.collapsesPalette && parts.palette > 0 && parts.title > 0
      ? [0, parts.palette, parts.collapsible] : [0, parts.collapsible]
  }

  func scrollViewDidLayOut() { if wanted != (taken, pulled) { changed?() } }

  private var wanted: (taken: CGFloat, pulled: CGFloat) {
    guard let engine = scrollView?.engine else { return (0, 0) }
    let scrolled = engine.scrolledFromTop
    return (
      scrolled.clamped(to: 0...parts.collapsible), parts.title > 0 ? (-scrolled).asLength : 0
    )
  }
}
