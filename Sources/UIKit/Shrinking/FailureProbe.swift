// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// How a run of the application ended.
enum RunOutcome: Equatable, CustomStringConvertible {
  case sound
  /// An invariant is broken, by its name.
  case broken(String)
  /// A signal ended it.
  case crashed(signal: Int32)
  /// It did not end in time.
  case hung
  /// It could not be played.
  case refused(status: Int32)

  var description: String {
    switch self {
    case .sound: "nothing is broken"
    case .broken(let name): "\(name) is broken"
    case .crashed(let signal): "signal \(signal) (\(String(cString: strsignal(signal))))"
    case .hung: "it does not end"
    case .refused(let status): "it cannot be played (status \(status))"
    }
  }

  /// Whether that is what a storm looks for.
  var isFailure: Bool {
    switch self {
    case .broken, .crashed, .hung: true
    case .sound, .refused: false
    }
  }
}

/// Runs this application once more, in a process of its own, and says how it ended.
@MainActor
final class FailureProbe {
  /// The seconds of real time that a run may take, and the events that take one more.
  private static let patience = 60
  private static let eventsASecond = 200

  /// The words of the command line that are the application's own.
  private let words: [String]
  private let folder: URL
  /// Where the application keeps its state: each run gets a copy, and leaves the person's alone.
  private let saved: String
  private(set) var runs = 0

  init(_ arguments: [String]) throws {
    words = Self.words(of: arguments)
    saved = StateOptions.folder(arguments)
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("shrink-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { clean() }

  /// Leaves nothing behind; for a process that ends before the probe goes.
  nonisolated func clean() { try? FileManager.default.removeItem(at: folder) }

  /// A command line without its first word and without the option to shrink.
  private static func words(of arguments: [String]) -> [String] {
    var words = Array(arguments.dropFirst())
    if let place = words.firstIndex(of: ShrinkRun.option) {
      words.removeSubrange(place..<min(place + 2, words.count))
    } else {
      words.removeAll { $0.hasPrefix(ShrinkRun.option + "=") }
    }
    return words
  }

  /// How a replay of `recording` ends.
  func outcome(of recording: EventRecording) throws -> RunOutcome {
    let file = folder.appendingPathComponent("candidate")
    try recording.write(to: file)
    let steps = recording.entries.count + (recording.ticks?.count ?? 0)
    return try run(ReplayRun.option, file.path, steps: steps)
  }

  /// How a script ends.
  func outcome(ofScript script: String) throws -> RunOutcome {
    let file = folder.appendingPathComponent("script")
    try Data(script.utf8).write(to: file)
    let lines = script.utf8.count { $0 == UInt8(ascii: "\n") }
    return try run(HeadlessRun.option, file.path, steps: lines)
  }

  private func run(_ option: String, _ file: String, steps: Int) throws -> RunOutcome {
    runs += 1
    let errors = folder.appendingPathComponent("errors")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    // First, for of two the first counts.
    process.arguments =
      [
        option, file, RunChecker.option, HostChoice.option, "headless",
        StateOptions.folderOption, try freshState(),
      ] + words
    var environment = ProcessInfo.processInfo.environment
    // Neither a trace nor the story of a crash, which takes seconds, is wanted here.
    environment[TracePrinter.variable] = ""
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    let sink = try FileHandle(forWritingTo: errors)
    process.standardError = sink
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    let patience = Self.patience + steps / Self.eventsASecond
    guard ended.wait(timeout: .now() + .seconds(patience)) == .success else {
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
      return .hung
    }
    try sink.close()
    if process.terminationReason == .uncaughtSignal {
      return .crashed(signal: process.terminationStatus)
    }
    switch process.terminationStatus {
    case HeadlessRun.Status.success.rawValue: return .sound
    case HeadlessRun.Status.broken.rawValue:
      return .broken(Self.name(in: String(decoding: try Data(contentsOf: errors), as: UTF8.self)))
    case let status: return .refused(status: status)
    }
  }

  /// A folder with the state that the person left: each run begins with the same.
  private func freshState() throws -> String {
    let state = folder.appendingPathComponent("state").path
    try? FileManager.default.removeItem(atPath: state)
    if let kept = try StateFile(folder: saved).read() { try StateFile(folder: state).write(kept) }
    return state
  }

  /// The invariant that a run said was broken.
  private static func name(in errors: String) -> String {
    let line = errors.split(separator: "\n").last { $0.hasPrefix(RunChecker.mark) } ?? ""
    return String(line.dropFirst(RunChecker.mark.count).prefix { $0 != ":" })
  }
}
