// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitMachines

// Rules: VC-95, VC-96.
/// The bubble of a popover: a card with the presented controller's view, and an arrow.
final class PopoverBubble: UIView {
  /// Radius of the card's corners, in points.
  private static let cornerRadius: CGFloat = 13
  /// How dark what is behind gets: 0 not, 1 black.
  private static let dimming: CGFloat = 0.1

  /// A program may keep the bubble longer: what fingers reach asks whether it is there.
  private weak var owner: UIPopoverPresentationController!
  let backdrop = UIView()
  private let card = UIView()
  /// A square on its corner, one half of which is seen.
  private let arrow = UIView()
  private(set) var direction = UIPopoverArrowDirection.unknown

  init(of owner: UIPopoverPresentationController) {
    self.owner = owner
    super.init(frame: .zero)
    backdrop.backgroundColor = UIColor(white: 0, alpha: Self.dimming)
    backdrop.accessibilityIdentifier = "popover.backdrop"
    backdrop.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector("tapBackdrop", PopoverBubble.tapBackdrop)))
    let side = PopoverGeometry.arrowLength * 2.squareRoot()
    arrow.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    arrow.isUserInteractionEnabled = false
    card.clipsToBounds = true
    card.layer.cornerRadius = Self.cornerRadius
    accessibilityIdentifier = "popover"
    addSubview(arrow)
    addSubview(card)
    paint()
  }

  required init?(coder: NSCoder) { nil }

  // Rules: VC-180.
  /// An action sheet in it needs another size for its text.
  override func textSizeDidChange() { owner?.place?.setNeedsLayout() }

  func paint() {
    let color = owner.backgroundColor ?? AlertLook.card
    card.backgroundColor = color
    arrow.backgroundColor = color
  }

  /// Takes the presented controller's view in.
  func fill() {
    guard let view = owner.presentedViewController.viewIfLoaded else { return }
    card.addFilling(view)
  }

  // MARK: - The source

  // Rules: VC-95.
  func checkSource() {
    if owner.hasSource { return }
    violation(
      "A popover was presented without a source",
      contract: "a popover points at a view or a button of a bar",
      instead: "set sourceView, sourceItem or barButtonItem of its popoverPresentationController")
  }

  /// What the arrow points at, in the container; its middle when that is not in the window.
  private func source(in place: UIView) -> CGRect {
    let middle = CGRect(x: place.bounds.midX, y: place.bounds.midY, width: 0, height: 0)
    let found: CGRect
    if let item = owner.sourceItem ?? owner.barButtonItem {
      found = item.frame(in: place)
    } else if let view = owner.sourceView, view.window === place.window {
      found = place.convert(
        owner.sourceRect.isNull ? view.bounds : owner.sourceRect, from: view)
    } else {
      found = .null
    }
    return found.isNull ? middle : found
  }

  // MARK: - Layout

  private func geometry(in place: UIView) -> PopoverGeometry {
    let safe = UIScreen.main.metrics.safeArea
    let room = place.bounds.inset(
      by: UIEdgeInsets(top: safe.top, left: safe.left, bottom: safe.bottom, right: safe.right)
    ).inset(by: owner.popoverLayoutMargins)
    return PopoverGeometry(
      contentSize(in: room.size), at: source(in: place), in: room,
      permitted: owner.permittedArrowDirections.directions)
  }

  private func contentSize(in room: CGSize) -> CGSize {
    let presented = owner.presentedViewController
    let preferred = presented.preferredContentSize
    let standard =
      (presented as? UIAlertController).map { AlertLayout.popoverSize(of: $0, in: room) }
      ?? PopoverGeometry.contentSize
    return CGSize(
      width: preferred.width > 0 ? preferred.width : standard.width,
      height: preferred.height > 0 ? preferred.height : standard.height)
  }

  var wantedFrame: CGRect { owner.place.map { geometry(in: $0).frame } ?? .zero }

  func layOut() {
    guard let place = owner.place, superview === place else { return }
    let geometry = geometry(in: place)
    direction = UIPopoverArrowDirection(geometry.direction)
    setComputedFrame(geometry.frame)
    card.setComputedFrame(geometry.card)
    let middle = arrowCenter(geometry)
    if !middle.x.isNaN, !middle.y.isNaN { arrow.center = middle }
  }

  /// The middle of the square whose corner is the tip.
  private func arrowCenter(_ geometry: PopoverGeometry) -> CGPoint {
    let length = PopoverGeometry.arrowLength
    let tip = geometry.tip
    return switch geometry.direction {
    case .up: CGPoint(x: tip.x, y: tip.y + length)
    case .down: CGPoint(x: tip.x, y: tip.y - length)
    case .left: CGPoint(x: tip.x + length, y: tip.y)
    case .right: CGPoint(x: tip.x - length, y: tip.y)
    }
  }

  // MARK: - Touches

  /// Whether a touch at a point of the container is for a view behind.
  func letsThrough(_ point: CGPoint) -> Bool {
    guard let owner, let place = owner.place, !frame.contains(point) else { return false }
    return owner.passthroughViews?.contains { view in
      view.window === place.window && view.bounds.contains(place.convert(point, to: view))
    } ?? false
  }

  private func tapBackdrop() {
    guard let owner else { return }
    if let alert = owner.presentedViewController as? UIAlertController,
      let cancel = AlertContent.cancelAction(of: alert)
    {
      return AlertContent.choose(cancel, in: alert)
    }
    PersonDismissal.attempt(owner)
  }
}
