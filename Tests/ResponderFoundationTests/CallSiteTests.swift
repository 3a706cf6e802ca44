// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import ResponderFoundation
import Testing

@Suite("Where a program called the library")
struct CallSiteTests {
  @Test func `AW-47 the innermost call from outside is told with its line`() {
    let line: Int = #line + 1
    let site = CallSite.outsideLibrary()
    // Without information for debuggers nothing is told rather than something wrong.
    #expect(site == nil || site == "\(#filePath):\(line)")
  }

  @Test func `AW-47 what is not the program's own is passed over`() {
    let own = ("/a/Sources/M/V.swift", 3)
    let (app, tests) = (("/b/App.swift", 5), ("/a/Tests/M/T.swift", 9))
    #expect(CallSite.innermost([own, ("/a/Sources/N/W.swift", 4), app]) == "/b/App.swift:5")
    #expect(CallSite.innermost([own, tests, app]) == "/a/Tests/M/T.swift:9")
    #expect(
      CallSite.innermost([own, ("/b/App.swift", 0), ("<macro>/c", 7), app]) == "/b/App.swift:5")
    #expect(
      CallSite.innermost([own, ("Sources/M/V.swift", 4), ("<unknown>", 7), app])
        == "/b/App.swift:5")
    #expect(CallSite.innermost([own]) == nil && CallSite.innermost([]) == nil)
  }
}
