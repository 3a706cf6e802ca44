// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: TV-63, TV-64.
/// Swipes over rows, and the buttons that they uncover.
extension TableEngine {
  /// Seconds in which a row slides.
  private static let slide: TimeInterval = 0.25
  /// The speed that decides where a row goes, in points per second.
  private static let flick: CGFloat = 300
  /// The part of the row's width that a full swipe takes.
  private static let fullShare: CGFloat = 0.6

  /// Whether a swipe may begin where the finger came down.
  func swipeMayBegin() -> Bool {
    let way = swiper.translation(in: table).x
    let point = swiper.location(in: table)
    guard !isUpdating, !table.isEditing || swipe != nil, way != 0 else { return false }
    if let swipe {
      // A finger on an open row goes on from there.
      return swipe.cell.frame.minY <= point.y && point.y < swipe.cell.frame.maxY
    }
    guard let place = loaded.row(at: point.y), let cell = cells[place] else { return false }
    let isLeading = (way > 0) == (table.effectiveUserInterfaceLayoutDirection == .leftToRight)
    guard let configuration = configuration(of: place, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    open(cell, configuration, isLeading: isLeading)
    return true
  }

  private func configuration(
    of place: RowPlace, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard canEdit(place) else { return nil }
    let path = IndexPath(place)
    if isLeading {
      return delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let said = delegate.flatMap { delegate in
      answer(
        .trailingSwipes,
        { delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) })
    }
    if let configuration = said ?? nil { return configuration }
    guard swipesDelete(place) else { return nil }
    return deletion(of: place)
  }

  /// The button that deletes a row.
  private func deletion(of place: RowPlace) -> UISwipeActionsConfiguration {
    let title = delegate?.tableView(
      table, titleForDeleteConfirmationButtonForRowAt: IndexPath(place))
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      self?.commit(.delete, self?.swipe?.cell)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Uncovers the button that deletes a row, as its control asks.
  func confirmDeletion(of cell: UITableViewCell) {
    guard let place = place(of: cell) else { return }
    closeSwipe(animated: true)
    open(cell, deletion(of: place), isLeading: false)
    settle(at: restShift)
  }

  private func open(
    _ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, isLeading: Bool
  ) {
    let isLeft = isLeading == (table.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let buttons = SwipeButtons(configuration, isLeading: isLeft) { [weak self] action, button in
      self?.perform(action, button)
    }
    let swipe = RowSwipe(cell, buttons)
    self.swipe = swipe
    cell.addSubview(buttons)
    guard !table.isEditing, let place = place(of: cell) else { return }
    swipe.isTold = true
    delegate?.tableView(table, willBeginEditingRowAt: IndexPath(place))
  }

  /// How far the content lies aside while the buttons stay.
  private var restShift: CGFloat {
    guard let swipe else { return 0 }
    let width = min(swipe.buttons.naturalWidth, swipe.cell.bounds.width)
    return swipe.buttons.isLeading ? width : -width
  }

  // MARK: - The finger

  func followSwipe(_ way: CGFloat) {
    guard let swipe else { return }
    var shift = swipe.start + way
    shift = swipe.buttons.isLeading ? max(0, shift) : min(0, shift)
    swipe.cell.parts.shift(by: shift, uncovering: swipe.buttons)
  }

  func endSwipe(_ speed: CGFloat) {
    guard let swipe else { return }
    let (shift, rest) = (swipe.cell.parts.shift, restShift)
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
      closeSwipe(animated: true)
    }
  }

  private func settle(at shift: CGFloat) {
    guard let swipe else { return }
    swipe.start = shift
    UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction) {
      swipe.cell.parts.shift(by: shift, uncovering: swipe.buttons)
    }
  }

  private func perform(_ action: UIContextualAction, _ button: UIView) {
    let current = swipe
    action.handler(action, button) { [weak self] _ in
      if let self, self.swipe === current { self.closeSwipe(animated: true) }
    }
  }

  // Rules: TV-64.
  /// Covers the buttons again.
  func closeSwipe(animated: Bool) {
    guard let old = swipe else { return }
    swipe = nil
    let change = { old.cell.parts.shift(by: 0, uncovering: old.buttons) }
    if animated, table.window != nil {
      UIView.animate(
        withDuration: Self.slide, delay: 0, options: .allowUserInteraction, animations: change
      ) { _ in old.buttons.removeFromSuperview() }
    } else {
      change()
      old.buttons.removeFromSuperview()
    }
    guard old.isTold else { return }
    let path = place(of: old.cell).map { IndexPath($0) }
    delegate?.tableView(table, didEndEditingRowAt: path)
  }
}
