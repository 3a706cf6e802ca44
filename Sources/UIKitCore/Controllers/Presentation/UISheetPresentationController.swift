// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: VC-90 to VC-94.
/// Presents a sheet: a card at the lower edge that a person can pull to other heights and away, or
/// in a wide window a form in the middle.
///
///
/// [Apple: UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller)
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  final lazy var sheet = SheetCard(of: self)
  /// The popover that is shown as this sheet where there is no room for it.
  final weak var popover: UIPresentationController?

  // Rules: VC-90.
  /// The heights at which the sheet can rest, in any order; `.large()` alone by default.
  open var detents: [UISheetPresentationController.Detent] = [.large()] {
    didSet { sheet.detentsDidChange() }
  }

  // Rules: VC-90.
  /// The detent at which the sheet rests; nil, the default, for the smallest.
  ///
  /// Changed within `animateChanges(_:)`, the sheet moves there.
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { sheet.detentsDidChange() }
  }

  // Rules: VC-93.
  /// The highest detent at which what is behind is neither dimmed nor out of reach; nil, the
  /// default, for none.
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { sheet.detentsDidChange() }
  }

  // Rules: VC-94.
  /// Whether a finger that pulls scrolled content up enlarges the sheet first; true by default.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a bar at the upper edge of the sheet shows that it can be pulled; false by default.
  open var prefersGrabberVisible = false { didSet { sheet.lookDidChange() } }

  /// Radius of the upper corners in points; nil, the default, for the system's.
  open var preferredCornerRadius: CGFloat? { didSet { sheet.lookDidChange() } }

  /// Runs changes of detents and moves the sheet accordingly.
  open func animateChanges(_ changes: () -> Void) { sheet.animate(changes) }

  /// Has the heights of custom detents computed anew, at the next layout.
  open func invalidateDetents() { sheet.detentsDidChange() }

  /// The card around the presented controller's view.
  open override var presentedView: UIView? { sheet }

  /// The card at its detent, or the form in the middle.
  open override var frameOfPresentedViewInContainerView: CGRect { sheet.restingFrame }

  /// False.
  open override var shouldPresentInFullscreen: Bool { false }

  /// False.
  open override var shouldRemovePresentersView: Bool { false }

  override var shade: UIView? { sheet.backdrop }
  override var fillsPart: Bool { true }
  override var leavesFirstResponder: Bool { largestUndimmedDetentIdentifier != nil }
  override func layOut(_ place: UITransitionView) { sheet.layOut(in: place) }

  override func addSurroundings(to place: UITransitionView) { sheet.install(in: place) }

  override func preparePresentedView() {
    sheet.frame = sheet.restingFrame
    sheet.fill()
  }

  override func addPresentedView(to place: UITransitionView) {
    if sheet.superview !== place { place.addSubview(sheet) }
  }

  /// Who is asked whether a person may dismiss.
  final var dismissalDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    (self as UIPresentationController).delegate ?? popover?.delegate
  }
}

// As that of a popover: the same storage with another type.
extension UIContentContainer where Self: UISheetPresentationController {
  /// Told of changes of the detent, besides what every presentation tells; not retained.
  public var delegate: (any UISheetPresentationControllerDelegate)? {
    get { sheetDelegate }
    set { (self as UIPresentationController).delegate = newValue }
  }
}

extension UISheetPresentationController {
  /// The delegate, if it cares for sheets.
  final var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
    (self as UIPresentationController).delegate as? any UISheetPresentationControllerDelegate
  }
}

/// Told when a person pulls a sheet to another height.
///
/// [Apple: UISheetPresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  // Rules: VC-91.
  /// Tells that a person pulled the sheet to another detent; not called for changes by the program.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
