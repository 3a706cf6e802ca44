// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// Rules: SC-10, SC-11.
/// A view below the title in a navigation bar: a search bar.
@MainActor
final class BarPalette {
  let view: UIView
  /// Whose view it is.
  let owner: AnyObject
  /// Whether content that is scrolled up takes the view along.
  var collapses = true { didSet { if collapses != oldValue { changed?() } } }
  /// Whether it is used now, so that it stays whatever the content does.
  var isHeld = false { didSet { if isHeld != oldValue { changed?() } } }
  /// Whether the row with the title gives way to it.
  var replacesRow = false
  /// Called when it may have another height.
  var changed: (() -> Void)?
  /// Called when it has another place.
  var moved: (() -> Void)?

  init(_ view: UIView, of owner: AnyObject) {
    self.view = view
    self.owner = owner
  }

  /// How high it is where nothing takes it along, in points.
  var fullHeight: CGFloat { view.intrinsicContentSize.height }
}
