// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: VC-91, VC-92, VC-94.
/// Pulls a sheet to another height, or away.
final class SheetDrag: UIPanGestureRecognizer {
  /// What a program, or a touch under way, keeps longer finds no card, or one without a sheet.
  private weak var card: SheetCard!
  /// The height while a finger pulls, without the safe area below; of a form, above its lower edge.
  private(set) var value: CGFloat?
  private var start: CGFloat = 0
  /// The height that the finger asks for, whether the sheet gives way so far or not.
  private var asked: CGFloat = 0
  private var mayDismiss = true

  init(of card: SheetCard) {
    self.card = card
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    addTarget(self, action: Selector("performDrag", SheetDrag.performDrag))
  }

  /// Content that scrolls waits until it is clear that the finger does not pull the sheet.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let card, otherGestureRecognizer is ScrollPanRecognizer else { return false }
    return otherGestureRecognizer.view?.isDescendant(of: card) ?? false
  }

  // Rules: SV-13.
  /// A finger that stops content drags that from the start.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, scrollViews.contains(where: \.engine.isStopping) { state = .failed }
  }

  /// Whether the finger goes up or down, and what it touches does not scroll that way.
  var mayBegin: Bool {
    guard let owner = card?.owner, let place = owner.place,
      owner.presentedViewController.presentationStep == .none
    else { return false }
    let way = translation(in: place)
    guard abs(way.y) >= abs(way.x) else { return false }
    let scrolled = scrollViews
    if way.y >= 0 { return scrolled.allSatisfy(\.isAtTop) }
    guard !card.geometry.isForm, card.selected < card.values.count - 1 else { return false }
    return scrolled.isEmpty
      || owner.prefersScrollingExpandsWhenScrolledToEdge
        && scrolled.allSatisfy(\.isAtTop)
  }

  /// The scroll views under the finger that scroll up and down.
  private var scrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    var view = touches.first?.view
    while let current = view, current !== card {
      if let scroll = current as? UIScrollView, scroll.scrollsVertically { found.append(scroll) }
      view = current.superview
    }
    return found
  }

  private func performDrag() {
    guard let owner = card?.owner else { return }
    switch state {
    case .began:
      start = heights.rest
      mayDismiss = PersonDismissal.isAllowed(owner)
      follow()
    case .changed: follow()
    case .ended: letGo()
    case .cancelled: settle()
    case .possible, .failed: break
    }
  }

  /// The heights between which the sheet follows the finger exactly, and where it rests.
  private var heights: (least: CGFloat, rest: CGFloat, greatest: CGFloat) {
    if card.geometry.isForm {
      let height = card.geometry.formFrame.height
      return (height, height, height)
    }
    let values = card.values.map(\.value)
    return (values.first ?? 0, values[card.selected], values.last ?? 0)
  }

  private func follow() {
    guard let place = card?.owner?.place else { return }
    asked = start - translation(in: place).y
    let pull = pull
    let shown = pull.shown(asked)
    value = shown
    card.frame = pull.frame(shown)
  }

  private var pull: SheetPull {
    let (least, _, greatest) = heights
    return SheetPull(card.geometry, least: least, greatest: greatest, mayDismiss: mayDismiss)
  }

  private func letGo() {
    guard let value, let owner = card?.owner, let place = owner.place else { return settle() }
    let glide = SheetPull.glide(velocity(in: place).y)
    if pull.isDismissal(asked, glide: glide) {
      self.value = nil
      if PersonDismissal.attempt(owner, isAllowed: mayDismiss) { return }
      return settle()
    }
    if !card.geometry.isForm { select(nearest: value - glide) }
    settle()
  }

  private func select(nearest aimed: CGFloat) {
    let values = card.values
    guard let place = SheetPull.nearest(aimed, among: values.map(\.value)) else { return }
    let nearest = values[place].identifier
    guard nearest != values[card.selected].identifier, let owner = card.owner else { return }
    owner.selectedDetentIdentifier = nearest
    owner.sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(owner)
  }

  private func settle() {
    value = nil
    card?.settle()
  }
}

extension UIScrollView {
  /// Whether nothing is hidden above what is seen.
  fileprivate var isAtTop: Bool { engine.scrolledFromTop <= 0 }

  /// Whether a finger may scroll it up or down.
  fileprivate var scrollsVertically: Bool {
    isScrollEnabled
      && (alwaysBounceVertical
        || contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom
          > bounds.height)
  }
}
