// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKitHost

@Suite("The text of recordings")
struct RecordingTextTests {
  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  @Test func `lines have their keys in order and slashes as they are`() throws {
    let cancel = EventRecording.Entry(at: 1.5, event: .cancelContacts(at: 2))
    #expect(
      try text(RecordingFile.line(cancel))
        == "{\"at\":1.5,\"event\":{\"cancelContacts\":{\"at\":2}}}\n")
    let shortcut = EventRecording.Entry(at: 0, event: .shortcut("a/b", at: .infinity))
    #expect(
      try text(RecordingFile.line(shortcut))
        == "{\"at\":0,\"event\":{\"shortcut\":{\"_0\":\"a/b\",\"at\":\"inf\"}}}\n")
    #expect(try text(RecordingFile.ending(3)) == "{\"end\":3}\n")
    #expect(
      try text(RecordingFile.header(start: 4, screen: .headless))
        == "{\"responderRecording\":2,\"screen\":{\"framesPerSecond\":60,\"orientation\":0,"
        + "\"safeArea\":{\"bottom\":0,\"left\":0,\"right\":0,\"top\":0},\"scale\":2,"
        + "\"size\":[414,896]},\"start\":4}\n")
  }

  @Test func `what is wrong with a header is wrong in the first line`() throws {
    let good = try text(RecordingFile.header(start: 4, screen: .headless))
    for (part, bad) in [
      ("\"responderRecording\":2", "\"responderRecording\":0"), ("\"scale\":2", "\"scale\":0"),
      ("\"start\":4", "\"start\":-1"), ("\"start\":4", "\"start\":1000000001"),
    ] {
      #expect(good.contains(part))
      let file = good.replacingOccurrences(of: part, with: bad)
      let error = #expect(throws: RecordingError.self) {
        try EventRecording(data: Data(file.utf8))
      }
      #expect(error?.line == 1 && error?.description.hasPrefix("line 1: ") == true, "\(bad)")
    }
    for start in [0, 1e9] {
      let data = try RecordingFile.header(start: start, screen: .headless)
      let recording = try EventRecording(data: data)
      #expect(recording.start == start && recording.entries == [] && recording.end == nil)
    }
  }

  @Test func `a recording lasts until its end, its last event, or not at all`() {
    var recording = EventRecording(start: 2, screen: .headless)
    #expect(recording.entries == [] && recording.end == nil && recording.duration == 0)
    recording.entries = [1, 5].map { EventRecording.Entry(at: $0, event: .languages([])) }
    #expect(recording.duration == 3)
    recording.end = 9
    #expect(recording.duration == 7)
    recording.end = 1
    #expect(recording.duration == 0)
  }
}
