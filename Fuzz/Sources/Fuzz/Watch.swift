// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import FuzzTargets

/// Runs each target in a process of its own, says how far it is, and keeps the input that ended it.
@MainActor
struct Watch {
  /// Seconds between two lines.
  private static let interval = 2.0
  /// Seconds after which an input is taken to hang.
  private static let patience = 30.0

  private let options: Options
  private let scratch = NSTemporaryDirectory() + "fuzz-\(getpid())"

  init(_ options: Options) { self.options = options }

  /// The folder of a worker with such notes, which goes when it has ended.
  static func scratch(of notes: String) -> String { notes + ".folder" }

  func run() throws -> Int32 {
    var isFine = true
    for target in options.targets { isFine = try run(target) && isFine }
    return isFine ? 0 : 1
  }

  private func run(_ target: any FuzzTarget.Type) throws -> Bool {
    defer {
      unlink(scratch)
      try? FileManager.default.removeItem(atPath: Self.scratch(of: scratch))
    }
    let notes = try NotePad(scratch)
    let worker = try start(target)
    let clock = ContinuousClock()
    let start = clock.now
    var (last, progress, line) = (0, clock.now, clock.now)
    while worker.isRunning {
      usleep(50_000)
      let now = clock.now
      if notes.count != last { (last, progress) = (notes.count, now) }
      if progress.duration(to: now) > .seconds(Self.patience) {
        say("\(target.name): an input takes longer than \(Int(Self.patience)) s")
        kill(worker.processIdentifier, SIGKILL)
      }
      if line.duration(to: now) >= .seconds(Self.interval) {
        line = now
        tell(target, notes, start.duration(to: now))
      }
    }
    worker.waitUntilExit()
    tell(target, notes, start.duration(to: clock.now))
    if worker.terminationReason == .exit, worker.terminationStatus == 0 { return true }
    if worker.terminationReason == .uncaughtSignal {
      say("\(target.name): ended by signal \(worker.terminationStatus)")
    }
    if options.input == nil { try keep(notes.input, of: target) }
    return false
  }

  private func start(_ target: any FuzzTarget.Type) throws -> Process {
    let worker = Process()
    worker.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    worker.arguments =
      [
        target.name, "--notes", scratch, "--seconds", "\(options.seconds)", "--seed",
        "\(options.seed)", "--corpus", options.corpus,
      ] + (options.input.map { ["--input", $0] } ?? [])
    // A profile of a worker that was killed is of no use, and one for each run is a waste.
    var environment = ProcessInfo.processInfo.environment
    environment["LLVM_PROFILE_FILE"] = "/dev/null"
    worker.environment = environment
    try worker.run()
    return worker
  }

  private func tell(_ target: any FuzzTarget.Type, _ notes: NotePad, _ time: Duration) {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let rate = Int(Double(notes.count) / max(seconds, 0.001))
    var line = "\(target.name): \(Int(seconds)) s, \(notes.count) inputs, \(rate)/s"
    if notes.edges > 0 { line += ", \(notes.edges) edges, \(notes.kept) kept" }
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }

  private func keep(_ input: [UInt8], of target: any FuzzTarget.Type) throws {
    let folder = options.findings + "/" + target.name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // FNV-1a: the same input has the same name.
    let hash = input.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let path = folder + "/" + String(hash, radix: 16)
    try Data(input).write(to: URL(fileURLWithPath: path))
    say("\(target.name): kept as \(path); Scripts/fuzz \(target.name) --input \(path)")
  }
}
