// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A date picker in Greenwich, and what it sends.
@MainActor
private final class DateStage {
  let log = EventLog()
  let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
  let generator: EventGenerator

  init(_ mode: UIDatePicker.Mode, _ date: String, locale: String = "en_US") throws {
    let root = UIView(frame: UIScreen.main.bounds)
    root.addSubview(picker)
    picker.preferredDatePickerStyle = .wheels
    picker.locale = Locale(identifier: locale)
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = .gmt
    picker.datePickerMode = mode
    generator = try EventGenerator(view: root)
    picker.date = try DateStage.date(date)
    for (event, name) in [
      (UIControl.Event.valueChanged, "value"), (.primaryActionTriggered, "primary"),
      (.touchDown, "down"),
    ] {
      picker.addAction(
        UIAction { [log] action in
          let picker = action.sender as? UIDatePicker
          log.record("\(name) \(picker.map { DateStage.text($0.date) } ?? "")")
        }, for: event)
    }
    picker.layoutIfNeeded()
  }

  static func date(_ text: String) throws -> Date { try Date(text + "Z", strategy: .iso8601) }
  static func text(_ date: Date) -> String { String(date.formatted(.iso8601).dropLast()) }

  var wheels: [UIScrollView] {
    picker.subviews.flatMap(\.subviews).compactMap { $0 as? UIScrollView }
  }

  /// What the wheels show in the middle.
  var shown: [String?] { wheels.map(\.accessibilityValue) }

  /// Taps a number of rows below the middle of a wheel.
  func turn(_ wheel: Int, by rows: CGFloat) throws {
    let view = wheels[wheel]
    let middle = picker.convert(CGPoint(x: view.frame.midX, y: 108 + rows * 32), to: nil)
    try generator.fingerTap(at: middle)
    generator.advance(by: 3)
  }
}

@MainActor @Suite("DP date pickers", .freshApplication)
struct DatePickerRules {
  @Test func `DP-1 DP-3 wheels are those of the mode, in the order of the locale`() throws {
    func shown(_ mode: UIDatePicker.Mode, _ locale: String) throws -> [String?] {
      try DateStage(mode, "2024-03-05T16:07:00", locale: locale).shown
    }
    #expect(try shown(.date, "en_US") == ["March", "5", "2024"])
    #expect(try shown(.date, "de_DE") == ["5", "März", "2024"])
    #expect(try shown(.time, "en_US") == ["4", "07", "PM"])
    #expect(try shown(.time, "de_DE") == ["16", "07"])
    #expect(try shown(.dateAndTime, "en_US") == ["Tue, Mar 5", "4", "07", "PM"])
    #expect(try shown(.yearAndMonth, "en_US") == ["March", "2024"])
    #expect(try shown(.date, "ar_EG") == ["٥", "مارس", "٢٠٢٤"])
    #expect(try shown(.time, "ar_EG") == ["٤", "٠٧", "م"])
    #expect(try shown(.date, "ja_JP") == ["2024年", "3月", "5"])
    #expect(try shown(.dateAndTime, "ja_JP") == ["3月5日(火)", "16", "07"])
  }

  @Test func `DP-2 a wheel that a person turns sends the value, a program nothing`() throws {
    let stage = try DateStage(.date, "2024-03-05T10:00:00")
    try stage.turn(1, by: 2)
    stage.picker.setDate(try DateStage.date("2024-05-05T10:00:00"), animated: true)
    stage.generator.advance(by: 2)
    try stage.turn(0, by: -1)
    #expect(
      stage.log.take() == [
        "value 2024-03-07T10:00:00", "primary 2024-03-07T10:00:00",
        "value 2024-04-05T10:00:00", "primary 2024-04-05T10:00:00",
      ])
  }

  @Test func `DP-3 today is called so, and an hour past noon turns the half of the day`() throws {
    let stage = try DateStage(.dateAndTime, "2001-01-01T11:30:00")
    #expect(stage.shown == ["Today", "11", "30", "AM"])
    try stage.turn(1, by: 1)
    #expect(stage.shown == ["Today", "12", "30", "PM"])
    try stage.turn(3, by: -1)
    #expect(stage.shown == ["Today", "12", "30", "AM"])
    #expect(
      stage.log.take() == [
        "value 2001-01-01T12:30:00", "primary 2001-01-01T12:30:00",
        "value 2001-01-01T00:30:00", "primary 2001-01-01T00:30:00",
      ])
  }

  @Test func `DP-4 minutes go by an interval that divides the hour`() throws {
    let stage = try DateStage(.time, "2024-03-05T10:44:00")
    stage.picker.minuteInterval = 7
    #expect(stage.picker.minuteInterval == 1)
    stage.picker.minuteInterval = 15
    #expect(DateStage.text(stage.picker.date) == "2024-03-05T10:30:00")
    try stage.turn(1, by: 1)
    #expect(stage.log.take().first == "value 2024-03-05T10:45:00")
    stage.picker.roundsToMinuteInterval = false
    stage.picker.date = try DateStage.date("2024-03-05T10:44:00")
    #expect(DateStage.text(stage.picker.date) == "2024-03-05T10:44:00")
  }

  @Test func `DP-4 DP-5 an interval goes no way beyond the limits`() throws {
    let stage = try DateStage(.time, "2024-03-05T10:30:00")
    stage.picker.minuteInterval = 15
    stage.picker.minimumDate = try DateStage.date("2024-03-05T10:05:00")
    stage.picker.date = try DateStage.date("2024-03-05T10:01:00")
    #expect(DateStage.text(stage.picker.date) == "2024-03-05T10:15:00")
    stage.picker.maximumDate = try DateStage.date("2024-03-05T10:10:00")
    #expect(DateStage.text(stage.picker.date) == "2024-03-05T10:10:00")
  }

  @Test func `DP-5 DP-6 dates stay within the limits, and wheels roll back`() throws {
    let stage = try DateStage(.date, "2024-03-05T10:00:00")
    stage.picker.minimumDate = try DateStage.date("2024-03-04T00:00:00")
    stage.picker.date = try DateStage.date("2024-01-01T00:00:00")
    #expect(DateStage.text(stage.picker.date) == "2024-03-04T00:00:00")
    try stage.turn(1, by: -2)
    #expect(stage.log.take() == [])
    #expect(stage.shown == ["March", "4", "2024"])
    stage.picker.maximumDate = try DateStage.date("2024-02-01T00:00:00")
    stage.picker.date = try DateStage.date("2020-01-01T00:00:00")
    #expect(DateStage.text(stage.picker.date) == "2020-01-01T00:00:00")
    stage.picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    #expect(DateStage.text(stage.picker.date) == "2020-01-01T00:00:00")
  }

  @Test func `DP-7 DP-9 a month without the day has its last one, and the time stays`() throws {
    let stage = try DateStage(.date, "2024-01-31T10:07:09")
    try stage.turn(0, by: 1)
    #expect(stage.shown == ["February", "29", "2024"])
    try stage.turn(2, by: 1)
    #expect(
      stage.log.take() == [
        "value 2024-02-29T10:07:09", "primary 2024-02-29T10:07:09",
        "value 2025-02-28T10:07:09", "primary 2025-02-28T10:07:09",
      ])
  }

  @Test func `DP-8 a time that the clocks leave out is an hour later`() throws {
    let stage = try DateStage(.time, "2024-03-31T00:30:00", locale: "de_DE")
    stage.picker.timeZone = TimeZone(identifier: "Europe/Berlin")
    #expect(stage.shown == ["1", "30"])
    try stage.turn(0, by: 1)
    #expect(stage.shown == ["3", "30"])
    #expect(stage.log.take().first == "value 2024-03-31T01:30:00")
  }

  @Test func `DP-10 months are those of the calendar`() throws {
    let stage = try DateStage(.date, "2024-03-15T10:00:00")
    stage.picker.calendar = Calendar(identifier: .hebrew)
    stage.generator.advance(by: 1)
    #expect(stage.shown == ["Adar II", "5", "5784"])
    try stage.turn(0, by: 1)
    #expect(stage.shown == ["Nisan", "5", "5784"])
    #expect(stage.log.take().first == "value 2024-04-13T10:00:00")
  }

  @Test func `DP-12 the wheels stand in for the keyboard of a field`() throws {
    let root = UIView(frame: UIScreen.main.bounds)
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    root.addSubview(field)
    let generator = try EventGenerator(view: root)
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = .gmt
    picker.date = try DateStage.date("2024-03-05T10:00:00")
    picker.addAction(
      UIAction { action in
        field.text = (action.sender as? UIDatePicker).map { DateStage.text($0.date) }
      }, for: .valueChanged)
    field.inputView = picker
    try generator.fingerTap(at: field)
    generator.advance(by: 2)
    #expect(field.isFirstResponder && picker.window != nil)
    let middle = CGPoint(x: picker.bounds.midX, y: picker.bounds.midY + 32)
    try generator.fingerTap(at: picker.convert(middle, to: nil))
    generator.advance(by: 3)
    #expect(field.text == "2024-03-06T10:00:00")
    field.resignFirstResponder()
    generator.advance(by: 2)
    #expect(picker.window == nil)
  }

  @Test func `DP-11 a span is counted in whole intervals, at least one by a person`() throws {
    let stage = try DateStage(.countDownTimer, "2024-03-05T10:00:00")
    #expect(stage.picker.countDownDuration == 0)
    #expect(stage.shown == ["0", "1"])
    stage.picker.countDownDuration = 3725
    #expect(stage.picker.countDownDuration == 3720)
    stage.picker.countDownDuration = 1e9
    #expect(stage.picker.countDownDuration == 86_340)
    stage.picker.countDownDuration = 120
    try stage.turn(1, by: -2)
    #expect(stage.picker.countDownDuration == 60)
    #expect(stage.shown == ["0", "1"])
    #expect(stage.log.take().count == 2)
  }
}
