// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: PV-20 to PV-26, PV-50 to PV-53.
/// Pages side by side: a scroll view with places for the page before, the one shown, the one after.
///
/// A turn is content on its way from the middle place to one beside it. When it is there, the places
/// change their roles, and the offset is again that of the middle.
@MainActor
final class PageScroll: PageStage {
  private unowned let book: PageBook
  private let scroll = UIQueuingScrollView(frame: .zero)
  private let axis: ScrollAxis
  private let spacing: CGFloat
  /// In the order of pages.
  private var slots = [PageSlot(), PageSlot(), PageSlot()]
  /// Where views stay out of sight that a finger came down on, which would be lost with them.
  private let attic = UIView()
  private var laidSize: CGSize?
  private var wasMirrored = false
  /// Whether the offset that is being set is no movement.
  private var isPlacing = false
  /// Counts how often every movement was ended.
  private var rests = 0

  /// Points that are no way.
  private static let least: CGFloat = 0.01

  init(of book: PageBook) {
    self.book = book
    axis = book.owner.options.orientation == .horizontal ? .horizontal : .vertical
    spacing = book.owner.options.spacing
    scroll.isPagingEnabled = true
    scroll.alwaysBounceHorizontal = axis == .horizontal
    scroll.alwaysBounceVertical = axis == .vertical
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.scrollsToTop = false
    scroll.allowsKeyboardScrolling = false
    for slot in slots { scroll.addSubview(slot) }
    attic.isHidden = true
    scroll.addSubview(attic)
  }

  var recognizers: [UIGestureRecognizer] { [] }

  /// Runs something that may let go of the controller, which stays until it is done.
  func hold<Result>(_ body: () -> Result) -> Result { book.hold(body) }

  // MARK: - Places

  /// The length of a page and the room beside it.
  private var length: CGFloat {
    let length = scroll.bounds.size[axis]
    return length.isFinite ? length : 0
  }

  /// 1, or -1 where the page after is at the left.
  private var way: CGFloat {
    axis == .horizontal && (scroll.superview ?? scroll).isMirrored ? -1 : 1
  }

  /// The offset at which a part of the turn forward is done; negative for one back.
  private func offset(_ part: CGFloat) -> CGPoint {
    var offset = CGPoint.zero
    offset[axis] = length * (1 + way * part)
    return offset
  }

  private func part(at offset: CGPoint) -> CGFloat {
    length > 0 ? way * (offset[axis] / length - 1) : 0
  }

  var progress: CGFloat {
    guard let turn = book.turn else { return 0 }
    return part(at: scroll.contentOffset) * turn.direction.sign
  }

  func install(in root: UIView) {
    scroll.pages = self
    root.addSubview(scroll)
  }

  func layOut(_ area: CGRect) {
    scroll.frame =
      axis == .horizontal
      ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
    scroll.layoutIfNeeded()
    layOutSlots()
  }

  // Rules: PV-51.
  /// Places all anew where the size is another; a turn under a finger keeps its part.
  func layOutSlots() {
    let size = scroll.bounds.size
    guard size != laidSize || wasMirrored != (way < 0) else { return }
    let scrolled = laidSize.map { old in
      old[axis] > 0 ? (wasMirrored ? -1 : 1) * (scroll.contentOffset[axis] / old[axis] - 1) : 0
    }
    if book.turn != nil, scroll.engine.drag == nil { book.settle() }
    laidSize = size
    wasMirrored = way < 0
    placing {
      var content = size
      if axis == .horizontal { content.width = 3 * length } else { content.height = 3 * length }
      scroll.contentSize = content
      placeSlots()
      scroll.contentOffset = offset(book.turn == nil ? 0 : scrolled ?? 0)
    }
  }

  private func placeSlots() {
    for (place, slot) in slots.enumerated() {
      var frame = CGRect(origin: offset(CGFloat(place - 1)), size: scroll.bounds.size)
      frame =
        axis == .horizontal
        ? frame.insetBy(dx: min(spacing, frame.width) / 2, dy: 0)
        : frame.insetBy(dx: 0, dy: min(spacing, frame.height) / 2)
      slot.frame = frame
    }
  }

  private func placing(_ body: () -> Void) {
    let was = isPlacing
    isPlacing = true
    body()
    isPlacing = was
  }

  // MARK: - Pages

  func show(_ pages: [UIViewController]) {
    guard let page = pages.first else { return }
    let place = slots.firstIndex { $0.content != nil && $0.content === page.viewIfLoaded } ?? 1
    if place != 1 {
      // The slot keeps its page, which is not taken out of the window.
      slots = place == 2 ? [slots[1], slots[2], slots[0]] : [slots[2], slots[0], slots[1]]
      // A finger goes on from where it is.
      let isDragged = scroll.engine.drag != nil
      let rest = isDragged ? part(at: scroll.contentOffset) - CGFloat(place - 1) : 0
      placing {
        placeSlots()
        scroll.contentOffset = offset(rest)
      }
    }
    slots[1].put(page.view)
    for slot in [slots[0], slots[2]] {
      if isUnderFinger(slot) { slot.move(to: attic) } else { slot.clear() }
    }
    if scroll.engine.drag == nil { emptyAttic() }
  }

  /// Whether a finger came down on the page in a place, and drags.
  private func isUnderFinger(_ slot: PageSlot) -> Bool {
    guard scroll.engine.drag != nil, let content = slot.content else { return false }
    return ActiveTouches.shared.touches.contains {
      $0.currentView?.isDescendant(of: content) ?? false
    }
  }

  private func emptyAttic() {
    for view in attic.subviews { view.removeFromSuperview() }
  }

  func bring(_ turn: PageTurn) {
    guard let page = turn.new.first else { return }
    slots[turn.direction == .forward ? 2 : 0].put(page.view)
  }

  func run(_ turn: PageTurn) {
    scroll.layoutIfNeeded()
    guard book.turn === turn else { return }
    let target = offset(turn.direction.sign)
    guard target != scroll.contentOffset else { return book.complete(turn) }
    scroll.engine.goAnimated(to: target)
  }

  func rest() {
    rests += 1
    placing {
      let engine = scroll.engine
      if engine.isMoving || engine.isTouched { engine.stopAll() }
      // One that is in its action is cancelled after that.
      engine.endDrag(isCancelled: true)
      engine.endGlide()
      engine.dropTransit()
      emptyAttic()
      let middle = offset(0)
      if scroll.contentOffset != middle { scroll.contentOffset = middle }
    }
  }

  // MARK: - What moves

  // Rules: PV-22.
  /// The room of a page that is not there.
  var closedRoom: UIEdgeInsets {
    let before = isClosed(.reverse) ? -length : 0
    let after = isClosed(.forward) ? -length : 0
    guard axis == .horizontal else {
      return UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }
    return way > 0
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: 0, left: after, bottom: 0, right: before)
  }

  private func isClosed(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    if book.turn?.direction == direction { return false }
    return book.owner.dataSource == nil || book.neighbours.known(direction)?.isEmpty == true
  }

  // Rules: PV-10, PV-21.
  /// Whether a drag may begin; that is when the data source is asked.
  func mayDrag() -> Bool {
    guard book.owner.dataSource != nil, scroll.engine.transit == nil else { return false }
    if book.turn == nil { book.neighbours.askBoth() }
    return true
  }

  // Rules: PV-20, PV-26.
  /// Begins a turn when content leaves the middle, and another when it goes to the other side.
  ///
  /// - Returns: false where what is called ended the movement.
  func offsetWillChange(to new: CGPoint) -> Bool {
    guard !isPlacing, length > 0, !book.shown.isEmpty else { return true }
    let part = part(at: new)
    let rests = rests
    if let turn = book.turn, turn.isByPerson, turn.isIn,
      part * turn.direction.sign * length < -PageScroll.least
    {
      book.takeBack(turn)
    }
    if book.turn == nil, rests == self.rests, abs(part) * length > PageScroll.least {
      let direction: UIPageViewController.NavigationDirection = part > 0 ? .forward : .reverse
      let pages = book.neighbours.ask(direction)
      if !pages.isEmpty, book.turn == nil, rests == self.rests {
        _ = book.begin(direction, to: pages, isByPerson: true, nil)
      }
    }
    return rests == self.rests
  }

  // Rules: PV-20, PV-24.
  /// Ends a turn that a finger, or the program at once, brought to its end.
  func offsetDidChange() {
    guard !isPlacing, let turn = book.turn, turn.isIn else { return }
    let engine = scroll.engine
    let done = progress
    if engine.drag != nil {
      if turn.isByPerson, (1 - done) * length < PageScroll.least {
        book.complete(turn)
      }
    } else if !engine.isMoving, !engine.isTouched {
      if !turn.isByPerson || done >= 1 || done * length < PageScroll.least { book.settle() }
    }
  }

  /// Content came to rest.
  func movementDidStop() {
    guard !isPlacing, !scroll.engine.isMoving else { return }
    emptyAttic()
    book.settle()
  }

  // MARK: - For who does not see

  // Rules: PV-43.
  func scroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let isForward: Bool
    switch direction {
    case .next: isForward = true
    case .previous: isForward = false
    case .left where axis == .horizontal: isForward = way > 0
    case .right where axis == .horizontal: isForward = way < 0
    case .down where axis == .vertical: isForward = true
    case .up where axis == .vertical: isForward = false
    default: return false
    }
    guard scroll.isScrollEnabled, book.go(isForward ? .forward : .reverse) else { return false }
    UIAccessibility.post(notification: .pageScrolled, argument: nil)
    return true
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
