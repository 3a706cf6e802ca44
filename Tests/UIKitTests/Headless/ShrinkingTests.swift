// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

@testable import UIKit

@Suite("Shrinking")
struct SmallestPartTests {
  @Test(arguments: [[5], [0, 99], [3, 50, 51, 97], [], Array(0..<100)])
  func `what is needed to fail is left, in order`(needed: [Int]) {
    var runs = 0
    let found = SmallestPart.find(of: Array(0..<100)) { part in
      runs += 1
      return Set(needed).isSubset(of: part)
    }
    #expect(found == needed)
    #expect(runs < 400)
  }

  private static func contact(_ id: Int, _ phase: Contact.Phase, _ x: Double) -> Contact {
    Contact(id: id, phase: phase, location: CGPoint(x: x, y: 17), force: 1)
  }

  /// Two fingers whose reports are mixed, a key, a wait.
  private static func sample() -> EventRecording {
    let frames: [[Contact]] = [
      [contact(1, .began, 3)], [contact(1, .moved, 4), contact(2, .began, 5)],
      [contact(1, .moved, 6)], [contact(2, .ended, 7), contact(1, .ended, 8)],
    ]
    var recording = EventRecording(start: 0, screen: .headless)
    for (place, frame) in frames.enumerated() {
      let time = Double(place) * 3
      recording.entries.append(
        .init(at: time, event: .contacts(ContactFrame(time: time, contacts: frame))))
    }
    for (phase, time) in [(KeyStroke.Phase.began, 20.0), (.ended, 20.5)] {
      recording.entries.append(
        .init(at: time, event: .key(KeyStroke(usage: 0x28, phase: phase, time: time))))
    }
    return recording
  }

  @Test func `a finger and a key are left out whole`() {
    let parts = RecordingParts(Self.sample())
    #expect(parts.gestures.map(\.count) == [4, 2, 2])
    #expect(parts.atoms.count == 8)
    let second = parts.recording(of: parts.gestures[1])
    #expect(second.entries.map(\.at) == [3, 9])
    #expect(parts.recording(of: parts.atoms) == Self.sample())
  }

  @Test func `a recording is shrunk to reports, times and places that matter`() {
    /// Fails where finger 1 moves right of 5 and ends.
    func fails(_ recording: EventRecording) -> Bool {
      let contacts = recording.entries.flatMap { entry -> [Contact] in
        if case .contacts(let frame) = entry.event { frame.contacts } else { [] }
      }.filter { $0.id == 1 }
      let moved = contacts.firstIndex { $0.phase == .moved && $0.location.x > 5 }
      return moved.map { contacts[$0...].contains { $0.phase == .ended } } ?? false
    }
    var steps: [String] = []
    let shrinker = RecordingShrinker(fails: fails) { step, _ in steps.append(step) }
    let small = shrinker.shrink(Self.sample())
    #expect(
      ScriptText(small).text == """
        move 1 10 20
        up 1

        """)
    #expect(small.entries.map(\.at) == [0, 0])
    #expect(
      steps == ["gestures left out", "reports left out", "time left out", "places rounded"])
  }

  /// The sample, with what the clock did in the pauses.
  private static func ticking() -> EventRecording {
    var recording = sample()
    recording.ticks = [(1.0, 1), (4, 2), (5, 2), (8, 3), (15, 4), (20.2, 5), (30, 6)].map {
      EventRecording.Tick(at: $0, cause: .timer, place: $1, isBusy: false)
    }
    for place in recording.entries.indices { recording.entries[place].busy = false }
    return recording
  }

  @Test func `what is cut down with its ticks can be read again`() throws {
    let parts = RecordingParts(Self.ticking())
    let second = parts.recording(of: parts.gestures[1])
    #expect(second.ticks?.map(\.place) == [0, 1, 1, 1, 2, 2, 2])
    #expect(try EventRecording(data: second.data()) == second)
    var candidates: [EventRecording] = []
    let shrinker = RecordingShrinker(
      fails: { candidate in
        candidates.append(candidate)
        // Without the clock it does not fail.
        return candidate.ticks != nil && !candidate.entries.isEmpty
      }, progress: { _, _ in })
    let small = shrinker.shrink(Self.ticking())
    #expect(small.entries.count == 1 && small.ticks?.count == 7)
    for candidate in candidates { _ = try EventRecording(data: candidate.data()) }
  }

  @Test func `ticks go first where they do not matter`() {
    let shrinker = RecordingShrinker(fails: { !$0.entries.isEmpty }, progress: { _, _ in })
    let small = shrinker.shrink(Self.ticking())
    #expect(small.ticks == nil && small.entries.count == 1)
  }

  @Test func `a script has a line for each report, and the size of the screen`() throws {
    var recording = EventRecording(
      start: 0, screen: ScreenMetrics(size: CGSize(width: 1200, height: 800), scale: 2))
    let key = KeyStroke(usage: 0x28, phase: .began, characters: "\n", time: 2)
    recording.entries = [
      .init(at: 2, event: .key(key)), .init(at: 3, event: .shortcut("a \"b\"\nc", at: 3)),
    ]
    let text = ScriptText(recording).text
    #expect(
      text == """
        resize 1200 800
        wait 2
        # key at 2 s: 28 began "␤"
        wait 1
        # shortcut at 3 s: a "b"␤c

        """)
    _ = try ScriptParser.parse(text)
  }

  @Test func `a recording is said in the language of scripts`() throws {
    let none = CGPoint.zero
    let wishes = HostPreferences(isDark: true, textScale: 1.5, deniedRestrictions: ["buy it"])
    let events: [(TimeInterval, HostEvent)] = [
      (0, .contacts(ContactFrame(time: 0, contacts: [Self.contact(1, .began, 2.5)]))),
      (
        0.25,
        .contacts(
          ContactFrame(
            time: 0, contacts: [Self.contact(1, .cancelled, 9), Self.contact(2, .began, 1)]))
      ),
      (1, .key(KeyStroke(usage: 0xE3, phase: .began, time: 1))),
      (1, .key(KeyStroke(usage: 0x04, phase: .began, time: 1))),
      (1.5, .key(KeyStroke(usage: 0x04, phase: .ended, time: 1))),
      (1.5, .key(KeyStroke(usage: 0xE3, phase: .ended, time: 1))),
      (1.5, .press(PressSample(button: .menu, phase: .began, time: 1))),
      (2, .press(PressSample(button: .menu, phase: .ended, time: 1))),
      (2, .hover(HoverSample(time: 2, phase: .exited, location: none))),
      (2, .preferences(wishes, at: 2)),
      (2, .lifecycle(.enterBackground, at: 2)),
      (2, .edit(.cut, at: 2)),
      (2, .cancelContacts(at: 2)),
    ]
    let recording = EventRecording(
      start: 0, screen: .headless, entries: events.map { .init(at: $0.0, event: $0.1) }, end: 3)
    let text = ScriptText(recording).text
    #expect(
      text == """
        down 1 2.5 17
        wait 0.25
        down 2 1 17
        cancel 1
        wait 0.75
        key command+a for 0.5
        press menu for 0.5
        hover out
        prefer dark text 1.5 deny "buy it"
        lifecycle background
        # edit at 2 s: cut
        cancel
        wait 1

        """)
    #expect(try ScriptParser.parse(text).count == 12)
  }

  @Test func `everything that is down is let go of`() {
    var device = DeviceState()
    for entry in Self.sample().entries.dropLast(3) { device.note(entry.event) }
    device.note(.contacts(ContactFrame(time: 0, contacts: [Self.contact(1, .moved, .nan)])))
    device.note(.lifecycle(.enterBackground, at: 0))
    device.note(.press(PressSample(button: .select, phase: .began, time: 0)))
    device.note(.key(KeyStroke(usage: 0x04, phase: .began, time: 0)))
    device.note(.hover(HoverSample(time: 0, phase: .entered, location: .zero)))
    device.note(.shake(.began, at: 0))
    let calming = device.calming(at: 30)
    #expect(
      calming.map(\.description) == [
        "lifecycle at 30 s: enterForeground", "lifecycle at 30 s: activate",
        "contacts at 30 s: finger 1 ended (6, 17) force 1, finger 2 ended (5, 17) force 1",
        "press at 30 s: select ended", "key at 30 s: 04 ended \"a\"",
        "hover at 30 s: pointer exited (0, 0)", "shake at 30 s: ended",
      ])
    for event in calming { device.note(event) }
    #expect(device.calming(at: 31) == [])
  }
}
