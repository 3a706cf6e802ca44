// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: FO-14.
/// Focus items in containers that show a part of them at a time.
@MainActor
enum FocusScrolling {
  /// Where items of a container may lie: also where nobody sees them, if it scrolls.
  static func reach(of container: any UIFocusItemContainer) -> CGRect {
    let seen = container.coordinateSpace.bounds
    guard let scrollable = container as? any UIFocusItemScrollableContainer else { return seen }
    return seen.union(CGRect(origin: .zero, size: scrollable.contentSize))
  }

  /// Scrolls every container around an item so that the item is seen.
  static func reveal(_ item: any UIFocusItem) {
    for environment in FocusPath.from(item).dropFirst() {
      guard let container = environment.focusItemContainer as? any UIFocusItemScrollableContainer
      else { continue }
      let rect = place(of: item, in: container)
      if let container = container as? any FocusRevealing {
        container.reveal(rect)
      } else {
        show(rect, in: container)
      }
    }
  }

  private static func place(
    of item: any UIFocusItem, in container: any UIFocusItemContainer
  ) -> CGRect {
    if let view = item as? UIView {
      return view.convert(view.bounds, to: container.coordinateSpace)
    }
    guard let own = item.parentFocusEnvironment?.focusItemContainer?.coordinateSpace else {
      return item.frame
    }
    return own.convert(item.frame, to: container.coordinateSpace)
  }

  /// Moves the offset of a program's own container by the least that shows a rectangle.
  private static func show(_ rect: CGRect, in container: any UIFocusItemScrollableContainer) {
    var offset = container.contentOffset
    let size = container.visibleSize
    offset.x = max(min(offset.x, rect.minX), min(rect.maxX - size.width, rect.minX))
    offset.y = max(min(offset.y, rect.minY), min(rect.maxY - size.height, rect.minY))
    if offset != container.contentOffset { container.contentOffset = offset }
  }
}
