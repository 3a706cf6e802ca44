// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A calendar view in Greenwich, what it asks and what it tells.
@MainActor
private final class CalendarStage: NSObject, UICalendarViewDelegate,
  UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
  UICalendarSelectionWeekOfYearDelegate
{
  let log = EventLog()
  let view = UICalendarView()
  let root = UIView(frame: UIScreen.main.bounds)
  let generator: EventGenerator
  /// Days that cannot be chosen or, if they are, taken out.
  var refused: Set<Int> = []
  var refusesNone = false
  var decorated: [Int: UICalendarView.Decoration] = [:]
  private(set) var asked = 0

  init(locale: String = "en_US", month: Int = 3) throws {
    generator = try EventGenerator(view: root)
    super.init()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: locale)
    view.timeZone = .gmt
    view.visibleDateComponents = DateComponents(year: 2024, month: month)
    view.frame = CGRect(origin: CGPoint(x: 10, y: 80), size: view.intrinsicContentSize)
    root.addSubview(view)
    view.delegate = self
    root.layoutIfNeeded()
    _ = takeAsked()
  }

  func takeAsked() -> Int {
    defer { asked = 0 }
    return asked
  }

  static func text(_ parts: DateComponents?) -> String {
    guard let parts else { return "none" }
    return [parts.year, parts.month, parts.day].compactMap { $0.map(String.init) }
      .joined(separator: "-")
  }

  func tap(_ label: String) throws {
    let view = try #require(LabelSearch.find(label, in: root), "nothing says \(label)")
    try generator.fingerTap(at: view)
    generator.advance(by: 2)
  }

  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  {
    asked += 1
    return dateComponents.day.flatMap { decorated[$0] }
  }

  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    log.record(
      "from \(Self.text(previousDateComponents)) to \(Self.text(calendarView.visibleDateComponents))"
    )
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) { log.record("chose \(Self.text(dateComponents))") }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day.map { !refused.contains($0) } ?? !refusesNone }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) { log.record("in \(Self.text(dateComponents))") }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) { log.record("out \(Self.text(dateComponents))") }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { !refused.contains(dateComponents.day ?? 0) }

  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear,
    didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) {
    log.record(
      weekOfYearComponents.map { "week \($0.weekOfYear ?? 0) of \($0.yearForWeekOfYear ?? 0)" }
        ?? "no week")
  }
}

@MainActor @Suite("DC calendar views", .freshApplication)
struct CalendarViewRules {
  @Test func `DC-1 the month that is shown stays within what is available`() throws {
    let stage = try CalendarStage()
    #expect(CalendarStage.text(stage.view.visibleDateComponents) == "2024-3")
    #expect(stage.view.visibleDateComponents.calendar != nil)
    stage.view.setVisibleDateComponents(
      DateComponents(year: 2024, month: 7, day: 9), animated: true)
    stage.generator.advance(by: 2)
    #expect(CalendarStage.text(stage.view.visibleDateComponents) == "2024-7")
    let calendar = Calendar(identifier: .gregorian)
    stage.view.availableDateRange = DateInterval(
      start: try #require(
        calendar.date(from: DateComponents(timeZone: .gmt, year: 2024, month: 5, day: 3))),
      end: try #require(
        calendar.date(from: DateComponents(timeZone: .gmt, year: 2024, month: 6, day: 3))))
    #expect(CalendarStage.text(stage.view.visibleDateComponents) == "2024-6")
    stage.view.visibleDateComponents = DateComponents(year: 2020, month: 1)
    #expect(CalendarStage.text(stage.view.visibleDateComponents) == "2024-5")
    #expect(stage.log.take() == [])
  }

  @Test func `DC-2 a swipe, a chevron and the wheels tell of the month before`() throws {
    let stage = try CalendarStage()
    let middle = stage.view.frame.midY
    try stage.generator.fingerDrag(
      from: CGPoint(x: 320, y: middle), to: CGPoint(x: 40, y: middle), duration: 0.2)
    stage.generator.advance(by: 2)
    try stage.tap("Next month")
    try stage.tap("Previous month")
    try stage.tap("April 2024")
    let wheels = try #require(LabelSearch.first(UIPickerView.self, in: stage.view))
    let place = CGPoint(x: wheels.bounds.width / 4, y: wheels.bounds.midY - 32)
    try stage.generator.fingerTap(at: wheels.convert(place, to: nil))
    stage.generator.advance(by: 3)
    #expect(
      stage.log.take() == [
        "from 2024-3 to 2024-4", "from 2024-4 to 2024-5", "from 2024-5 to 2024-4",
        "from 2024-4 to 2024-3",
      ])
  }

  @Test func `DC-3 the week begins as the locale has it`() throws {
    func place(_ label: String, _ locale: String) throws -> [CGFloat] {
      let stage = try CalendarStage(locale: locale)
      stage.generator.advance(by: 1)
      let cell = try #require(LabelSearch.find(label, in: stage.view), "nothing says \(label)")
      let frame = cell.convert(cell.bounds, to: stage.view)
      return [(frame.midX * 7 / stage.view.bounds.width).rounded(.down), frame.minY]
    }
    // The first of March 2024 is a Friday.
    #expect(try place("Friday, March 1, 2024", "en_US") == [5, 68])
    #expect(try place("Freitag, 1. März 2024", "de_DE") == [4, 68])
    #expect(try place("2024年3月1日 金曜日", "ja_JP") == [5, 68])
    #expect(try place("الجمعة، ١ مارس، ٢٠٢٤", "ar_EG").first == 6)
  }

  @Test func `DC-4 one day is chosen by a tap, and given up by another`() throws {
    let stage = try CalendarStage()
    let selection = UICalendarSelectionSingleDate(delegate: stage)
    stage.refused = [6]
    stage.view.selectionBehavior = selection
    try stage.tap("Tuesday, March 5, 2024")
    #expect(CalendarStage.text(selection.selectedDate) == "2024-3-5")
    try stage.tap("Wednesday, March 6, 2024")
    stage.refused = []
    try stage.tap("Wednesday, March 6, 2024")
    selection.updateSelectableDates()
    try stage.tap("Wednesday, March 6, 2024")
    try stage.tap("Wednesday, March 6, 2024")
    #expect(selection.selectedDate == nil)
    selection.setSelected(DateComponents(year: 2024, month: 3, day: 9), animated: true)
    stage.refusesNone = true
    try stage.tap("Saturday, March 9, 2024")
    #expect(CalendarStage.text(selection.selectedDate) == "2024-3-9")
    #expect(stage.log.take() == ["chose 2024-3-5", "chose 2024-3-6", "chose none"])
  }

  @Test func `DC-5 several days are chosen and taken out`() throws {
    let stage = try CalendarStage()
    let selection = UICalendarSelectionMultiDate(delegate: stage)
    selection.selectedDates = [DateComponents(year: 2024, month: 3, day: 4)]
    stage.view.selectionBehavior = selection
    stage.refused = [12]
    for day in ["Monday, March 4", "Monday, March 11", "Tuesday, March 12", "Tuesday, March 12"] {
      try stage.tap("\(day), 2024")
    }
    #expect(stage.log.take() == ["out 2024-3-4", "in 2024-3-11", "in 2024-3-12"])
    #expect(selection.selectedDates.map(CalendarStage.text) == ["2024-3-11", "2024-3-12"])
  }

  @Test func `DC-6 the delegate is asked for the decorations of what is in sight`() throws {
    let stage = try CalendarStage()
    let label = UILabel()
    label.text = "x"
    stage.decorated = [
      1: .default(color: .red, size: .large), 2: .image(UIImage(systemName: "star")),
      3: .customView { label }, 4: UICalendarView.Decoration(),
    ]
    let days = (1...4).map { DateComponents(year: 2024, month: 3, day: $0) }
    stage.view.reloadDecorations(forDateComponents: days, animated: false)
    #expect(stage.takeAsked() == 4)
    stage.root.layoutIfNeeded()
    #expect(label.isDescendant(of: stage.view) && label.bounds.width > 0)
    #expect(
      LabelSearch.first(UIImageView.self, in: try cell("Saturday, March 2, 2024", stage)) != nil)
    #expect(
      try cell("Friday, March 1, 2024", stage).subviews.last?.bounds.size
        == CGSize(width: 12, height: 12))
    stage.view.wantsDateDecorations = false
    #expect(!label.isDescendant(of: stage.view))
    try stage.tap("Next month")
    #expect(stage.takeAsked() == 0)
    stage.view.wantsDateDecorations = true
    #expect(stage.takeAsked() >= 30)
  }

  private func cell(_ label: String, _ stage: CalendarStage) throws -> UIView {
    try #require(LabelSearch.find(label, in: stage.view))
  }

  @Test func `DC-7 a week is chosen by any of its days`() throws {
    let stage = try CalendarStage(locale: "de_DE")
    let selection = UICalendarSelectionWeekOfYear(delegate: stage)
    stage.view.selectionBehavior = selection
    try stage.tap("Sonntag, 3. März 2024")
    #expect(selection.selectedWeekOfYear?.weekOfYear == 9)
    try stage.tap("Montag, 4. März 2024")
    try stage.tap("Mittwoch, 6. März 2024")
    #expect(stage.log.take() == ["week 9 of 2024", "week 10 of 2024", "no week"])
  }
}
