// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// A date picker in Greenwich in the view of a controller, and what it sends.
@MainActor
private final class StyleStage {
  let log = EventLog()
  let root = UIViewController()
  let picker = UIDatePicker()
  let generator: EventGenerator
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, _ date: String, locale: String = "en_US"
  ) throws {
    window.rootViewController = root
    generator = try EventGenerator(window: window)
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.locale = Locale(identifier: locale)
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = .gmt
    picker.date = try Self.date(date)
    root.view.addSubview(picker)
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 20, y: 80)
    for (event, name) in [
      (UIControl.Event.valueChanged, "value"), (.primaryActionTriggered, "primary"),
      (.editingDidBegin, "begin"), (.editingDidEnd, "end"),
    ] {
      picker.addAction(
        UIAction { [log] action in
          let picker = action.sender as? UIDatePicker
          log.record("\(name) \(picker.map { Self.text($0.date) } ?? "")")
        }, for: event)
    }
    window.layoutIfNeeded()
  }

  static func date(_ text: String) throws -> Date { try Date(text + "Z", strategy: .iso8601) }
  static func text(_ date: Date) -> String { String(date.formatted(.iso8601).dropLast()) }

  func find(_ label: String) -> UIView? { LabelSearch.find(label, in: window) }

  func tap(_ label: String) throws {
    let view = try #require(find(label), "nothing says \(label)")
    try generator.fingerTap(at: view)
    generator.advance(by: 2)
  }
}

@MainActor @Suite("DP styles of date pickers", .freshApplication)
struct DateStyleRules {
  @Test func `DP-13 the style is what is asked for, where the mode has it`() {
    let picker = UIDatePicker()
    #expect(picker.preferredDatePickerStyle == .automatic && picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels && picker.bounds.height == 216)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline && picker.bounds.height > 300)
    picker.datePickerMode = .yearAndMonth
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.bounds.size == picker.intrinsicContentSize)
    picker.frame.size = CGSize(width: 111, height: 44)
    picker.datePickerMode = .date
    #expect(picker.bounds.size == CGSize(width: 111, height: 44))
  }

  @Test func `DP-14 a button brings up the month, and a touch beside it ends that`() throws {
    let stage = try StyleStage(.dateAndTime, .compact, "2024-03-05T16:07:00")
    #expect(stage.find("4:07\u{202F}PM") != nil)
    try stage.tap("Mar 5, 2024")
    #expect(stage.log.take() == ["begin 2024-03-05T16:07:00"])
    try stage.tap("Thursday, March 7, 2024")
    #expect(
      stage.log.take() == ["value 2024-03-07T16:07:00", "primary 2024-03-07T16:07:00"])
    #expect(stage.find("Mar 7, 2024") != nil && stage.root.presentedViewController != nil)
    let corner = CGPoint(x: 4, y: UIScreen.main.bounds.height - 4)
    try stage.generator.fingerTap(at: corner)
    stage.generator.advance(by: 2)
    #expect(stage.log.take() == ["end 2024-03-07T16:07:00"])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `DP-14 the button of the time brings up wheels`() throws {
    let stage = try StyleStage(.time, .compact, "2024-03-05T16:07:00", locale: "de_DE")
    try stage.tap("16:07")
    let panel = try #require(stage.root.presentedViewController)
    let picker = try #require(panel.view.subviews.first as? UIDatePicker)
    #expect(picker.datePickerStyle == .wheels && picker.datePickerMode == .time)
    let wheel = CGPoint(x: picker.bounds.width / 4, y: picker.bounds.midY + 32)
    try stage.generator.fingerTap(at: picker.convert(wheel, to: nil))
    stage.generator.advance(by: 3)
    #expect(
      stage.log.take() == [
        "begin 2024-03-05T16:07:00", "value 2024-03-05T17:07:00", "primary 2024-03-05T17:07:00",
      ])
    stage.picker.removeFromSuperview()
    stage.generator.advance(by: 2)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func `DP-15 a tap on a day keeps the time, and a swipe sends nothing`() throws {
    let stage = try StyleStage(.date, .inline, "2024-03-31T01:30:09", locale: "de_DE")
    try stage.tap("Freitag, 29. März 2024")
    #expect(
      stage.log.take() == ["value 2024-03-29T01:30:09", "primary 2024-03-29T01:30:09"])
    try stage.tap("Freitag, 29. März 2024")
    let middle = stage.picker.frame.midY
    try stage.generator.fingerDrag(
      from: CGPoint(x: 320, y: middle), to: CGPoint(x: 40, y: middle), duration: 0.2)
    stage.generator.advance(by: 2)
    #expect(stage.find("April 2024") != nil && stage.log.take() == [])
    try stage.tap("Montag, 1. April 2024")
    #expect(
      stage.log.take() == ["value 2024-04-01T01:30:09", "primary 2024-04-01T01:30:09"])
    try stage.tap("Previous month")
    #expect(stage.find("März 2024") != nil)
  }

  @Test func `DP-15 days and months beyond the limits cannot be reached`() throws {
    let stage = try StyleStage(.date, .inline, "2024-03-10T12:00:00")
    stage.picker.minimumDate = try StyleStage.date("2024-03-05T15:00:00")
    stage.picker.maximumDate = try StyleStage.date("2024-04-02T00:00:00")
    try stage.tap("Monday, March 4, 2024")
    #expect(throws: (any Error).self) { try stage.tap("Previous month") }
    #expect(stage.log.take() == [] && stage.find("March 2024") != nil)
    try stage.tap("Tuesday, March 5, 2024")
    #expect(
      stage.log.take() == ["value 2024-03-05T15:00:00", "primary 2024-03-05T15:00:00"])
    try stage.tap("Next month")
    #expect(throws: (any Error).self) { try stage.tap("Next month") }
    #expect(stage.find("April 2024") != nil)
    stage.picker.date = try StyleStage.date("2024-03-20T00:00:00")
    #expect(stage.find("March 2024") != nil)
  }

  @Test func `DP-16 the name of the month brings up wheels`() throws {
    let stage = try StyleStage(.dateAndTime, .inline, "2024-03-10T16:07:00")
    #expect(stage.find("4:07\u{202F}PM") != nil)
    try stage.tap("March 2024")
    let wheels = try #require(LabelSearch.first(UIPickerView.self, in: stage.picker))
    let place = CGPoint(x: wheels.bounds.width / 4, y: wheels.bounds.midY + 32)
    try stage.generator.fingerTap(at: wheels.convert(place, to: nil))
    stage.generator.advance(by: 3)
    #expect(stage.find("April 2024") != nil && stage.log.take() == [])
    try stage.tap("April 2024")
    try stage.tap("Friday, April 12, 2024")
    #expect(
      stage.log.take() == ["value 2024-04-12T16:07:00", "primary 2024-04-12T16:07:00"])
  }
}

/// Views by what is said of them.
@MainActor
enum LabelSearch {
  /// The first view that is shown and has a label.
  static func find(_ label: String, in view: UIView) -> UIView? {
    if view.isHidden { return nil }
    if view.accessibilityLabel == label, !(view is UILabel) { return view }
    for part in view.subviews.reversed() {
      if let found = find(label, in: part) { return found }
    }
    return nil
  }

  /// The first view of a class.
  static func first<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> Kind? {
    if let found = view as? Kind { return found }
    for part in view.subviews {
      if let found = first(kind, in: part) { return found }
    }
    return nil
  }
}
