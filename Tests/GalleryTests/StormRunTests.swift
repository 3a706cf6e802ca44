// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

/// Storms find mistakes that an application of the tests makes on purpose, and what they recorded is
/// cut down.
@Suite("Storms", .serialized)
struct StormRunTests {
  /// Storms that look for a mistake, and how long each is.
  private static let storms = 10
  private static let events = 1_500
  /// Events that the smallest recording of a mistake has at most.
  private static let mostEvents = 30

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("storm-\(UUID().uuidString).jsonl")

  private func made(_ suffix: String) -> URL { URL(fileURLWithPath: file.path + suffix) }

  private func clean() {
    for suffix in ["", ".min", ".script"] {
      try? FileManager.default.removeItem(at: made(suffix))
    }
  }

  /// Storms over the application that has a mistake, until one fails.
  private func storm(_ bug: String) throws -> Executable.Run {
    var run: Executable.Run?
    for seed in 1...Self.storms {
      clean()
      run = try Executable.run(
        ["--storm", "\(seed)", "--events", "\(Self.events)", "--record", file.path, bug],
        of: "PlantedBugs", environment: ["SWIFT_BACKTRACE": "enable=no"])
      if run?.status != 0 { break }
    }
    return try #require(run)
  }

  /// Mistakes, and what breaks by them; those that are found soon where each event takes longer.
  #if DEBUG
    private static let bugs = [
      ("leakedTouch", "leaked-touch"), ("firstResponder", "first-responder-outside"),
    ]
  #else
    private static let bugs = [
      ("lostCancel", "lost-cancel"), ("stuckRecognizer", "stuck-recognizer"),
      ("leakedTouch", "leaked-touch"), ("unbalancedAppearance", "unbalanced-appearance"),
      ("firstResponder", "first-responder-outside"),
    ]
  #endif

  @Test(arguments: bugs)
  func `a storm finds a broken invariant, and it is shrunk`(bug: String, name: String) throws {
    defer { clean() }
    let storm = try storm(bug)
    #expect(storm.status == 3, "\(storm.errors)")
    #expect(storm.errors.contains("Broken: \(name): "), "\(storm.errors)")
    let shrink = try Executable.run(["--shrink", file.path, bug], of: "PlantedBugs")
    #expect(shrink.status == 0, "\(shrink.errors)")
    #expect(shrink.output.hasPrefix("\(name) is broken: "), "\(shrink.output)")
    #expect(shrink.errors.contains("gestures left out: "))
    let small = try EventRecording(contentsOf: made(".min"))
    #expect(small.entries.count < Self.mostEvents, "\(shrink.output)")
    for (option, suffix) in [("--replay", ".min"), ("--script", ".script")] {
      let again = try Executable.run(
        [option, made(suffix).path, "--check", bug], of: "PlantedBugs")
      #expect(again.status == 3, "\(option): \(again.output)")
      #expect(again.errors.contains("Broken: \(name): "), "\(option): \(again.errors)")
    }
    // Without the mistake nothing of that is broken.
    let sound = try Executable.run(
      ["--replay", made(".min").path, "--check", "none"], of: "PlantedBugs")
    #expect(sound.status == 0, "\(sound.errors)")
  }

  @Test func `a storm that ends by a crash leaves a recording that is shrunk`() throws {
    defer { clean() }
    let storm = try storm("crash")
    #expect(storm.status == SIGILL || storm.status == SIGTRAP, "\(storm.errors)")
    let shrink = try Executable.run(["--shrink", file.path, "crash"], of: "PlantedBugs")
    #expect(shrink.status == 0, "\(shrink.errors)")
    #expect(shrink.output.hasPrefix("signal \(storm.status) "), "\(shrink.output)")
    let small = try EventRecording(contentsOf: made(".min"))
    #expect(small.entries.count < Self.mostEvents)
  }

  @Test func `a storm breaks nothing of an application without mistakes, twice the same`() throws {
    defer { clean() }
    var recordings: [EventRecording] = []
    for _ in 0..<2 {
      clean()
      let storm = try Executable.run(
        ["--storm", "3", "--events", "2000", "--record", file.path, "none"], of: "PlantedBugs")
      #expect(storm.status == 0, "\(storm.errors)")
      #expect(storm.output == "Storm 3: 2000 events, nothing broken\n")
      recordings.append(try EventRecording(contentsOf: file))
    }
    #expect(recordings[0].entries.count > 2000)
    #expect(recordings[0] == recordings[1])
    let replay = try Executable.run(["--replay", file.path, "--check"], of: "PlantedBugs")
    #expect(replay.status == 0, "\(replay.errors)")
    let shrink = try Executable.run(["--shrink", file.path], of: "PlantedBugs")
    #expect(shrink.status == 1)
    #expect(shrink.errors == "The recording \(file.path) does not fail: nothing is broken.\n")
  }

  @Test(arguments: [
    (["--storm", "often"], "--storm takes a number, which names the storm, not often.\n"),
    (["--events", "5"], "--events needs --storm.\n"),
    (
      ["--storm", "1", "--events", "0"],
      "--events takes a number from 1 to 1000000000, not 0.\n"
    ),
    (["--storm", "1", "--replay", "a"], "--storm and --replay exclude each other.\n"),
    (["--shrink", "a", "--script", "-"], "--shrink and --script exclude each other.\n"),
    (["--shrink", "a", "--record", "b"], "--shrink and --record exclude each other.\n"),
    (["--shrink", "a", "--host", "toaster"], "--shrink needs --host headless.\n"),
  ])
  func `a storm that cannot be is refused`(arguments: [String], message: String) throws {
    let run = try Executable.run(arguments)
    #expect(run.status == 2 && run.errors == message, "\(run.errors)")
  }
}
