// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

@Suite("Recordings")
struct RecordingFileTests {
  /// One event of each kind.
  private static let everything: [HostEvent] = [
    .contacts(
      ContactFrame(
        time: 1,
        contacts: [
          Contact(
            id: 3, kind: .pen, phase: .moved, location: CGPoint(x: 10.1, y: 20.25), force: 0.3,
            radius: 4,
            detail: ContactDetail(
              maximumForce: 4, altitude: 1, azimuth: 2, roll: 0.5, buttons: 2,
              coalesced: [ContactSample(time: 0.99, location: CGPoint(x: 9, y: 20))],
              predicted: [ContactSample(time: 1.02, location: CGPoint(x: 11, y: 21))],
              estimated: [.force, .roll], awaited: .force, estimationIndex: 7))
        ], modifiers: [.shift, .command])),
    .hover(HoverSample(time: 1, phase: .entered, location: .zero, kind: .pen)),
    .scroll(
      ScrollSample(
        time: 1, phase: .changed, location: .zero, delta: Displacement(x: -1, y: 0.1))),
    .pencil(PencilSample(time: 1, gesture: .tap)),
    .pencil(
      PencilSample(
        time: 1, gesture: .squeezeChanged,
        pose: .init(
          location: CGPoint(x: 1.5, y: 2), height: 0.25, altitude: 1, azimuth: -2, roll: 0.5))),
    .contactUpdate(ContactUpdate(time: 1, estimationIndex: 7, force: 0.4, stillAwaited: .azimuth)),
    .key(KeyStroke(usage: 4, phase: .began, characters: "Ä\u{301}", modifiers: .shift, time: 1)),
    .press(PressSample(button: .playPause, phase: .changed, force: 0.5, time: 1)),
    .hardwareKeyboard(isAttached: true, at: 1), .cancelContacts(at: 1), .screen(.headless, at: 1),
    .lifecycle(.enterBackground, at: 1), .remote(.beginSeekingForward, at: 1),
    .shake(.cancelled, at: 1), .tilt(DeviceTilt(horizontal: 1, vertical: -0.5), at: 1),
    .openURL(OpenedURL(URL(fileURLWithPath: "/a b")), at: 1),
    .continueActivity(ContinuedActivity(type: "a.b", archive: Data([0, 255])), at: 1),
    .drag(
      DragReport(
        time: 1, id: 2,
        change: .dropped(
          at: CGPoint(x: 1.5, y: 2),
          [DraggedItem(name: "ä \"x\"", forms: [.init(mediaType: "image/png", byteCount: 3)])]))),
    .drag(
      DragReport(time: 1, id: 2, change: .delivered(DraggedPiece(item: 0, data: Data([0, 255]))))),
    .drag(DragReport(time: 1, id: 2, change: .failed(item: 0, .unreadable))),
    .drag(DragReport(time: 1, id: 2, change: .exited)),
    .draggedOut(3, at: 1), .shortcut("new", at: 1),
    .clipboard(ClipboardContent(text: "👩‍👩‍👧\n\"x\""), at: 1),
    .text(TextReport(session: 2, change: .mark("に", selection: 0..<1), time: 1)),
    .languages(["de-AT", "ja"]), .edit(.paste, at: 1),
    .reading(.focus(7), at: 1), .reading(.act(7, action: 2), at: 1), .reading(.escape, at: 1),
    .preferences(HostPreferences(isDark: true, textScale: 1.5), at: 1),
    .fonts(
      FontReport(faces: [
        FontFace(weight: 700): FontMeasures(
          ascent: 1, descent: 0.2, capHeight: 0.7, xHeight: 0.5, advances: ["a": 0.5])
      ])),
  ]

  private var recording: EventRecording {
    EventRecording(
      start: 0.5, screen: .headless,
      entries: Self.everything.enumerated().map { place, event in
        EventRecording.Entry(at: 1 + Double(place) / 7, event: event)
      }, end: 60)
  }

  @Test func `a recording is read as it was written, every kind of event`() throws {
    #expect(HostEventKind.missing(in: Self.everything) == [])
    #expect(try EventRecording(data: recording.data()) == recording)
  }

  @Test func `a recording that begins at another time keeps every distance`() throws {
    let moved = recording.begun(at: 100.5)
    #expect(moved.duration == recording.duration)
    #expect(moved.end == 160)
    for (now, before) in zip(moved.entries, recording.entries) {
      #expect(abs(now.at - before.at - 100) < 1e-9)
      #expect(now.event.time == before.event.time.map { $0 + 100 })
    }
    guard case .contacts(let frame) = moved.entries[0].event else { return }
    #expect(frame.contacts[0].detail?.coalesced.map(\.time) == [100.99])
    #expect(frame.contacts[0].detail?.predicted.map(\.time) == [101.02])
    #expect(frame.contacts[0].detail?.estimationIndex == 7)
  }

  /// A run in real time: what the clock did stands between the events.
  private var live: EventRecording {
    var live = recording
    live.options = ["--inspect"]
    live.entries = Array(live.entries.prefix(3))
    live.entries[1].busy = true
    live.ticks = [
      .init(at: 0.75, cause: .clock, place: 0, isBusy: false),
      .init(at: 0.800001, cause: .timer, place: 0, isBusy: true),
      .init(at: 1.25, cause: .timer, place: 2, isBusy: false),
      .init(at: 1.25, cause: .whole, place: 2, isBusy: true),
      .init(at: 7, cause: .timer, place: 3, isBusy: false),
    ]
    return live
  }

  @Test func `what the clock did stands between the events, a short line each`() throws {
    let data = try live.data()
    #expect(try EventRecording(data: data) == live)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let shown = lines.map { $0.hasPrefix("{\"at\"") ? "event" : String($0) }
    #expect(
      shown.dropFirst() == [
        #"{"clock":0.75}"#, #"{"busy":true,"timer":0.800001}"#, "event", "event",
        #"{"timer":1.25}"#, #"{"busy":true,"whole":1.25}"#, "event", #"{"timer":7.0}"#,
        #"{"end":60}"#,
      ])
    #expect(lines[0].contains(#""options":["--inspect"]"#) && lines[0].contains(#""ticks":true"#))
    #expect(lines[4].contains(#""busy":true"#) && !lines[3].contains("busy"))
    let kinds = live.steps.map { step in
      switch step {
      case .event(let entry): "event \(entry.busy == true)"
      case .tick(let tick): "\(tick.cause) \(tick.isBusy)"
      }
    }
    #expect(
      kinds == [
        "clock false", "timer true", "event false", "event true", "timer false", "whole true",
        "event false", "timer false",
      ])
    #expect(live.steps.map(\.isBusy) == [false, true, false, true, false, true, false, false])
    let moved = live.begun(at: 100.5)
    #expect(moved.ticks?.map(\.at) == [100.75, 100.800001, 101.25, 101.25, 107])
    #expect(moved.options == live.options && moved.steps.map(\.isBusy) == live.steps.map(\.isBusy))
  }

  @Test func `what the clock did is refused where it goes back, or nobody announced it`() throws {
    let text = String(decoding: try live.data(), as: UTF8.self)
    for (good, bad) in [
      (#"{"timer":1.25}"#, #"{"timer":0.25}"#), (#"{"timer":7.0}"#, #"{"timer":1e300}"#),
      (#"{"timer":7.0}"#, #"{"timing":7.0}"#), (#""ticks":true"#, #""ticks":false"#),
      (#"{"end":60}"#, #"{"end":6}"#),
    ] {
      #expect(text.contains(good))
      #expect(throws: RecordingError.self) {
        try EventRecording(data: Data(text.replacingOccurrences(of: good, with: bad).utf8))
      }
    }
  }

  @Test func `a recording is written in the same bytes every time`() throws {
    let measures = FontMeasures(
      ascent: 1, descent: 0.2, capHeight: 0.7, xHeight: 0.5, advances: ["b": 1, "a": 2, "c": 3])
    let weights = [500, 100, 900, 300, 700]
    let report = FontReport(
      faces: Dictionary(uniqueKeysWithValues: weights.map { (FontFace(weight: $0), measures) }))
    let line = try RecordingFile.line(EventRecording.Entry(at: 1, event: .fonts(report)))
    let parts = String(decoding: line, as: UTF8.self).components(separatedBy: "\"weight\":")
    #expect(parts.dropFirst().map { $0.prefix(3) } == ["100", "300", "500", "700", "900"])
    #expect(parts.count { $0.contains(#""advances":{"a":2,"b":1,"c":3}"#) } == weights.count)
  }

  @Test func `a last line that was cut off is left out, at every length`() throws {
    var cut = recording
    cut.end = nil
    let whole = try cut.data()
    cut.entries.removeLast()
    let kept = try cut.data()
    for length in [kept.count, kept.count + 1, whole.count - 1] {
      #expect(try EventRecording(data: whole.prefix(length)) == cut)
    }
  }

  @Test(arguments: [
    ("", 1, "no complete line"),
    ("{}\n", 1, "responderRecording is missing"),
    ("hello\n", 1, "not a line of a recording"),
    ("HEADER\n{\"at\":2,\"event\":{\"tap\":{}}}\n", 2, "there is no event tap"),
    ("HEADER\n{\"at\":2,\"event\":{\"b\":{},\"a\":1}}\n", 2, "an event has one name, not 2"),
    ("HEADER\n{\"at\":2,\"event\":{}}\n", 2, "an event has one name, not 0"),
    ("HEADER\nEVENT 2\nHEADER\n", 3, "a second header; a file holds one recording"),
    ("HEADER\n{\"end\":1}\nEVENT 2\n", 3, "the run ends in the line above"),
    ("{\"end\":3}\n", 1, "a recording begins with its header, not its end"),
    ("HEADER\nEVENT 2\nEVENT 1\n", 3, "before the line above"),
    ("HEADER\nEVENT 0\n", 2, "before the line above"),
    ("HEADER\n\nEVENT 2\n", 2, "not a line of a recording"),
    ("HEADER\nEVENT 2\n{\"end\":-3}\n", 3, "ends before the line above"),
    ("HEADER\n{\"at\":1e308,\"event\":{\"cancelContacts\":{\"at\":1}}}\n", 2, "its time is none"),
  ])
  func `what is no recording is refused with its line`(text: String, line: Int, message: String)
    throws
  {
    let header = String(
      decoding: try RecordingFile.header(start: 1, screen: .headless).dropLast(), as: UTF8.self)
    var filled = text.replacingOccurrences(of: "HEADER", with: header)
    for time in 0...2 {
      let event = EventRecording.Entry(at: Double(time), event: .cancelContacts(at: 0))
      filled = filled.replacingOccurrences(
        of: "EVENT \(time)",
        with: String(decoding: try RecordingFile.line(event).dropLast(), as: UTF8.self))
    }
    let error = #expect(throws: RecordingError.self) {
      try EventRecording(data: Data(filled.utf8))
    }
    #expect(error?.line == line)
    #expect(error?.message.contains(message) == true, "\(String(describing: error))")
  }

  @Test(arguments: [
    ("\"scale\":2", "\"scale\":0"), ("\"scale\":2", "\"scale\":1e300"),
    ("\"framesPerSecond\":60", "\"framesPerSecond\":0"), ("[414,896]", "[0,0]"),
    ("[414,896]", "[1e300,-4]"), ("\"top\":0", "\"top\":-1"),
  ])
  func `a screen that there cannot be is refused`(good: String, bad: String) throws {
    let header = String(
      decoding: try RecordingFile.header(start: 1, screen: .headless), as: UTF8.self)
    #expect(header.contains(good))
    let error = #expect(throws: RecordingError.self) {
      try EventRecording(data: Data(header.replacingOccurrences(of: good, with: bad).utf8))
    }
    #expect(error?.line == 1 && error?.message == "there is no such screen")
  }

  @Test func `a form of a later version is refused`() throws {
    let header = try RecordingFile.header(start: 1, screen: .headless)
    let later = String(decoding: header, as: UTF8.self)
      .replacingOccurrences(of: "\"responderRecording\":2", with: "\"responderRecording\":3")
    let error = #expect(throws: RecordingError.self) {
      try EventRecording(data: Data(later.utf8))
    }
    #expect(error?.message == "form 3 is not known; this version reads 1 to 2")
  }
}
