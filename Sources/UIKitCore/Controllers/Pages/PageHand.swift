// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

// Rules: PV-60, PV-65, PV-66.
/// The finger on a leaf: a drag turns it, a tap at a side does at once.
@MainActor
final class PageHand {
  private unowned let curl: PageCurl
  private unowned let book: PageBook
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The turn that follows the finger.
  private weak var turn: PageTurn?
  /// The part that was done when the finger took hold, and where that was on its way.
  private var start: (part: CGFloat, way: CGFloat) = (0, 0)
  private var isDragging = false

  /// Points per second that are enough, however short the way; chosen.
  private static let flick: CGFloat = 300

  init(of curl: PageCurl, _ book: PageBook) {
    self.curl = curl
    self.book = book
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: Selector("performPan", PageHand.performPan))
    tap.addTarget(self, action: Selector("performTap", PageHand.performTap))
  }

  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  /// Whether there is something to turn.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan || recognizer === tap else { return true }
    guard book.owner.dataSource != nil else { return false }
    let spread = curl.spread
    if recognizer === tap {
      return spread.direction(ofTapAt: tap.location(in: curl.measure)).map(hasPages) ?? false
    }
    if let turn = book.turn { return turn.isByPerson }
    return spread.direction(of: pan.translation(in: curl.measure)).map(hasPages) ?? false
  }

  private func hasPages(_ direction: UIPageViewController.NavigationDirection) -> Bool {
    !book.neighbours.ask(direction).isEmpty
  }

  // MARK: - Taps

  private func performTap() {
    book.hold {
      guard tap.state == .ended, book.owner.dataSource != nil else { return }
      let place = tap.location(in: curl.measure)
      guard let direction = curl.spread.direction(ofTapAt: place) else { return }
      book.go(direction)
    }
  }

  // MARK: - Drags

  private func performPan() {
    book.hold {
      switch pan.state {
      case .began: begin()
      case .changed: follow()
      case .ended: end()
      case .cancelled: end(isCancelled: true)
      case .possible, .failed: break
      }
    }
  }

  private var way: CGFloat { curl.spread.forward(pan.translation(in: curl.measure)) }

  private func begin() {
    isDragging = book.owner.dataSource != nil && book.turn?.isByPerson != false
    guard isDragging else { return }
    turn = book.turn
    start = (curl.progress, way)
    if turn != nil { curl.follow(curl.progress) } else { start = (0, 0) }
    follow()
  }

  private func follow() {
    guard isDragging else { return }
    let way = way
    if let turn, turn === book.turn {
      let part = part(of: turn, way)
      if part >= 0 { return curl.follow(part) }
      // The finger went back beyond where the turn began: the other way.
      start = (0, start.way - start.part * turn.direction.sign * curl.spread.length)
      book.takeBack(turn)
      self.turn = nil
    }
    guard book.turn == nil, isDragging else { return }
    let length = way - start.way
    guard length != 0 else { return }
    let direction: UIPageViewController.NavigationDirection = length > 0 ? .forward : .reverse
    let pages = book.neighbours.ask(direction)
    guard !pages.isEmpty, book.turn == nil, isDragging else {
      // Nothing leads there: the finger counts from where it turns back.
      start = (0, way)
      return
    }
    turn = book.begin(direction, to: pages, isByPerson: true, nil)
    if let turn { curl.follow(part(of: turn, way)) }
  }

  private func part(of turn: PageTurn, _ way: CGFloat) -> CGFloat {
    let length = curl.spread.length
    guard length > 0 else { return 0 }
    return start.part + (way - start.way) * turn.direction.sign / length
  }

  private func end(isCancelled: Bool = false) {
    if !isCancelled { follow() }
    let isDriving = isDragging
    isDragging = false
    guard isDriving, let turn, turn === book.turn else { return }
    self.turn = nil
    let speed =
      isCancelled
      ? 0 : curl.spread.forward(pan.velocity(in: curl.measure)) * turn.direction.sign
    let isFar = curl.progress >= 0.5
    let goes = speed > PageHand.flick || (isFar && speed > -PageHand.flick)
    curl.go(turn, isCompleted: goes && !isCancelled, .finger)
  }

  /// Other pages are shown: the finger that is down turns nothing any more.
  func letGo() {
    isDragging = false
    turn = nil
  }
}
