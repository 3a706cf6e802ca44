// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("Keys and buttons of a page", .serialized, .timeLimit(.minutes(30)))
  struct KeyMessageTests {
    private func strokes(_ launch: Launch) -> [String] {
      launch.recorder.events.compactMap { event in
        switch event {
        case .key, .press, .hardwareKeyboard:
          event.description.replacing(#/ at [0-9.]+ s/#, with: "")
        default: nil
        }
      }
    }

    @Test func `keys arrive by place, with what they type and the modifiers`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(#"{"t":"keyboard","at":1000,"attached":true}"#)
        try client.send(
          #"{"t":"key","at":1001,"p":"began","u":4,"c":"A","i":"a","mods":\#(1 << 17)}"#)
        try client.send(#"{"t":"key","at":1002,"p":"began","u":4,"c":"A","i":"a","r":true}"#)
        try client.send(#"{"t":"key","at":1003,"p":"ended","u":4}"#)
        try client.send(#"{"t":"press","at":1004,"b":4,"p":"began"}"#)
        try client.send(#"{"t":"press","at":1005,"b":4,"p":"changed","f":0.5}"#)
        try client.send(#"{"t":"press","at":1006,"b":4,"p":"ended"}"#)
      }
      try await eventually { strokes(launch).count == 7 }
      #expect(
        strokes(launch) == [
          "keyboard: attached", "key: 04 began \"A\" with shift", "key: 04 repeated \"A\"",
          "key: 04 ended", "press: select began", "press: select changed force 0.5",
          "press: select ended",
        ])
      #expect(launch.host.anomalies == [:])
      let times = launch.recorder.events.compactMap(\.time)
      #expect(times == times.sorted())
    }

    @Test func `PK-30 keys that are down when a page goes are cancelled`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await elsewhere {
        try client.send(#"{"t":"key","at":1001,"p":"began","u":227,"mods":\#(1 << 20)}"#)
        try client.send(#"{"t":"key","at":1002,"p":"began","u":22,"c":"s","i":"s"}"#)
        try client.send(#"{"t":"press","at":1003,"b":2,"p":"began"}"#)
      }
      try await eventually { strokes(launch).count == 3 }
      client.raw.hangUp()
      try await launch.recorder.wait(for: "enterBackground")
      #expect(
        strokes(launch).suffix(3) == [
          "key: 16 cancelled", "key: e3 cancelled", "press: left cancelled",
        ])
    }

    @Test func `keys that cannot be are counted, the touch after them arrives`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      let long = String(repeating: "x", count: 65)
      try await elsewhere {
        try client.send(#"{"t":"key","at":1001,"p":"ended","u":4}"#)
        try client.send(#"{"t":"key","at":1001,"p":"began","u":4,"r":true}"#)
        try client.send(#"{"t":"key","at":1001,"p":"began","u":4}"#)
        try client.send(#"{"t":"key","at":1001,"p":"began","u":4}"#)
        try client.send(#"{"t":"press","at":1001,"b":3,"p":"changed","f":0.5}"#)
        try client.send(#"{"t":"press","at":1001,"b":3,"p":"ended"}"#)
        for usage in 5...40 {
          try client.send(#"{"t":"key","at":1002,"p":"began","u":\#(usage)}"#)
        }
        try client.send(#"{"t":"key","at":1003,"p":"began","u":70000}"#)
        try client.send(#"{"t":"key","at":1003,"p":"gone","u":4}"#)
        try client.send(#"{"t":"key","at":1003,"p":"began","u":41,"c":"\#(long)"}"#)
        try client.send(#"{"t":"press","at":1003,"b":9,"p":"began"}"#)
        try client.send(#"{"t":"press","at":1003,"b":4,"p":"began","f":2}"#)
        try client.send(contact(9001, "began", 1, 2, at: 1003))
      }
      try await launch.recorder.wait(for: "began 9001 1.0,2.0")
      #expect(
        launch.host.anomalies == [
          .keyNeverBegan: 4, .keyBeganTwice: 1, .tooManyKeys: 5, .malformedMessage: 5,
        ])
      #expect(strokes(launch).count == 32)
    }
  }
#endif
