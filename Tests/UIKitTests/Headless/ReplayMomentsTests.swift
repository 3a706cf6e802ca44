// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

@testable import UIKit

@Suite("Moments of a recording")
struct ReplayMomentsTests {
  private typealias Moment = ReplayMoments.Moment

  private func entry(_ at: TimeInterval, busy: Bool? = nil) -> EventRecording.Entry {
    var entry = EventRecording.Entry(at: at, event: .cancelContacts(at: at))
    entry.busy = busy
    return entry
  }

  private func tick(
    _ at: TimeInterval, _ place: Int, isBusy: Bool = false
  ) -> EventRecording.Tick {
    EventRecording.Tick(at: at, cause: .timer, place: place, isBusy: isBusy)
  }

  @Test func `a run in virtual time rests behind every event, and at its end`() {
    let recording = EventRecording(
      start: 2, screen: .headless, entries: [entry(2.5), entry(2.5), entry(4)], end: 6)
    let moments = ReplayMoments(of: recording)
    #expect(
      moments.all == [
        Moment(steps: 0, events: 0, time: 0), Moment(steps: 1, events: 1, time: 0.5),
        Moment(steps: 2, events: 2, time: 0.5), Moment(steps: 3, events: 3, time: 2),
        Moment(steps: 4, events: 3, time: 4),
      ])
    #expect(moments.last == 4)
    #expect((0...4).map(moments.before) == [nil, 0, 1, 2, 3])
    #expect((0...4).map(moments.after) == [1, 2, 3, 4, nil])
    #expect([0, 0.25, 0.5, 1.75, 2, 3.5, 4, 100].map(moments.number) == [0, 0, 2, 2, 3, 3, 4, 4])
  }

  @Test func `a run that was cut off ends with its last event, or with the launch`() {
    let cut = EventRecording(start: 0, screen: .headless, entries: [entry(1)])
    #expect(
      ReplayMoments(of: cut).all == [
        Moment(steps: 0, events: 0, time: 0), Moment(steps: 1, events: 1, time: 1),
      ])
    let empty = ReplayMoments(of: EventRecording(start: 3, screen: .headless))
    #expect(empty.all == [Moment(steps: 0, events: 0, time: 0)])
    #expect(empty.before(0) == nil && empty.after(0) == nil && empty.number(at: 7) == 0)
  }

  @Test func `a run in real time rests behind timers too, and not where it did not`() {
    var recording = EventRecording(
      start: 1, screen: .headless, entries: [entry(2), entry(2, busy: true), entry(3)], end: 9)
    recording.ticks = [tick(1.5, 0, isBusy: true), tick(2.25, 2), tick(2.5, 2), tick(4, 3)]
    let moments = ReplayMoments(of: recording)
    #expect(
      moments.all == [
        // The first timer fired before the run loop rested for the first time.
        Moment(steps: 1, events: 0, time: 0.5), Moment(steps: 3, events: 2, time: 1),
        Moment(steps: 4, events: 2, time: 1.25), Moment(steps: 5, events: 2, time: 1.5),
        Moment(steps: 6, events: 3, time: 2), Moment(steps: 7, events: 3, time: 3),
      ])
    #expect((0...5).map(moments.before) == [nil, 0, 1, 1, 1, 4])
    #expect((0...5).map(moments.after) == [1, 4, 4, 4, 5, nil])
    #expect([0, 0.5, 1, 1.3, 2.9, 3].map(moments.number) == [0, 0, 1, 2, 4, 5])
  }
}
