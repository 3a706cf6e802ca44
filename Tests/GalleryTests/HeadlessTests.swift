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
    #expect(run.output.contains("page.hits"))
  }

  @Test(arguments: [
    ("tap page.hits\nhop", 2, "line 2: hop is no command"),
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

  @Test func `gallery headless refuses options it does not know`() throws {
    let host = try Executable.run(["--host", "toaster"])
    #expect(host.status == 2)
    #expect(host.errors.hasPrefix("Unknown host toaster"))
    let script = try Executable.run(["--script", "/nowhere/at.all"])
    #expect(script.status == 2)
    #expect(script.errors.contains("cannot be read"))
  }
}
