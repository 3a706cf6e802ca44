// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("A page is shaken", .serialized, .timeLimit(.minutes(30)))
  struct MotionTests {
    /// Messages of an accelerometer that is shaken from `start` to `end`, in seconds of the page.
    nonisolated static func shaking(
      until end: Double, from start: Double = 1, first: Double = 0
    ) -> [String] {
      let frame = 1.0 / 60
      return stride(from: first, to: end, by: 2 * frame).map { time in
        let samples = [time, time + frame].map { time in
          let push = time < start ? 0 : 3 * sin(2 * .pi * 3.5 * (time - start))
          return "[\(time * 1000),\(push),0.1,1]"
        }
        return #"{"t":"motion","s":[\#(samples.joined(separator: ","))]}"#
      }
    }

    /// A hello of a page that has been open for longer than the messages last.
    private func open(_ launch: Launch) async throws -> SocketClient {
      try await launch.page(hello.replacingOccurrences(of: #""now":1000"#, with: #""now":60000"#))
    }

    private func shakes(_ launch: Launch) -> [ShakePhase] {
      launch.recorder.events.compactMap { if case .shake(let phase, _) = $0 { phase } else { nil } }
    }

    @Test func `MO-2 samples become a shake that begins and ends`() async throws {
      let launch = try Launch()
      let client = try await open(launch)
      try await elsewhere {
        for message in Self.shaking(until: 2.5) { try client.send(message) }
        try client.send(#"{"t":"motion","s":[[2600,0,0,1],[2800,0,0,1],[3000,0,0,1]]}"#)
        try client.send(#"{"t":"motion","s":[[3100,0,0,1]]}"#)
      }
      try await eventually { shakes(launch).count == 2 }
      #expect(shakes(launch) == [.began, .ended])
      #expect(launch.host.anomalies == [:])
    }

    @Test func `MO-5 a page that goes while it is shaken cancels the shake`() async throws {
      let launch = try Launch()
      let client = try await open(launch)
      try await elsewhere { for message in Self.shaking(until: 2) { try client.send(message) } }
      try await eventually { shakes(launch) == [.began] }
      client.raw.hangUp()
      try await launch.recorder.wait(for: "enterBackground")
      #expect(shakes(launch) == [.began, .cancelled])
      let times = launch.recorder.events.compactMap(\.time)
      #expect(times == times.sorted())
    }

    @Test(arguments: [false, true])
    func `MO-20 tilts are told while they are asked for`(isAsked: Bool) async throws {
      let launch = try Launch()
      launch.host.reportTilts(isAsked)
      let client = try await open(launch)
      try await elsewhere {
        for (start, side) in [(0, 0.0), (1000, 0.5)] {
          let samples = (0..<50).map { "[\(start + 20 * $0),\(side),0,1]" }.joined(separator: ",")
          try client.send(#"{"t":"motion","s":[\#(samples)]}"#)
        }
        try client.send(contact(9001, "began", 1, 2, at: 59000))
      }
      try await launch.recorder.wait(for: "began 9001 1.0,2.0")
      let tilts = launch.recorder.events.contains { if case .tilt = $0 { true } else { false } }
      #expect(tilts == isAsked && launch.host.anomalies == [:])
    }

    @Test func `samples that cannot be are counted, the touch after them arrives`() async throws {
      let launch = try Launch()
      let client = try await open(launch)
      try await elsewhere {
        try client.send(#"{"t":"motion","s":[[1000,0,0,1],[900,0,0,1],[1100,1e7,0,1]]}"#)
        try client.send(#"{"t":"motion","s":[[1000,0,0]]}"#)
        try client.send(#"{"t":"motion","s":[[1e400,0,0,1]]}"#)
        try client.send(#"{"t":"motion","s":[]}"#)
        try client.send(contact(9001, "began", 1, 2, at: 59000))
      }
      try await launch.recorder.wait(for: "began 9001 1.0,2.0")
      #expect(launch.host.anomalies[.impossibleMotion] == 2)
      #expect(launch.host.anomalies[.malformedMessage] == 2)
      #expect(shakes(launch).isEmpty)
    }

    @Test func `more samples than a second of a sensor are refused`() throws {
      let many = Array(repeating: "[1,0,0,1]", count: 513).joined(separator: ",")
      #expect(throws: PageMessage.Malformed.tooMany) {
        try PageMessage.decode(Data(#"{"t":"motion","s":[\#(many)]}"#.utf8))
      }
    }

    @Test func `samples that wait for the main actor become one arrival`() throws {
      let inbox = Inbox(capacity: 4)
      for step in 0..<600 {
        let sample = AccelerometerSample(time: Double(step), x: 0, y: 0, z: 1)
        _ = inbox.append(.message(.motion([sample]), at: Double(step)))
      }
      let arrivals = inbox.takeAll().arrivals
      let times = arrivals.flatMap { arrival -> [Double] in
        guard case .message(.motion(let samples), _) = arrival else { return [] }
        return samples.map(\.time)
      }
      #expect(arrivals.count == 2)
      #expect(times == (0..<600).map(Double.init))
    }
  }
#endif
