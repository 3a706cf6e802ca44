// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import Porting

/// `Examples/Notes`, but for the rewriter, which has tests of its own.
@Suite("The sample project")
struct SampleProjectTests {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func port(_ project: String) throws -> (report: PortReport, output: Workspace) {
    let output = try Workspace()
    let input = Self.root.appendingPathComponent("Examples/Notes" + project).path
    let options = try PortOptions([input, "--output", output.path], responder: Self.root.path)
    let report = try PortCommand(options, rewriter: MarkingRewriter()) { _ in }.run()
    return (report, output)
  }

  @Test(arguments: ["/Notes.xcodeproj", ""])
  func `PT-10 the sample project is taken whole`(project: String) throws {
    let (report, _) = try port(project)
    #expect(report.targets.map(\.name) == ["Notes", "NotesTests"])
    #expect(report.targets.map(\.kind) == [.application, .tests])
    #expect(report.targets.map(\.files) == [8, 4])
    #expect(report.targets.map(\.tests) == [0, 19])
    #expect(report.blockers == [] && report.refusals == [])
  }

  @Test func `PT-5 the catalogue of the sample project is read`() throws {
    let (_, output) = try port("/Notes.xcodeproj")
    let text = try #require(output.text(of: "Sources/Notes/Notes.app/Assets.json"))
    for part in ["\"Icons/Done\"", "\"Note\"", "\"Paper\"", "\"reference\" : \"labelColor\""] {
      #expect(text.contains(part), "\(part)")
    }
    let german = output.text(of: "Sources/Notes/Notes.app/de.lproj/Localizable.strings")
    #expect(german?.contains("\"add\" = \"Hinzufügen\";") == true)
    let information = output.text(of: "Sources/Notes/Notes.app/Info.plist")
    #expect(information?.contains("org.example.Notes") == true)
  }

  @Test func `PT-18 the plugin gets files that lead to their originals`() throws {
    let space = try Workspace([
      "Sources/Kit/A.swift": "dynamic\n", "Sources/Kit/In/B.swift": "b\n",
      "Sources/Base/C.swift": "",
    ])
    let folder = space.path + "/Sources/Kit"
    let command = try RewriteCommand(
      ["Kit", folder, space.path + "/Out", "A.swift", "In/B.swift"]
        + ["--context", space.path + "/Sources/Base/C.swift"])
    var warnings: [String] = []
    try command.run(rewriter: MarkingRewriter()) { warnings.append($0) }
    #expect(warnings == ["\(folder)/A.swift:1: warning: dynamic: take it out"])
    let text = "#sourceLocation(file: \"\(folder)/In/B.swift\", line: 1)\nb\n// Kit 5 1"
    #expect(space.text(of: "Out/In+B.swift") == text)
    #expect(space.text(of: "Out/Port+Resources.swift") == SupportFile.text(for: []))
    #expect(throws: PortFailure.self) { try RewriteCommand(["Kit"]) }
    #expect(throws: PortFailure.self) {
      try RewriteCommand(["Kit", folder, space.path + "/Out", "Gone.swift"])
        .run(rewriter: MarkingRewriter()) { _ in }
    }
  }

  @Test func `PT-20 PT-21 tests measure and keep their windows, and other modules do not`() {
    let plain = SupportFile.text(for: ["import Foundation\n"])
    let tests = SupportFile.text(for: ["import Foundation\n", "import XCTest\n"])
    #expect(tests.hasPrefix(plain) && tests.contains("func measure(_ block: () -> Void)"))
    #expect(tests.contains("func makeKeyAndVisible()") && !plain.contains("XCTest"))
  }

  @Test func `PT-14 a tool is run, and each of its lines is told`() throws {
    var lines: [String] = []
    let run = try ToolRun.run(["printf", "a\\nb\\nc"]) { lines.append(String($0)) }
    #expect(run.status == 0 && run.output == "a\nb\nc" && lines == ["a", "b"])
    #expect(try ToolRun.run(["false"]) { _ in }.status != 0)
  }
}
