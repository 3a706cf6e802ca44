// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation

/// The days of one month, a week in each row.
final class MonthPage: UIView {
  private weak var board: MonthBoard?
  private(set) var month: Date
  private var cells: [DayCell] = []
  private var blanks = 0

  /// Rows of a month at most, and days of a week.
  static let rows = 6
  static let columns = 7

  init(_ month: Date, _ board: MonthBoard) {
    self.month = month
    self.board = board
    super.init(frame: .zero)
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tap:", MonthPage.tap)))
  }

  required init?(coder: NSCoder) { nil }

  func spoken(_ day: Date) -> String? { board?.texts.full(day) }

  /// Makes the days when the month comes in sight.
  func fill() {
    guard cells.isEmpty, let board else { return }
    blanks = board.rules.blanks(before: month)
    for day in board.rules.days(of: month) {
      let cell = DayCell(self)
      cell.show(day, text: board.texts.number(day), isToday: board.rules.isToday(day))
      addSubview(cell)
      cells.append(cell)
    }
    refresh(asking: true)
    decorate(nil)
    setNeedsLayout()
  }

  /// Shows what is chosen.
  ///
  /// - Parameter asking: whether to ask again what can be chosen.
  func refresh(asking: Bool) {
    guard let board else { return }
    for cell in cells {
      let can =
        asking
        ? board.rules.has(cell.day) && board.asker?.canChoose(cell.day) ?? true : cell.canBeChosen
      cell.setState(
        canBeChosen: can, isChosen: board.asker?.isChosen(cell.day) ?? false, design: board.design)
    }
  }

  /// Asks for the decorations of some days, nil for all.
  func decorate(_ days: Set<Date>?) {
    guard let board else { return }
    for cell in cells {
      cell.hasDecorations = board.hasDecorations
      if !board.hasDecorations {
        cell.decorate(nil)
      } else if days?.contains(cell.day) ?? true {
        cell.decorate(board.asker?.decoration(of: cell.day))
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(Self.columns)
    let height = bounds.height / CGFloat(Self.rows)
    for (place, cell) in cells.enumerated() {
      let column = (blanks + place) % Self.columns
      let row = (blanks + place) / Self.columns
      let frame = CGRect(
        x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
      cell.setComputedFrame(mirrored(frame, in: bounds))
    }
  }

  private func tap(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard let cell = cells.first(where: { $0.frame.contains(point) }), cell.canBeChosen
    else { return }
    board?.asker?.didTap(cell.day)
  }
}
