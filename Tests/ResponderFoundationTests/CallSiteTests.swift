// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
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
    let own: (String, Int) = ("/a/Sources/UIKitCore/View/V.swift", 3)
    let app: (String, Int) = ("/b/Sources/App/App.swift", 5)
    let tests: (String, Int) = ("/a/Tests/UIKitCoreTests/T.swift", 9)
    let nowhere: [(String, Int)] = [
      ("/b/App.swift", 0), ("<macro>/c", 7), ("Sources/M/V.swift", 4),
    ]
    #expect(CallSite.innermost([own, app]) == "/b/Sources/App/App.swift:5")
    #expect(CallSite.innermost([own, tests, app]) == "/a/Tests/UIKitCoreTests/T.swift:9")
    #expect(CallSite.innermost(nowhere + [app]) == "/b/Sources/App/App.swift:5")
    #expect(CallSite.innermost([own]) == nil && CallSite.innermost(nowhere) == nil)
  }

  @Test(arguments: [
    ("$s9UIKitCore6UIViewC7addSubviewyyF", true), ("$s19ResponderFoundation9violationyyF", true),
    ("$s9UIKitCoreXyF", true), ("$s9UIKitTalk4pageyyF", false), ("$s5MyAppAAyyF", false),
    ("$sSa9UIKitCoreE1fyyF", false), ("main", false), ("$s", false), ("$s99", false),
    ("$s99999999999999999999a", false), ("", false),
  ])
  func `AW-47 a name says whether a function is the library's`(symbol: String, isOwn: Bool) {
    #expect(CallSite.isOwn(symbol: symbol) == isOwn)
  }

  @Test func `AW-47 the library's modules are the folders of its sources`() throws {
    let sources = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let swift = folders.filter { folder in
      let files = FileManager.default.enumerator(atPath: sources.appending(path: folder).path)
      return files?.contains { ($0 as? String)?.hasSuffix(".swift") == true } ?? false
    }
    #expect(CallSite.modules == Set(swift))
  }
}
