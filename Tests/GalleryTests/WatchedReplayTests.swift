// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  /// The gallery as a replay that the inspector's page leads to and fro; what it traces goes into a
  /// file.
  private final class WatchedRun {
    private let process: Process
    private let port: Int
    private let token: String
    private let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("watched-\(UUID().uuidString).trace")

    init(_ file: URL) throws {
      process = Executable.traced(["--replay", file.path, "--host", "web", "--port", "0"])
      let output = Pipe()
      process.standardOutput = output
      try Data().write(to: errors)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      // A run that never answers ends all the same.
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
      let url = try #require(
        words.first { $0.hasPrefix("http://") }.flatMap { URL(string: String($0)) })
      #expect(
        String(decoding: said, as: UTF8.self)
          == "Gallery replays \(file.path) at \(url) — open it in a browser, then /inspector beside "
          + "it; Ctrl-C ends it.\n")
      port = try #require(url.port)
      token = url.path.replacingOccurrences(of: "/", with: "")
    }

    /// What the application answers; the word of its launch is left out.
    func ask(_ question: String) throws -> String {
      let client = try RawClient(port: port)
      client.send(
        "GET /inspector/\(question) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n"
          + "Authorization: Bearer \(token)\r\n\r\n")
      let answer = try client.readAll()
      let body = try #require(answer.firstRange(of: "\r\n\r\n")).upperBound
      return String(answer[body...]).replacing(#/"run":"[0-9a-f]+"/#, with: "")
    }

    /// Leads it to a moment, and says what it answers to all questions there.
    func answers(at moment: Int) throws -> [String] {
      let standing = try ask("replay?moment=\(moment)")
      #expect(standing.contains("\"moment\":\(moment),"), "\(standing)")
      return try [
        "replay", "tree", "hit?x=200&y=400", "first-responder", "responder?id=3", "events",
      ]
      .map(ask)
    }

    /// Ends it in order, and gives the lines of its trace.
    func end() throws -> [Substring] {
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0 && process.terminationReason == .exit)
      return String(decoding: try Data(contentsOf: errors), as: UTF8.self).split(separator: "\n")
    }

    func clean() {
      if process.isRunning { process.terminate() }
      try? FileManager.default.removeItem(at: errors)
    }
  }

  @Suite("Gallery: a replay to and fro", .serialized)
  struct WatchedReplayTests {
    private static let recording = Executable.root
      .appendingPathComponent("Tests/Recordings/form-1.jsonl")
    /// The launch, the events, and the end.
    private static let last = 9

    @Test func `there and back it is the same, and so is a replay of what came until then`() throws
    {
      let run = try WatchedRun(Self.recording)
      defer { run.clean() }
      // A long press has begun by the fourth event; by the eighth its page is gone again.
      let there = try run.answers(at: 4)
      let later = try run.answers(at: 8)
      #expect(there != later && there.allSatisfy { !$0.isEmpty })
      #expect(there[0].contains("\"event\":4,"), "\(there[0])")
      #expect(there[5].contains("Long press"), "\(there[5])")
      let back = try run.answers(at: 4)
      #expect(back == there)
      _ = try run.ask("replay?moment=0")
      let again = try run.answers(at: 4)
      #expect(again == there)
      _ = try run.end()

      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("cut-\(UUID().uuidString).jsonl")
      defer { try? FileManager.default.removeItem(at: file) }
      var cut = try EventRecording(contentsOf: Self.recording)
      cut.entries = Array(cut.entries.prefix(4))
      cut.end = nil
      try cut.write(to: file)
      let straight = try WatchedRun(file)
      defer { straight.clean() }
      #expect(try straight.answers(at: 4).dropFirst() == there.dropFirst())
      _ = try straight.end()
    }

    @Test func `the way through it is the run without a screen, to the line of its trace`() throws {
      let headless = Executable.traced(["--replay", Self.recording.path])
      let output = Pipe()
      headless.standardOutput = output
      try headless.run()
      let wanted = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self
      ).split(separator: "\n")
      headless.waitUntilExit()
      #expect(wanted.count > 100)

      let run = try WatchedRun(Self.recording)
      defer { run.clean() }
      for moment in 0...Self.last { _ = try run.answers(at: moment) }
      let lines = try run.end()
      for (number, (line, before)) in zip(lines, wanted).enumerated() where line != before {
        Issue.record("line \(number + 1) is \(line)\nand was \(before)")
        break
      }
      #expect(lines.count == wanted.count)
    }

    @Test func `a moment that there is not is answered with those that there are`() throws {
      let run = try WatchedRun(Self.recording)
      defer { run.clean() }
      #expect(
        try run.ask("replay?moment=10") == "This replay has the moments 0 to \(Self.last).\n")
      #expect(try run.ask("replay?moment=-1").hasPrefix("A replay goes to a moment, from 0"))
      #expect(try run.ask("replay?time=1.5").contains("\"moment\":3,"))
      #expect(try run.ask("replay?time=1e6").contains("\"moment\":\(Self.last),"))
      _ = try run.end()
    }

    #if Pictures
      @Test func `a picture of a replay in a browser is refused`() throws {
        let run = try Executable.run(
          ["--replay", "nowhere", "--host", "web", "--screenshot", "a.png"])
        #expect(run.status == 2 && run.errors == "--screenshot needs --host headless.\n")
      }
    #endif

    @Test(arguments: [
      (["--check"], "--check needs --host headless.\n"),
      (["--record", "a"], "--replay and --record need --host headless.\n"),
    ])
    func `what a replay in a browser cannot do is said`(words: [String], message: String) throws {
      let run = try Executable.run(["--replay", "nowhere", "--host", "web"] + words)
      #expect(run.status == 2 && run.errors == message, "\(run.errors)")
    }

    @Test func `what is no recording ends it before it begins`() throws {
      let run = try Executable.run(["--replay", "/nowhere/at.all", "--host", "web"])
      #expect(run.status == 2 && run.output == "")
      #expect(run.errors == "The recording /nowhere/at.all cannot be read.\n")
    }
  }
#endif
