// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@Suite("Gallery: what a script does to devices")
struct ScriptDeviceTests {
  @Test func `gallery headless is resized, dragged, pointed at and pressed by a script`() throws {
    let script = """
      resize 500 600
      drag 400 500 to 400 200 over 0.2
      wait 3
      hover 100 100
      hover 120 100
      hover out
      press select
      print tree
      """
    let run = try Executable.run(["--script", "-"], input: script)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("UIWindow (0 0; 500 600)"))
    let told = [
      "touch 1 began at (400.0, 500.0) in ", "touch 1 ended at (400.0, 200.0)",
      "home.list goes on to (0, ", "hover regionEntered in UIWindow#1",
      "hover regionMoved in UIWindow#1", "hover regionExited in UIWindow#1",
      "pressesBegan 1 → HomeController#1", "pressesEnded 1 → HomeController#1",
    ]
    let found = lines.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
      .compactMap { line in told.first(where: line.hasPrefix) }
    #expect(found == told)
  }

  @Test func `gallery headless puts a finger down once, and lifts one that is down`() throws {
    let twice = try Executable.run(["--script", "-"], input: "down 1 10 10\ndown 1 20 20")
    #expect(twice.status == 1 && twice.errors.contains("is down already"), "\(twice.errors)")
    let never = try Executable.run(["--script", "-"], input: "up 1")
    #expect(never.status == 1 && never.errors.contains("is not down"), "\(never.errors)")
  }
}
