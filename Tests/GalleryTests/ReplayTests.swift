// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("Gallery: record and replay", .serialized)
struct ReplayTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("replay-\(UUID().uuidString).jsonl")

  @Test func `a recorded tour prints the same lines when it is replayed`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let script = Executable.root.appendingPathComponent("Examples/Gallery/Scripts/tour.script")
    let tour = try Executable.run(["--script", script.path, "--record", file.path])
    #expect(tour.status == 0, "\(tour.errors)")
    let replay = try Executable.run(["--replay", file.path])
    #expect(replay.status == 0, "\(replay.errors)")
    let wanted = events(tour.output)
    #expect(wanted.count > 100)
    #expect(events(replay.output) == wanted)
  }

  /// The lines of a trace; what a script itself prints is none.
  private func events(_ output: String) -> [Substring] {
    output.split(separator: "\n").filter { $0.prefixMatch(of: /^ +[0-9]+\.[0-9]{4} [ ]/) != nil }
  }

  @Test func `a recording of the first form is replayed as what was recorded`() throws {
    let recordings = Executable.root.appendingPathComponent("Tests/Recordings")
    func run(_ option: String, _ name: String) throws -> [Substring] {
      let run = try Executable.run([option, recordings.appendingPathComponent(name).path])
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      return events(run.output)
    }
    let scripted = try run("--script", "form-1.script")
    #expect(scripted.contains { $0.contains("Long press possible → began") })
    #expect(try run("--replay", "form-1.jsonl") == scripted)
  }

  @Test func `what drifts for ever breaks nothing`() throws {
    let script = Executable.root.appendingPathComponent("Tests/Recordings/drift.script").path
    let run = try Executable.run(["--script", script, "--check"])
    #expect(run.status == 0, "\(run.errors)")
    let places = run.output.split(separator: "\n").filter { $0.hasSuffix("dynamics.box") }
    #expect(places.count == 2 && places.first != places.last, "\(places)")
  }

  @Test func `a replay is inspected when the run was, and says so`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let script = Executable.root.appendingPathComponent("Tests/Recordings/form-1.script").path
    let name = file.path
    for (given, other, answer) in [
      (["--inspect"], [], "\(name) was recorded with --inspect; so it is replayed.\n"),
      ([], ["--inspect"], "\(name) was recorded without --inspect; so it is replayed.\n"),
    ] {
      try? FileManager.default.removeItem(at: file)
      let run = try Executable.run(["--script", script, "--record", name] + given)
      #expect(run.status == 0, "\(run.errors)")
      let wanted = events(run.output)
      #expect(wanted.count > 50)
      let same = try Executable.run(["--replay", name] + given)
      #expect(events(same.output) == wanted && same.errors == "")
      let replay = try Executable.run(["--replay", name] + other)
      #expect(events(replay.output) == wanted && replay.errors == answer)
    }
    try? FileManager.default.removeItem(at: file)
    // Nothing is there to be restored.
    let state = file.path + ".state"
    defer { try? FileManager.default.removeItem(atPath: state) }
    let plain = try Executable.run(
      ["--script", script, "--record", name, "--restore"], environment: ["UIKIT_STATE_DIR": state])
    #expect(plain.status == 0, "\(plain.errors)")
    let replay = try Executable.run(["--replay", name])
    #expect(
      replay.errors
        == "\(name) was recorded with --restore, so it may go another way.\n")
  }

  @Test func `a recording is its maker's alone, replaces nothing, and tells if it was cut`() throws
  {
    let link = file.appendingPathExtension("link")
    defer { for made in [file, link] { try? FileManager.default.removeItem(at: made) } }
    let first = try Executable.run(["--host", "headless", "--record", file.path])
    #expect(first.status == 0, "\(first.errors)")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let recorded = try Data(contentsOf: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    for name in [file.path, link.path] {
      let again = try Executable.run(["--host", "headless", "--record", name])
      #expect(again.status == 2)
      #expect(
        again.errors == "The recording \(name) cannot be written: open \(name): File exists\n")
    }
    #expect(try Data(contentsOf: file) == recorded)
    let whole = try Executable.run(["--replay", file.path])
    #expect(whole.status == 0 && whole.errors == "")
    // The line that ends the run, without the end of its line.
    try recorded.dropLast().write(to: file)
    let cut = try Executable.run(["--replay", file.path])
    #expect(cut.status == 0)
    #expect(
      cut.errors
        == "\(file.path) was cut: the line that ends a run is missing, and more may have "
        + "happened.\n")
  }

  @Test func `what is no recording ends the run before it begins`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("tap 1 2\n".utf8).write(to: file)
    let wrong = try Executable.run(["--replay", file.path])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("line 1: not a line of a recording"), "\(wrong.errors)")
    let missing = try Executable.run(["--replay", "/nowhere/at.all"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("cannot be read"))
    let unwritable = try Executable.run(["--host", "headless", "--record", "/nowhere/at.all"])
    #expect(unwritable.status == 2)
    #expect(unwritable.errors.contains("cannot be written"))
    let both = try Executable.run(["--replay", file.path, "--script", "-"])
    #expect(both.status == 2)
  }

  @MainActor
  @Test func `a test replays what another generator recorded`() throws {
    let first = try GalleryDriver(page: "page.controls")
    _ = first.generator.trace
    let recording = try first.generator.recording {
      try first.generator.fingerTap(at: CGPoint(x: 200, y: 300))
      try first.generator.fingerDrag(
        from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.2)
      try first.generator.wait(2)
    }
    let recorded = first.generator.trace
    let second = try GalleryDriver(page: "page.controls")
    _ = second.generator.trace
    second.generator.replay(try EventRecording(data: recording.data()))
    #expect(second.generator.trace == recorded)
    #expect(recorded.contains { $0.hasPrefix("delivery: ") })
  }
}
