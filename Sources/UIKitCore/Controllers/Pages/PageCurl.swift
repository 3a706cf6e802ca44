// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Rules: PV-60 to PV-66.
/// Pages as leaves of a book: the one that is turned folds over towards the spine.
@MainActor
final class PageCurl: PageStage {
  private unowned let book: PageBook
  private let area = UIView()
  private let motion = PageMotion()
  private let cast = PageShade(frame: .zero)
  private let fold = PageShade(frame: .zero)
  private lazy var hand = PageHand(of: self, book)
  private var sheets: [PageSheet] = []
  private var leaf: PageLeaf?
  private var part: CGFloat = 0

  /// Seconds of a whole turn; chosen.
  private static let duration: TimeInterval = 0.6
  /// The width of the shadow beside the fold, in parts of a page; chosen.
  private static let shade: CGFloat = 0.12

  init(of book: PageBook) { self.book = book }

  var recognizers: [UIGestureRecognizer] { hand.recognizers }

  var progress: CGFloat { part }

  /// The places as they are now.
  var spread: PageSpread {
    PageSpread(
      area: area.bounds,
      axis: book.owner.options.orientation == .horizontal ? .horizontal : .vertical,
      spine: book.spine, isMirrored: (area.superview ?? area).isMirrored)
  }

  /// What fingers are measured in.
  var measure: UIView { area }

  func install(in root: UIView) {
    root.addFilling(area)
    for recognizer in recognizers { root.addGestureRecognizer(recognizer) }
  }

  func layOut(_ area: CGRect) {
    self.area.frame = area
    place()
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool { hand.mayBegin(recognizer) }

  // MARK: - Pages

  private func sheet(of page: UIViewController) -> PageSheet {
    let view: UIView = page.view
    if let sheet = sheets.first(where: { $0.content === view }) { return sheet }
    let made = PageSheet(view)
    sheets.append(made)
    return made
  }

  func show(_ pages: [UIViewController]) {
    motion.stop()
    part = 0
    leaf = nil
    let kept = pages.map(sheet)
    for sheet in sheets where !kept.contains(where: { $0 === sheet }) { sheet.letGo() }
    sheets = kept
    for sheet in kept { area.addSubview(sheet) }
    for shade in [cast, fold] { shade.removeFromSuperview() }
    area.isUserInteractionEnabled = true
    place()
  }

  // Rules: PV-61, PV-62.
  func bring(_ turn: PageTurn) {
    part = 0
    let isForward = turn.direction == .forward
    let seen = book.spine == .mid ? 2 : 1
    let new = turn.new.prefix(seen).map(sheet)
    let old = turn.old.prefix(seen).map(sheet)
    func page(_ sheets: [PageSheet], _ isRight: Bool) -> PageSheet? {
      switch book.spine {
      case .mid: sheets.count == 2 ? sheets[isRight ? 1 : 0] : nil
      case .max: isRight ? nil : sheets.first
      case .min, .none: isRight ? sheets.first : nil
      }
    }
    let behind = turn.new.dropFirst(seen).first.map(sheet)
    let (before, after) = isForward ? (old, new) : (new, old)
    let made = PageLeaf(
      under: [page(before, false), page(after, true)], front: page(before, true),
      back: page(after, false) ?? behind ?? paper())
    leaf = made
    for sheet in made.under + [made.front] { sheet.map(area.addSubview) }
    area.addSubview(cast)
    area.addSubview(made.back)
    area.addSubview(fold)
    area.isUserInteractionEnabled = false
    place()
  }

  private func paper() -> PageSheet {
    let made = PageSheet(nil)
    sheets.append(made)
    return made
  }

  /// Places everything as far as the leaf is turned.
  private func place() {
    let spread = spread
    guard let leaf, let turn = book.turn else {
      for (index, sheet) in sheets.enumerated() {
        let place = spread.place(of: index)
        sheet.place(place, seenIn: place)
      }
      return
    }
    let page = spread.page
    let edge = spread.edge(part, turn.direction)
    let middle = (edge + page) / 2
    leaf.under[0]?.place(spread.left, seenIn: spread.left)
    leaf.under[1]?.place(spread.right, seenIn: spread.right)
    leaf.front?.place(spread.right, seenIn: spread.rect(0, middle))
    leaf.back.place(spread.rect(edge, edge + page), seenIn: spread.rect(edge, middle))
    let width = min(page * PageCurl.shade, middle - edge)
    let strength = 1 - abs(1 - 2 * part)
    let ends = spread.towardsAfter
    cast.place(
      spread.rect(middle, min(page, middle + page * PageCurl.shade)), from: ends.start,
      to: ends.end, strength: strength)
    fold.place(
      spread.rect(middle - width, middle), from: ends.end, to: ends.start, strength: strength)
  }

  // MARK: - Movement

  /// Shows a part of the turn, as a finger says.
  func follow(_ part: CGFloat) {
    motion.stop()
    self.part = min(max(part, 0), 1)
    place()
  }

  func run(_ turn: PageTurn) { go(turn, isCompleted: true, .program) }

  /// Who lets a leaf go.
  enum Cause { case program, finger }

  /// Lets the leaf fall to one side.
  func go(_ turn: PageTurn, isCompleted: Bool, _ cause: Cause) {
    area.layoutIfNeeded()
    guard book.turn === turn else { return }
    let end: CGFloat = isCompleted ? 1 : 0
    motion.run(
      from: part, to: end, lasting: PageCurl.duration * TimeInterval(abs(end - part)),
      isSlowAtFirst: cause == .program
    ) { [weak self] part in
      self?.show(part: part)
    } done: { [weak self] in
      self?.end(turn, isCompleted)
    }
  }

  private func show(part: CGFloat) {
    self.part = part
    place()
  }

  private func end(_ turn: PageTurn, _ isCompleted: Bool) {
    book.hold {
      if isCompleted { book.complete(turn) } else { book.takeBack(turn) }
    }
  }

  func rest() {
    motion.stop()
    hand.letGo()
  }
}

/// What takes part in turning a leaf.
struct PageLeaf {
  /// What lies below on the side before and on the side after.
  var under: [PageSheet?]
  /// The side of the leaf that is seen on the side after.
  var front: PageSheet?
  /// The other side.
  var back: PageSheet
}
