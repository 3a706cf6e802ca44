// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

/// The same records give the same trace in every run: nothing that is told, written or drawn depends
/// on the seeds of hashes, which are others in every process.
@Suite("Gallery: every run alike", .serialized)
struct SeedTests {
  /// Processes a script; fewer where one takes five times as long.
  #if DEBUG
    private static let runs = 2
  #else
    private static let runs = 20
  #endif
  /// How many processes run at once.
  private static let pair = 2
  /// Lines of a script that are played, so that four hundred runs take half a minute.
  private static let lines = 8

  private static var scripts: [URL] {
    get throws {
      let walks = Executable.root.appendingPathComponent("Tests/Walks")
      let tour = Executable.root.appendingPathComponent("Examples/Gallery/Scripts/tour.script")
      return try FileManager.default.contentsOfDirectory(
        at: walks, includingPropertiesForKeys: nil
      ).filter {
        $0.pathExtension == "script" && $0.lastPathComponent.hasPrefix("gallery-")
      }.sorted { $0.path < $1.path } + [tour]
    }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("seeds-\(UUID().uuidString)")

  @Test(arguments: try scripts)
  func `an example prints the same trace under every hash seed`(script: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let played = folder.appendingPathComponent("played.script")
    let text = try String(contentsOf: script, encoding: .utf8)
    try text.split(separator: "\n", omittingEmptySubsequences: false).prefix(Self.lines)
      .joined(separator: "\n").write(to: played, atomically: true, encoding: .utf8)
    var first: String?
    for _ in 0..<Self.runs / Self.pair {
      let running = try (0..<Self.pair).map { try start(played, number: $0) }
      for one in running {
        one.process.waitUntilExit()
        #expect(one.process.terminationStatus == 0)
        let trace = try String(contentsOf: one.output, encoding: .utf8)
        guard let wanted = first else {
          #expect(trace.count > 500)
          first = trace
          continue
        }
        if trace != wanted { difference(trace, wanted) }
      }
    }
  }

  private func start(_ script: URL, number: Int) throws -> (process: Process, output: URL) {
    let output = folder.appendingPathComponent("trace-\(number).txt")
    try Data().write(to: output)
    let process = Executable.traced(["--script", script.path])
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    return (process, output)
  }

  /// Reports the first line that differs.
  private func difference(_ trace: String, _ wanted: String) {
    let (one, other) = (trace.split(separator: "\n"), wanted.split(separator: "\n"))
    let place = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset
    let line = place ?? min(one.count, other.count)
    Issue.record(
      """
      line \(line + 1) differs: \(one.dropFirst(line).first ?? "nothing")
      before it was: \(other.dropFirst(line).first ?? "nothing")
      """)
  }
}
