// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A rectangle of a view that is no view itself: read it in `layoutSubviews()` to place subviews.
///
/// Views make their guides. There are no constraints here, so one of a program's own would have no
/// place; none can be made.
///
/// [Apple: UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide)
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  private final weak var owner: UIView?
  private let measure: @MainActor (UIView) -> CGRect

  /// Makes a guide of a view.
  ///
  /// - Parameter measure: the rectangle in the coordinates of the view, at the time of asking.
  init(
    of owner: UIView, identifier: String, measure: @escaping @MainActor (UIView) -> CGRect
  ) {
    self.owner = owner
    self.identifier = identifier
    self.measure = measure
  }

  /// The rectangle now, in the coordinates of the owning view; zero when that is gone.
  ///
  /// - Rules: AW-24.
  open var layoutFrame: CGRect { owner.map(measure) ?? .zero }

  /// The view whose guide it is; nil when that is gone.
  open var owningView: UIView? { owner }

  /// A name for printouts.
  open var identifier: String
}
