// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
@testable import UIKitCore
import UIKitTesting

@MainActor @Suite("Boards of months", .freshApplication)
struct MonthBoardTests {
  private func made(_ root: UIView) -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 10, y: 80, width: 320, height: 400))
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.timeZone = .gmt
    view.visibleDateComponents = DateComponents(year: 2024, month: 3)
    root.addSubview(view)
    root.layoutIfNeeded()
    return view
  }

  private func cells(_ view: UIView) -> [DayCell] {
    (view as? DayCell).map { [$0] } ?? view.subviews.flatMap(cells)
  }

  @Test func `DC-3 from right to left the week begins at the right, and so does the way on`() throws
  {
    InterfaceDirection.shared.isRightToLeft = true
    defer { InterfaceDirection.shared.isRightToLeft = false }
    let root = UIView(frame: UIScreen.main.bounds)
    let generator = try EventGenerator(view: root)
    let view = made(root)
    generator.advance(by: 1)
    let days = cells(view)
    #expect(days.count == 31)
    // The first of March 2024 is a Friday, the second a Saturday: the end of the week.
    #expect(days[0].frame.minX > days[1].frame.minX && days[1].frame.minX < 1)
    try generator.fingerDrag(
      from: CGPoint(x: 40, y: 300), to: CGPoint(x: 320, y: 300), duration: 0.2)
    generator.advance(by: 2)
    #expect(view.visibleDateComponents.month == 4)
  }

  @Test func `months that are not seen have no days, and a wide step makes one turn`() throws {
    let root = UIView(frame: UIScreen.main.bounds)
    let generator = try EventGenerator(view: root)
    let view = made(root)
    #expect(cells(view).count == 31)
    view.setVisibleDateComponents(DateComponents(year: 2030, month: 2), animated: true)
    generator.advance(by: 0.1)
    view.setVisibleDateComponents(DateComponents(year: 2023, month: 2), animated: true)
    generator.advance(by: 2)
    #expect(view.visibleDateComponents.month == 2 && view.visibleDateComponents.year == 2023)
    #expect(cells(view).first?.day == Date(timeIntervalSinceReferenceDate: 696_902_400))
  }

  @Test func `days are those of the calendar, over the clocks and leap months`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let rules = MonthRules(calendar, limits: DateLimits())
    let march = rules.month(of: Date(timeIntervalSinceReferenceDate: 733_000_000))
    #expect(rules.days(of: march).map { calendar.component(.day, from: $0) } == Array(1...31))
    calendar = Calendar(identifier: .hebrew)
    calendar.timeZone = .gmt
    let hebrew = MonthRules(calendar, limits: DateLimits())
    var month = hebrew.month(of: Date(timeIntervalSinceReferenceDate: 717_000_000))
    var lengths: [Int] = []
    for _ in 0..<13 {
      lengths.append(hebrew.days(of: month).count)
      month = try #require(hebrew.neighbour(of: month, 1))
    }
    // 5784 has 383 days in 13 months.
    #expect(lengths.reduce(0, +) == 383)
    #expect(hebrew.neighbour(of: Date(timeIntervalSinceReferenceDate: 252_423_000_000), 1) == nil)
  }

  @Test func `a day of components counts in the zone of the calendar, whatever zone they say`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let rules = MonthRules(calendar, limits: DateLimits())
    let parts = DateComponents(
      timeZone: TimeZone(secondsFromGMT: 36_000), year: 2001, month: 1, day: 1)
    #expect(rules.day(of: parts) == Date(timeIntervalSinceReferenceDate: 0))
    #expect(rules.day(of: nil) == nil)
    #expect(rules.components(of: Date(timeIntervalSinceReferenceDate: 0)).calendar == calendar)
  }
}
