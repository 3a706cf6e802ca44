// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

@testable import UIKit

@Suite("Shrinking: what belongs together")
struct ShrinkingPartsTests {
  private static let events: [HostEvent] = [
    .press(PressSample(button: .menu, phase: .began, time: 0)),
    .hover(HoverSample(time: 0, phase: .entered, location: CGPoint(x: 1, y: 2))),
    .scroll(
      ScrollSample(time: 0, phase: .began, location: .zero, delta: Displacement(x: 0, y: 3))),
    .shake(.began, at: 0),
    .text(TextReport(session: 1, change: .mark("a", selection: 1..<1), time: 0)),
    .press(PressSample(button: .menu, phase: .ended, time: 0)),
    .hover(HoverSample(time: 0, phase: .exited, location: .zero)),
    .scroll(
      ScrollSample(time: 0, phase: .ended, location: .zero, delta: Displacement(x: 0, y: 0))),
    .shake(.ended, at: 0),
    .text(TextReport(session: 1, change: .mark("ab", selection: 2..<2), time: 0)),
    .text(TextReport(session: 1, change: .commit("ab"), time: 0)),
    .text(TextReport(session: 1, change: .insert("c"), time: 0)),
    .lifecycle(.deactivate, at: 0),
  ]

  @Test func `what begins is left out with what ends it`() {
    let recording = EventRecording(
      start: 0, screen: .headless, entries: Self.events.map { .init(at: 0, event: $0) })
    let parts = RecordingParts(recording)
    #expect(
      parts.gestures.map { $0.map(\.entry) } == [
        [0, 5], [1, 6], [2, 7], [3, 8], [4, 9, 10], [11], [12],
      ])
    #expect(parts.recording(of: parts.atoms) == recording)
    #expect(parts.recording(of: parts.gestures[4]).entries.count == 3)
  }

  @Test func `what is under way stands in a script as far as it has words`() throws {
    let changes: [LifecycleChange] = [.deactivate, .activate, .enterForeground, .terminate]
    let pointer = Contact(
      id: 3, kind: .pointer, phase: .began, location: CGPoint(x: 5, y: 6), force: 1,
      detail: ContactDetail(buttons: 2))
    let events: [HostEvent] =
      [
        .shake(.began, at: 0), .shake(.ended, at: 0),
        .hover(HoverSample(time: 0, phase: .entered, location: CGPoint(x: 1, y: 2))),
        .contacts(
          ContactFrame(
            time: 0,
            contacts: [pointer, Contact(id: 4, kind: .pen, phase: .ended, location: .zero)])),
        .shortcut("open", at: 0), .preferences(HostPreferences(), at: 0),
      ] + changes.map { .lifecycle($0, at: 0) }
    let recording = EventRecording(
      start: 0, screen: .headless, entries: events.map { .init(at: 0, event: $0) })
    let text = ScriptText(recording).text
    #expect(
      text == """
        shake for 0
        hover 1 2
        down mouse 5 6 button 2
        up pen
        shortcut "open"
        prefer ordinary
        lifecycle inactive
        lifecycle active
        lifecycle foreground
        lifecycle terminate

        """)
    #expect(try ScriptParser.parse(text).count == 10)
  }

  @Test func `each end of a run has a name, and storms look for some`() {
    let ends: [RunOutcome] = [
      .sound, .broken("leaked-touch"), .crashed(signal: 4), .hung, .refused(status: 2),
    ]
    #expect(
      ends.map(\.description) == [
        "nothing is broken", "leaked-touch is broken", "signal 4 (Illegal instruction)",
        "it does not end", "it cannot be played (status 2)",
      ])
    #expect(ends.map(\.isFailure) == [false, true, true, true, false])
  }
}
