// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

// Rules: SC-10, SC-11, SC-14.
/// A view below the title in a navigation bar, or beside it: a search bar.
@MainActor
final class BarPalette {
  let view: UIView
  /// Whose view it is.
  let owner: AnyObject
  /// Whether content that is scrolled up takes the view along.
  var collapses = true { didSet { if collapses != oldValue { changed?() } } }
  /// Whether it is used now, so that it stays whatever the content does.
  var isHeld = false { didSet { if isHeld != oldValue { changed?() } } }
  /// Whether the row with the title gives way to it, unless it stands there itself.
  var replacesRow: Bool {
    get { takesRow && !isInline }
    set { takesRow = newValue }
  }
  private var takesRow = false
  /// Whether it stands in the row with the title.
  private(set) var isInline = false
  /// Whether it would stand there in a bar; nil for never.
  var fitsRow: ((UINavigationBar) -> Bool)?
  /// Called before it goes into the row, for true, or out of it.
  var willTurn: ((_ isInline: Bool) -> Void)?
  /// Called when it has gone into the row or out of it.
  var didTurn: ((_ wasInline: Bool) -> Void)?
  /// Called when it may have another height.
  var changed: (() -> Void)?
  /// Called when it has another place.
  var moved: (() -> Void)?

  init(_ view: UIView, of owner: AnyObject) {
    self.view = view
    self.owner = owner
  }

  /// Goes into the row of a bar, or out of it.
  ///
  /// - Returns: false where it stays.
  func settle(in bar: UINavigationBar) -> Bool {
    let new = fitsRow?(bar) ?? false
    guard new != isInline else { return false }
    willTurn?(new)
    isInline = new
    didTurn?(!new)
    return true
  }

  /// How high it is where nothing takes it along, in points.
  var fullHeight: CGFloat { view.intrinsicContentSize.height }
}
