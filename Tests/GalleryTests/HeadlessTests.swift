// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@Suite("Gallery: headless runs", .serialized)
struct HeadlessTests {
  @Test func `gallery headless prints its views`() throws {
    let run = try Executable.run(["--host", "headless"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("UIWindow (0 0; 414 896)\n"), "\(run.output)")
    #expect(run.output.contains("page.chain"))
  }

  @Test func `gallery headless plays its sample script as recorded`() throws {
    let scripts = Executable.root.appendingPathComponent("Examples/Gallery/Scripts")
    let script = scripts.appendingPathComponent("tour.script")
    let recorded = scripts.appendingPathComponent("tour.output")
    let run = try Executable.run(["--host", "headless", "--script", script.path])
    #expect(run.status == 0, "\(run.errors)")
    if ProcessInfo.processInfo.environment["REBASELINE"] != nil {
      try run.output.write(to: recorded, atomically: true, encoding: .utf8)
    }
    let wanted = try String(contentsOf: recorded, encoding: .utf8).split(separator: "\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.difference(from: wanted).isEmpty)
  }

  /// What a script's line makes the delegates and the application's own views do.
  @Test func `gallery headless shakes, listens to headsets, and takes up what it is given`() throws
  {
    let tiles = (0..<36).map { "\($0 % 3)" }.joined(separator: ", ")
    let script = """
      remote play
      shortcut gallery.none
      restore gallery.unknown page 3
      restore gallery.mosaic tiles \(tiles) changes 7
      print tree
      tap back
      scroll home.list by 0 2000
      tap page.player
      remote togglePlayPause
      remote nextTrack
      print tree
      shake for 11
      """
    let run = try Executable.run(["--script", "-"], input: script)
    #expect(run.status == 0, "\(run.errors)")
    let parts = run.output.components(separatedBy: "> print tree\n")
    let last = try #require(parts.last)
    #expect(parts.count == 3 && parts[1].contains("document.count \"7 changes\""))
    #expect(last.contains("player.title \"Hit Test\""), "\(last)")
    let motion = last.split(separator: "\n").filter { $0.contains("motion ") }
    #expect(motion.map { $0.split(separator: " ").last } == ["began", "cancelled"], "\(motion)")
  }

  /// A pipe has no size and can be read once, which is how shells hand over what a command prints.
  @Test func `gallery headless reads its script from a pipe`() throws {
    let pipe = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: pipe) }
    try #require(mkfifo(pipe.path, 0o600) == 0)
    Thread.detachNewThread {
      guard let file = FileHandle(forWritingAtPath: pipe.path) else { return }
      try? file.write(contentsOf: Data("print tree\n".utf8))
      try? file.close()
    }
    let run = try Executable.run(["--script", pipe.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("> print tree\nUIWindow (0 0; 414 896)\n"))
  }

  @Test func `gallery headless types what no key types as an input method does`() throws {
    let script = """
      scroll home.list by 0 400
      tap page.form
      tap form.name
      type "Zoë 日本"
      tap form.password
      type secret
      print tree
      """
    let run = try Executable.run(["--script", "-"], input: script)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("form.name \"Zoë 日本\""), "\(run.output.suffix(4000))")
    #expect(run.output.contains("form.password \"••••••\""))
    let nowhere = try Executable.run(["--script", "-"], input: "type 日")
    #expect(nowhere.status == 1)
    #expect(
      nowhere.errors
        == "-, line 1: no key types 日, and there is no first responder that takes a text\n")
  }

  @Test(arguments: [
    ("tap page.chain\nhop", 2, "line 2: hop is no command"),
    ("lifecycle terminate\nprint tree\ntap page.chain", 1, "line 3: the application has ended"),
    ("tap nowhere", 1, "line 1: no visible view has the identifier nowhere"),
    ("up 1", 1, "line 1: finger 1 is not down"),
  ])
  func `gallery headless names the line that is wrong`(
    script: String, status: Int32, message: String
  ) throws {
    let run = try Executable.run(["--script", "-"], input: script)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `gallery headless says that its output cannot be written, and ends`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    defer { try? full.close() }
    for arguments in [["--host", "headless"], ["--script", "-"], ["--help"]] {
      let run = try Executable.run(arguments, input: "print tree", output: full)
      #expect(run.status == 1)
      #expect(run.errors == "The output cannot be written.\n")
    }
  }

  @Test func `gallery headless refuses options it does not know`() throws {
    let host = try Executable.run(["--host", "toaster"])
    #expect(host.status == 2)
    #expect(host.errors.hasPrefix("Unknown host toaster"))
    let script = try Executable.run(["--script", "/nowhere/at.all"])
    #expect(script.status == 2)
    #expect(script.errors.contains("cannot be read"))
  }
}
