// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

/// A cell whose content can be dragged aside.
@MainActor
protocol SwipedCell: UIView {
  /// How far its content lies to the right, in points.
  var swipeShift: CGFloat { get }
  /// Moves the content aside, which uncovers buttons.
  func shift(by distance: CGFloat, uncovering buttons: SwipeButtons)
}

/// A list with cells whose content can be dragged aside.
@MainActor
protocol SwipeOwner: AnyObject {
  var swipedList: UIScrollView { get }
  var isUpdating: Bool { get }
  /// Whether it is edited: then no swipe begins.
  var isEditing: Bool { get }
  /// The cell at a point of the content; nil for none.
  func swipedCell(at point: CGPoint) -> (any SwipedCell)?
  /// What is uncovered beside a cell; nil for nothing.
  func swipeActions(of cell: any SwipedCell, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Tells that a swipe over a cell began, and that its buttons are covered again.
  func swipeWillBegin(_ cell: any SwipedCell)
  func swipeDidEnd(_ cell: any SwipedCell)
}

// Rules: TV-63, TV-64, CV-98.
/// Swipes over the cells of a list, and the buttons that they uncover.
@MainActor
final class RowSwiper {
  /// Seconds in which a row slides.
  private static let slide: TimeInterval = 0.25
  /// The speed that decides where a row goes, in points per second.
  private static let flick: CGFloat = 300
  /// The part of the row's width that a full swipe takes.
  private static let fullShare: CGFloat = 0.6

  private unowned let owner: any SwipeOwner
  private(set) lazy var recognizer = RowSwipeRecognizer(of: self)
  /// The row that is swiped.
  private(set) var swipe: RowSwipe?

  init(of owner: any SwipeOwner) { self.owner = owner }

  var list: UIScrollView { owner.swipedList }

  /// Whether a swipe may begin where the finger came down.
  func mayBegin() -> Bool {
    let way = recognizer.translation(in: list).x
    let point = recognizer.location(in: list)
    guard !owner.isUpdating, !owner.isEditing || swipe != nil, way != 0 else { return false }
    // A finger that covers a row has done its part: it selects nothing.
    var hasCovered = false
    if let swipe {
      // A finger on an open row goes on from there; on another it covers the open one again.
      if swipe.cell.frame.minY <= point.y && point.y < swipe.cell.frame.maxY { return true }
      close(animated: true)
      hasCovered = true
    }
    guard isFree, let cell = owner.swipedCell(at: point) else { return hasCovered }
    let isLeading = (way > 0) == (list.effectiveUserInterfaceLayoutDirection == .leftToRight)
    guard let configuration = owner.swipeActions(of: cell, isLeading: isLeading),
      !configuration.actions.isEmpty, isFree, owner.swipedCell(at: point) === cell
    else { return hasCovered }
    open(cell, configuration, isLeading: isLeading)
    return true
  }

  /// Whether a row may be opened, which a delegate that is asked or told may change.
  private var isFree: Bool { !owner.isUpdating && !owner.isEditing && swipe == nil }

  /// Uncovers buttons without a finger.
  func uncover(_ configuration: UISwipeActionsConfiguration, of cell: any SwipedCell) {
    close(animated: true)
    open(cell, configuration, isLeading: false)
    settle(at: restShift)
  }

  private func open(
    _ cell: any SwipedCell, _ configuration: UISwipeActionsConfiguration, isLeading: Bool
  ) {
    let isLeft = isLeading == (list.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let buttons = SwipeButtons(configuration, isLeading: isLeft) { [weak self] action, button in
      self?.perform(action, button)
    }
    let swipe = RowSwipe(cell, buttons)
    self.swipe = swipe
    cell.addSubview(buttons)
    guard !owner.isEditing else { return }
    swipe.isTold = true
    owner.swipeWillBegin(cell)
  }

  /// How far the content lies aside while the buttons stay.
  private var restShift: CGFloat {
    guard let swipe else { return 0 }
    let width = min(swipe.buttons.naturalWidth, swipe.cell.bounds.width)
    return swipe.buttons.isLeading ? width : -width
  }

  // MARK: - The finger

  func follow(_ way: CGFloat) {
    guard let swipe else { return }
    var shift = swipe.start + way
    shift = swipe.buttons.isLeading ? max(0, shift) : min(0, shift)
    swipe.cell.shift(by: shift, uncovering: swipe.buttons)
  }

  func end(_ speed: CGFloat) {
    guard let swipe else { return }
    let (shift, rest) = (swipe.cell.swipeShift, restShift)
    let isOutward = rest > 0 ? speed > Self.flick : speed < -Self.flick
    let isInward = rest > 0 ? speed < -Self.flick : speed > Self.flick
    if swipe.buttons.configuration.performsFirstActionWithFullSwipe,
      abs(shift) > max(abs(rest) + 1, swipe.cell.bounds.width * Self.fullShare), !isInward,
      let first = swipe.buttons.configuration.actions.first
    {
      perform(first, swipe.buttons)
    } else if isOutward || (abs(shift) > abs(rest) / 2 && !isInward) {
      settle(at: rest)
    } else {
      close(animated: true)
    }
  }

  private func settle(at shift: CGFloat) {
    guard let swipe else { return }
    swipe.start = shift
    UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction) {
      swipe.cell.shift(by: shift, uncovering: swipe.buttons)
    }
  }

  private func perform(_ action: UIContextualAction, _ button: UIView) {
    let current = swipe
    action.handler(action, button) { [weak self] _ in
      if let self, self.swipe === current { self.close(animated: true) }
    }
  }

  // Rules: TV-64.
  /// Covers the buttons again.
  func close(animated: Bool) {
    guard let old = swipe else { return }
    swipe = nil
    let change = { old.cell.shift(by: 0, uncovering: old.buttons) }
    if animated, list.window != nil {
      UIView.animate(
        withDuration: Self.slide, delay: 0, options: .allowUserInteraction, animations: change
      ) { _ in old.buttons.removeFromSuperview() }
    } else {
      change()
      old.buttons.removeFromSuperview()
    }
    if old.isTold { owner.swipeDidEnd(old.cell) }
  }
}
