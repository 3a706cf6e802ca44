// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@Suite("Markdown")
struct MarkdownTests {
  private static let pages =
    [
      "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "Benchmarks/README.md",
      "Fuzz/README.md",
    ]
    + Repository.files(in: ["Documentation"], ending: "md")

  @Test func `the test in the README is a test that runs`() throws {
    let test = try Repository.text(of: "Tests/ReadmeTests/NoteTests.swift")
    let code = try #require(
      Repository.text(of: "README.md").firstMatch(of: /```swift\n((?s).*?)```/))
    #expect(test.hasSuffix("\n\n" + code.1), "make README.md and NoteTests.swift say the same")
  }

  @Test func `the path of an event is at most eight files, each with a section, in order`() throws {
    let lines = try Repository.text(of: "Documentation/ThePathOfAnEvent.md").split(separator: "\n")
    let rows = lines.compactMap {
      $0.firstMatch(of: #/^\| (\d) \| \[`.+`\]\(\.\./(Sources/.+\.swift)\)/#)
    }
    let sections = lines.compactMap { $0.firstMatch(of: #/^## (\d)\. /#) }
    #expect((1...8).contains(rows.count))
    #expect(rows.map { String($0.1) } == rows.indices.map { "\($0 + 1)" })
    #expect(sections.map { String($0.1) } == rows.map { String($0.1) })
    #expect(Set(rows.map { String($0.2) }).count == rows.count)
  }

  @Test func `every topic of the trace stands in the page of environment variables`() throws {
    let topics = try Repository.text(of: "Sources/UIKitHost/TraceTopic.swift")
      .matches(of: /\n  case (\w+)/).map { String($0.1) }
    let page = try Repository.text(of: "Documentation/EnvironmentVariables.md")
    let table = try #require(page.split(separator: "| topic | tells |").last)
    let listed = table.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    #expect(topics.count > 10)
    #expect(listed.sorted() == topics.sorted(), "add it to the table, where an event meets it")
  }

  @Test(arguments: pages)
  func `every link leads to a file`(page: String) throws {
    let folder = URL(filePath: page, relativeTo: Repository.root).deletingLastPathComponent()
    let dead = try Repository.text(of: page).matches(of: /\]\(([^)#\s]+)(?:#[^)]*)?\)/)
      .map { String($0.1) }
      .filter { !$0.contains("://") }
      .filter { !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    #expect(dead == [])
  }
}
