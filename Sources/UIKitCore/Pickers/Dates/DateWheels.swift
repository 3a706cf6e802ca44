// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: DP-3 to DP-9.
/// The wheels of a date picker.
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, DateFace {
  private(set) var rules: DateRules
  private var texts: DateTexts
  /// What the wheels rest at, without repetition.
  private var values: [DateColumn: Int] = [:]
  private var base = Date(timeIntervalSinceReferenceDate: 0)
  /// Told of the date that a person turned the wheels to.
  var didTurn: ((Date) -> Void)?

  /// How often the rows of an endless wheel are there.
  private static let turns = 200
  /// Rows beside the middle one that may be seen.
  private static let seen = 5
  /// Rows of days that are left at either end when the wheel of days is filled anew.
  private static let spareDays = 500
  /// Repetitions that are left at either end when an endless wheel goes back to its middle.
  private static let spareTurns = 20
  /// The edges of a picker and the gaps between its wheels, in points.
  private static let edges: CGFloat = 18
  private static let gap: CGFloat = 5

  private static let middleDays = spareDays...(2 * DateRules.reach - spareDays)

  init(_ rules: DateRules) {
    self.rules = rules
    texts = DateTexts(rules)
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Takes other rules; the wheels stay where they are until `show` is called.
  func take(_ rules: DateRules) {
    self.rules = rules
    texts = DateTexts(rules)
    values = [:]
    reloadAllComponents()
  }

  /// Turns the wheels that stand elsewhere to a date.
  func show(_ date: Date, limits: DateLimits, animated: Bool) {
    rules.limits = limits
    base = date
    let months = count(of: .month)
    var wanted = rules.values(of: date)
    if let day = wanted[.wholeDay], !Self.middleDays.contains(day) {
      rules.anchor = date
      texts = DateTexts(rules)
      wanted = rules.values(of: date)
      if let place = rules.columns.firstIndex(of: .wholeDay) { reloadComponent(place) }
    }
    values = wanted
    if count(of: .month) != months, let place = rules.columns.firstIndex(of: .month) {
      reloadComponent(place)
    }
    for (place, column) in rules.columns.enumerated() {
      turn(place, column, to: wanted[column] ?? 0, animated: animated)
    }
    refresh()
  }

  private func count(of column: DateColumn) -> Int {
    rules.count(of: column, year: (values[.year] ?? 0) + 1)
  }

  private func turn(_ place: Int, _ column: DateColumn, to value: Int, animated: Bool) {
    let count = count(of: column)
    let row = selectedRow(inComponent: place)
    guard rules.isEndless(column), count > 0 else {
      if row != value { selectRow(value, inComponent: place, animated: animated) }
      return
    }
    let spare = Self.spareTurns
    let isFar = row < count * spare || row > count * (Self.turns - spare)
    if isFar || !animated {
      let middle = count * (Self.turns / 2) + value
      if isFar || row % count != value {
        selectRow(middle, inComponent: place, animated: false)
      }
    } else if row % count != value {
      var way = value - row % count
      if way > count / 2 { way -= count }
      if way < -(count / 2) { way += count }
      // An hour of twelve stands there twice: the other half of the day looks the same.
      let isSame = column == .hour && rules.isTwelveHours && abs(way) == 12
      selectRow(row + way, inComponent: place, animated: !isSame)
    }
  }

  /// Colours the rows that are seen by whether they can be chosen.
  private func refresh() {
    for (place, column) in rules.columns.enumerated() {
      let middle = selectedRow(inComponent: place)
      for row in max(0, middle - Self.seen)...max(0, middle + Self.seen) {
        guard let label = view(forRow: row, forComponent: place) as? UILabel else { continue }
        fill(label, row, column)
      }
    }
  }

  private func fill(_ label: UILabel, _ row: Int, _ column: DateColumn) {
    let value = value(of: row, column)
    let text = texts.text(value, in: column, values)
    if label.text != text { label.text = text }
    let isAllowed = rules.allows(value, in: column, values, base)
    label.textColor = isAllowed ? .label : Ink.faint
    guard label.isEnabled != isAllowed else { return }
    label.isEnabled = isAllowed
    label.superview?.setNeedsLayout()
  }

  private func value(of row: Int, _ column: DateColumn) -> Int {
    rules.isEndless(column) ? row % max(1, count(of: column)) : row
  }

  // MARK: - What the wheels ask and tell

  func numberOfComponents(in pickerView: UIPickerView) -> Int { rules.columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let column = rules.columns[component]
    return count(of: column) * (rules.isEndless(column) ? Self.turns : 1)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let all = rules.columns.reduce(0) { $0 + $1.share }
    let room = max(0, bounds.width - Self.edges - Self.gap * CGFloat(rules.columns.count - 1))
    return room * rules.columns[component].share / all
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    let label = view as? UILabel ?? makeLabel()
    fill(label, row, rules.columns[component])
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    return label
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard rules.columns.indices.contains(component) else { return }
    let column = rules.columns[component]
    values[column] = value(of: row, column)
    if column == .period, let hour = values[.hour] {
      values[.hour] = hour % 12 + 12 * (values[.period] ?? 0)
    }
    if column == .hour { values[.period] = (values[.hour] ?? 0) / 12 }
    if rules.mode == .countDownTimer, values[.hour] == 0, values[.minute] == 0 {
      values[.minute] = 1
    }
    didTurn?(rules.date(values, from: base))
  }
}
