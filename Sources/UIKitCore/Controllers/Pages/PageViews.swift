// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// These classes carry UIKit's own names because printouts of the responder chain show them.

// Rules: PV-8.
/// The root view of a page view controller.
final class UIPageViewControllerContentView: UIView {
  weak var book: PageBook?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let book else { return }
    book.hold { book.layOut(self) }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    book?.mayBegin(gestureRecognizer) ?? true
  }
}

// Rules: PV-8, PV-50.
/// The scroll view of pages: the one that is shown lies in the middle of three places.
final class UIQueuingScrollView: UIScrollView {
  weak var pages: PageScroll?

  override var bounds: CGRect {
    get { super.bounds }
    set {
      guard newValue.origin != super.bounds.origin, let pages else {
        super.bounds = newValue
        return
      }
      pages.hold {
        guard pages.offsetWillChange(to: newValue.origin) else { return }
        super.bounds = newValue
        pages.offsetDidChange()
      }
    }
  }

  override func layoutSubviews() {
    if let pages { pages.hold { pages.layOutSlots() } }
    super.layoutSubviews()
  }

  override func movementDidStop() {
    if let pages { pages.hold { pages.movementDidStop() } }
  }

  override var closedRoom: UIEdgeInsets { pages?.closedRoom ?? .zero }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer, let pages, !pages.hold({ pages.mayDrag() }) {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // Rules: PV-43.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let pages else { return false }
    return pages.hold { pages.scroll(direction) }
  }
}

/// One of the three places of pages that scroll.
final class PageSlot: UIView {
  /// The view of the page in it.
  private(set) var content: UIView?

  func put(_ view: UIView) {
    guard view !== content || view.superview !== self else { return }
    clear()
    content = view
    addFilling(view)
  }

  /// Lets the page go into another view of the window.
  func move(to attic: UIView) {
    if let content, content.superview === self { attic.addSubview(content) }
    content = nil
  }

  /// Lets the page go, unless it is elsewhere already.
  func clear() {
    if content?.superview === self { content?.removeFromSuperview() }
    content = nil
  }
}
