// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: VC-90, VC-91, VC-92, VC-93.
/// The card of a sheet: it holds the presented controller's view and follows the finger that pulls.
final class SheetCard: UIView {
  /// Radius of a sheet's corners, in points.
  private static let cornerRadius: CGFloat = 12
  /// How dark the dimmed part is: 0 not, 1 black.
  private static let dimming: CGFloat = 0.35
  /// The bar that shows that the sheet can be pulled, in points, and its distance from the edge.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberMargin: CGFloat = 5

  typealias Identifier = UISheetPresentationController.Detent.Identifier

  /// A program may keep the card longer: what fingers reach asks whether it is there.
  private(set) weak var owner: UISheetPresentationController!
  let backdrop = UIView()
  private let grabber = UIView()
  private(set) lazy var drag = SheetDrag(of: self)

  init(of owner: UISheetPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
    clipsToBounds = true
    backdrop.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    backdrop.accessibilityIdentifier = "sheet.backdrop"
    backdrop.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapBackdrop", SheetCard.tapBackdrop)))
    grabber.backgroundColor = UIColor(white: 0.5, alpha: 0.6)
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.accessibilityIdentifier = "sheet.grabber"
    addSubview(grabber)
    addGestureRecognizer(drag)
    lookDidChange()
  }

  required init?(coder: NSCoder) { nil }

  var presented: UIViewController { owner.presentedViewController }

  // MARK: - In the container

  func install(in place: UITransitionView) {
    place.addFilling(backdrop)
    updateBackdrop()
  }

  /// Takes the presented controller's view in.
  func fill() {
    guard let view = presented.viewIfLoaded, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  func layOut(in place: UITransitionView) {
    guard !owner.isMoving, drag.value == nil else { return }
    frame = restingFrame
    updateBackdrop()
  }

  override func layoutSubviews() {
    grabber.frame = CGRect(
      origin: CGPoint(x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberMargin),
      size: Self.grabberSize)
  }

  func lookDidChange() {
    layer.cornerRadius = owner.preferredCornerRadius ?? Self.cornerRadius
    grabber.isHidden = !owner.prefersGrabberVisible
  }

  // MARK: - Detents

  var geometry: SheetGeometry { SheetGeometry(owner.place?.bounds ?? .zero, of: presented) }

  /// The detents with their heights, the smallest first; one at least.
  var values: [(identifier: Identifier, value: CGFloat)] {
    let geometry = geometry
    let values = geometry.values(of: owner.detents, for: presented)
    return values.isEmpty ? [(.large, geometry.greatestValue)] : values
  }

  /// The place among `values` at which the sheet rests.
  var selected: Int {
    values.firstIndex { $0.identifier == owner.selectedDetentIdentifier } ?? 0
  }

  var restingFrame: CGRect {
    let geometry = geometry
    return geometry.isForm ? geometry.formFrame : geometry.cardFrame(value: values[selected].value)
  }

  func detentsDidChange() { owner.place?.setNeedsLayout() }

  func animate(_ changes: () -> Void) {
    changes()
    settle()
  }

  /// Moves to where the sheet rests.
  func settle() {
    guard let place = owner?.place else { return }
    UIView.animate(
      withDuration: ControllerMove.duration, delay: 0, options: .allowUserInteraction
    ) { [self] in
      layOut(in: place)
      layoutIfNeeded()
      presented.viewIfLoaded?.layoutIfNeeded()
    }
  }

  /// Dims what is behind, unless the sheet rests where it leaves that in reach.
  private func updateBackdrop() {
    let highest = values.firstIndex { $0.identifier == owner.largestUndimmedDetentIdentifier }
    let isOpen = !geometry.isForm && highest.map { selected <= $0 } ?? false
    backdrop.alpha = isOpen ? 0 : 1
    backdrop.isUserInteractionEnabled = !isOpen
    (owner.place as? UIPassingTransitionView)?.letsThrough = isOpen
  }

  private func tapBackdrop() {
    if let owner { PersonDismissal.attempt(owner) }
  }

  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer !== drag || drag.mayBegin }
}
