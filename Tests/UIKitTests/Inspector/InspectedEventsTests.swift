// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import ResponderFoundation
import Testing
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

@MainActor
@Suite("The inspector's page: events", .freshApplication)
struct InspectedEventsTests {
  private func record(_ number: Int, _ topic: TraceTopic, _ text: String) -> TraceRecord {
    TraceRecord(number: number, time: Double(number), topic: topic, text: text)
  }

  @Test func `what follows a report of a device belongs to it`() {
    var events = InspectedEvents()
    let records = [
      record(1, .touch, "of an event that was not heard"), record(2, .host, "a finger began"),
      record(3, .hit, "box hit at (1, 1)"), record(4, .gesture, "tap possible → ended (1 of 1)"),
      record(5, .host, "the pointer moved"), record(6, .host, "a key went down"),
      record(7, .key, "A is typed"),
    ]
    for record in records { events.take(record) }
    #expect(events.events.map(\.title) == ["a finger began", "a key went down"])
    #expect(events.events.map(\.number) == [2, 6])
    #expect(events.events.map(\.last) == [4, 7])
    #expect(
      events.events.flatMap(\.sentences).map(\.question) == [
        "Which view is it?", "Which recognizers compete?", "Which keys and buttons?",
      ])
    #expect(events.events.flatMap(\.sentences).map(\.time) == [3, 4, 7])
  }

  @Test func `no more events and sentences are kept than there is room for`() {
    var events = InspectedEvents()
    for number in 0...InspectedEvents.mostEvents {
      events.take(record(2 * number, .host, "event \(number)"))
      events.take(record(2 * number + 1, .touch, "touch"))
    }
    #expect(events.events.count == InspectedEvents.mostEvents)
    #expect(events.events.first?.title == "event 1")
    for number in 1_000...1_000 + InspectedEvents.mostSentences {
      events.take(record(number, .touch, "touch"))
    }
    #expect(events.events.last?.sentences.count == InspectedEvents.mostSentences)
  }

  @Test(arguments: [
    ("tap possible → failed (prevented by pan)", "tap: possible → failed, prevented by pan"),
    ("my tap began → changed", "my tap: began → changed, -"),
    ("box of page gets the touch", "-"), ("a → b", "-"), ("tap possible → lost (x)", "-"),
    ("tap ended → began is ignored", "-"), ("possible → ended", "-"), ("", "-"),
  ])
  func `a change of state is read from its sentence`(text: String, told: String) {
    let change = InspectedChange(text)
    #expect(
      change.map { "\($0.recognizer): \($0.from) → \($0.to), \($0.reason ?? "-")" } ?? "-" == told)
  }

  @Test func `events are kept from the first question on, and no longer than somebody asks`()
    throws
  {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.addSubview(box)
    for (view, name) in [(box, "inner"), (page, "outer")] {
      let tap = UITapGestureRecognizer()
      tap.name = name
      view.addGestureRecognizer(tap)
    }
    let generator = try EventGenerator(view: page, alignment: .fill)
    let keeper = EventKeeper()
    #expect(keeper.events(after: 0, now: TimeSource.clock.now) == [])
    try generator.fingerTap(at: box)
    let events = keeper.events(after: 0, now: TimeSource.clock.now)
    let changes = events.flatMap(\.sentences).compactMap(\.change)
    #expect(
      changes.map { "\($0.recognizer) \($0.from) → \($0.to)" } == [
        "outer possible → failed", "inner possible → ended",
      ])
    #expect(changes.first?.reason == "prevented by inner")
    let newest = try #require(events.last?.last)
    #expect(keeper.events(after: newest, now: TimeSource.clock.now) == [])
    generator.advance(by: EventKeeper.patience * 2)
    try generator.fingerTap(at: box)
    #expect(keeper.events(after: 0, now: TimeSource.clock.now) == [])
  }

  @Test func `in a replay events are kept unasked, however late they are asked for`() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    page.addGestureRecognizer(tap)
    let generator = try EventGenerator(view: page, alignment: .fill)
    let keeper = EventKeeper()
    keeper.keepAll()
    for _ in 0..<2 {
      try generator.fingerTap(at: page)
      generator.advance(by: EventKeeper.patience * 2)
    }
    let events = keeper.events(after: 0, now: TimeSource.clock.now)
    #expect(
      events.flatMap(\.sentences).compactMap(\.change).map { "\($0.from) → \($0.to)" } == [
        "possible → ended", "possible → ended",
      ])
  }
}
