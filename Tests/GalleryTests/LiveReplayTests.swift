// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  /// The gallery in real time, shown to a page that is none, recorded and traced.
  private final class LiveRun {
    private let process: Process
    private let errors = Pipe()
    private let client: SocketClient
    private var unread = Data()
    /// What was traced so far.
    private(set) var trace: [String] = []

    init(recording file: URL) throws {
      process = Executable.traced(["--host", "web", "--port", "0", "--record", file.path])
      let output = Pipe()
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      // A run that never does what is waited for ends all the same.
      DispatchQueue.global().asyncAfter(deadline: .now() + Double(patience)) { [process] in
        if process.isRunning { process.terminate() }
      }
      var said = Data()
      while said.last != UInt8(ascii: "\n") {
        let part = output.fileHandleForReading.availableData
        if part.isEmpty { throw ClientError.closed }
        said += part
      }
      let words = String(decoding: said, as: UTF8.self).split(separator: " ")
      let address = try #require(words.first { $0.hasPrefix("http://") })
      let url = try #require(URL(string: String(address)))
      client = try SocketClient(
        port: try #require(url.port), token: url.path.replacingOccurrences(of: "/", with: ""))
      try client.send(
        """
        {"t":"hello","v":2,"now":\(Self.start),"visible":true,"screen":{"w":414,"h":896,"scale":2,\
        "fps":60,"orientation":"portrait","safe":[0,0,0,0]}}
        """)
    }

    /// What the page's clock shows when it says hello, in milliseconds.
    static let start = 1000.0

    /// Reports one finger, at a time of the page: one that is past comes in now.
    func finger(_ phase: String, _ x: Double, _ y: Double, at time: Double = start) throws {
      try client.send(
        """
        {"t":"contacts","at":\(time),"c":[{"id":1,"k":"finger","p":"\(phase)","s":[\(time),\(x),\(y)]}]}
        """)
    }

    func tap(_ x: Double, _ y: Double) throws {
      try finger("began", x, y)
      try finger("ended", x, y)
    }

    /// Waits until a line of the trace is like `pattern` that was not read before.
    func wait(for pattern: String) throws {
      while true {
        let line = try nextLine()
        trace.append(line)
        if line.contains(pattern) { return }
      }
    }

    private func nextLine() throws -> String {
      while true {
        if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
          defer { unread = Data(unread[(end + 1)...]) }
          return String(decoding: unread[..<end], as: UTF8.self)
        }
        let part = errors.fileHandleForReading.availableData
        if part.isEmpty { throw ClientError.closed }
        unread += part
      }
    }

    /// Ends the application in order and reads the rest of its trace.
    func end() throws {
      kill(process.processIdentifier, SIGTERM)
      while let line = try? nextLine() { trace.append(line) }
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && process.terminationReason == .exit)
    }

    func stop() { if process.isRunning { process.terminate() } }
  }

  @Suite("Gallery: a run in real time, replayed", .serialized)
  struct LiveReplayTests {
    private let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("live-\(UUID().uuidString).jsonl")

    @Test func `a run in a browser is replayed to the line of its trace`() throws {
      defer { try? FileManager.default.removeItem(at: file) }
      let run = try LiveRun(recording: file)
      defer { run.stop() }
      try run.wait(for: "activate")
      // A page is pushed in frames; a long press begins by a timer, and ends by the finger.
      try run.tap(207, 270)
      try run.wait(for: "GesturesPage#1 appeared")
      try run.finger("began", 200, 400)
      try run.wait(for: "Long press possible → began")
      try run.finger("ended", 200, 400)
      // One tap, for the second of which the recognizer waits in vain.
      try run.tap(210, 410)
      try run.wait(for: "Double tap possible → failed (no further tap")
      try run.tap(56, 22)
      try run.wait(for: "GesturesPage#1 disappeared")
      // A throw, which glides on for some frames, and another one into the glide.
      for throwing in 0..<2 {
        let start = LiveRun.start + Double(throwing) * 100
        for step in 0...6 {
          let phase = step == 0 ? "began" : step == 6 ? "ended" : "moved"
          let y = 700 - Double(min(step, 5)) * 30
          try run.finger(phase, 207, y, at: start + Double(step) * 16)
        }
        for _ in 0..<20 { try run.wait(for: "  turn ") }
      }
      try run.end()
      let recording = try EventRecording(contentsOf: file)
      let timers = try #require(recording.ticks).count { $0.cause == .timer }
      // Two of recognizers, and the frames of the glides, of which a busy machine shows few.
      #expect(recording.end != nil && timers > 4, "\(timers) timers")
      let replay = Executable.traced(["--replay", file.path])
      let (output, errors) = (Pipe(), Pipe())
      (replay.standardOutput, replay.standardError) = (output, errors)
      try replay.run()
      let replayed = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let complaints = errors.fileHandleForReading.readDataToEndOfFile()
      replay.waitUntilExit()
      #expect(replay.terminationStatus == 0 && complaints.isEmpty)
      let lines = replayed.split(separator: "\n").map(String.init)
      for (number, (now, before)) in zip(lines, run.trace).enumerated() where now != before {
        Issue.record("line \(number + 1) is \(now)\nand was \(before)")
        break
      }
      #expect(lines.count == run.trace.count)
    }
  }
#endif
