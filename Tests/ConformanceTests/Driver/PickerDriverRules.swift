// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Two wheels of numbers.
private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let log = EventLog()
  let counts = [500, 3]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    counts[component]
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(row)" }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.record("row \(row) of \(component)")
  }
}

/// A date picker in Greenwich in the view of a controller, and what it sends.
@MainActor
private final class DateDriverStage {
  let log = EventLog()
  let root = UIViewController()
  let picker = UIDatePicker()
  let generator: EventGenerator
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ date: String) throws {
    window.rootViewController = root
    generator = try EventGenerator(window: window)
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.locale = Locale(identifier: "en_US")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = .gmt
    picker.date = try Self.date(date)
    root.view.addSubview(picker)
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 20, y: 300)
    for (event, name) in [(UIControl.Event.editingDidBegin, "begin"), (.editingDidEnd, "end")] {
      picker.addAction(UIAction { [log] _ in log.record(name) }, for: event)
    }
    window.layoutIfNeeded()
  }

  static func date(_ text: String) throws -> Date { try Date(text + "Z", strategy: .iso8601) }

  /// The date that the picker has after fingers chose another.
  func pick(_ date: String) throws -> String {
    try generator.fingerPick(date: try Self.date(date), in: picker)
    return String(picker.date.formatted(.iso8601).dropLast())
  }
}

/// Writes down the days that are chosen, and refuses some.
private final class Days: NSObject, UICalendarSelectionSingleDateDelegate {
  let log = EventLog()
  let refused = [19]

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    let parts = [dateComponents?.year, dateComponents?.month, dateComponents?.day]
    log.record(parts.compactMap { $0.map(String.init) }.joined(separator: "-"))
  }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents?.day.map { !refused.contains($0) } ?? true }
}

@MainActor @Suite("LD pickers by fingers", .freshApplication)
struct PickerDriverRules {
  @Test func `LD-9 a wheel is turned by taps on rows that are near, and by drags`() throws {
    let numbers = Numbers()
    let root = UIView(frame: UIScreen.main.bounds)
    let picker = UIPickerView(frame: CGRect(x: 0, y: 400, width: 320, height: 216))
    picker.dataSource = numbers
    picker.delegate = numbers
    root.addSubview(picker)
    let generator = try EventGenerator(view: root)
    try generator.fingerPick(row: 40, in: picker)
    #expect(
      numbers.log.take() == ["row 12 of 0", "row 24 of 0", "row 36 of 0", "row 40 of 0"])
    try generator.fingerPick(row: 2, component: 1, in: picker)
    try generator.fingerPick(row: 38, component: 0, in: picker)
    #expect(numbers.log.take() == ["row 2 of 1", "row 38 of 0"])
    #expect(throws: PickError.noRow(500, component: 0, rows: 500)) {
      try generator.fingerPick(row: 500, component: 0, in: picker)
    }
    #expect(throws: PickError.noRow(0, component: 7, rows: 0)) {
      try generator.fingerPick(row: 0, component: 7, in: picker)
    }
    #expect(numbers.log.take() == [])
  }

  @Test(arguments: [
    (UIDatePicker.Mode.dateAndTime, "2024-03-20T21:30:00", "2024-03-20T21:30:00"),
    (.dateAndTime, "2024-02-29T00:00:00", "2024-02-29T00:00:00"),
    (.date, "2023-02-28T00:00:00", "2023-02-28T16:07:00"),
    (.time, "1999-01-01T04:52:00", "2024-03-31T04:52:00"),
    (.yearAndMonth, "2021-12-24T00:00:00", "2021-12-31T16:07:00"),
  ])
  func `LD-10 the wheels of a date are turned until they say it`(
    mode: UIDatePicker.Mode, wanted: String, result: String
  ) throws {
    let stage = try DateDriverStage(mode, .wheels, "2024-03-31T16:07:00")
    #expect(try stage.pick(wanted) == result)
  }

  @Test func `LD-10 a date that the picker cannot have is told of`() throws {
    let stage = try DateDriverStage(.date, .wheels, "2024-03-31T16:07:00")
    stage.picker.minimumDate = try DateDriverStage.date("2024-03-04T00:00:00")
    #expect(throws: PickError.self) { try stage.pick("2024-02-01T00:00:00") }
    #expect(try stage.pick("2024-03-05T00:00:00") == "2024-03-05T00:00:00")
    stage.picker.datePickerMode = .countDownTimer
    #expect(throws: PickError.asksForSpan) { try stage.pick("2024-03-05T00:00:00") }
  }

  @Test func `LD-11 the buttons of a compact picker are tapped, and what came up put away`() throws
  {
    let stage = try DateDriverStage(.dateAndTime, .compact, "2024-03-05T16:07:00")
    #expect(try stage.pick("2024-05-09T08:15:00") == "2024-05-09T08:15:00")
    #expect(stage.log.take() == ["begin", "end", "begin", "end"])
    #expect(stage.root.presentedViewController == nil)
    stage.picker.maximumDate = try DateDriverStage.date("2024-05-20T00:00:00")
    let refused = try DateDriverStage.date("2024-05-21T08:15:00")
    #expect(throws: PickError.dayCannotBeChosen(refused)) { try stage.pick("2024-05-21T08:15:00") }
    #expect(stage.log.take() == ["begin", "end"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `LD-12 a month is turned to by its buttons or, from afar, by wheels`() throws {
    let stage = try DateDriverStage(.date, .inline, "2024-03-31T16:07:00")
    #expect(try stage.pick("2024-01-09T00:00:00") == "2024-01-09T16:07:00")
    #expect(try stage.pick("2026-07-04T00:00:00") == "2026-07-04T16:07:00")
    stage.picker.datePickerMode = .dateAndTime
    #expect(try stage.pick("2026-07-05T14:09:00") == "2026-07-05T14:09:00")
    stage.picker.minimumDate = try DateDriverStage.date("2026-07-01T00:00:00")
    let early = try DateDriverStage.date("2026-06-30T14:09:00")
    #expect(throws: PickError.dayCannotBeChosen(early)) { try stage.pick("2026-06-30T14:09:00") }
  }

  @Test func `LD-13 a day of a calendar is tapped once its month is shown`() throws {
    let days = Days()
    let root = UIView(frame: UIScreen.main.bounds)
    let view = UICalendarView()
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.timeZone = .gmt
    view.visibleDateComponents = DateComponents(year: 2024, month: 3)
    view.frame = CGRect(origin: CGPoint(x: 10, y: 80), size: view.intrinsicContentSize)
    root.addSubview(view)
    let generator = try EventGenerator(view: root)
    let day = DateComponents(year: 2024, month: 5, day: 17)
    #expect(throws: PickError.noDay(day)) { try generator.fingerPick(day: day, in: view) }
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: days)
    try generator.fingerPick(day: day, in: view)
    try generator.fingerPick(day: DateComponents(year: 2022, month: 2, day: 28), in: view)
    #expect(days.log.take() == ["2024-5-17", "2022-2-28"])
    #expect(throws: PickError.self) {
      try generator.fingerPick(day: DateComponents(year: 2022, month: 2, day: 19), in: view)
    }
    #expect(days.log.take() == [])
  }
}
