// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing
import XcodeProject

@testable import Porting

@Suite("Packages that are written")
struct PorterTests {
  private func space() throws -> Workspace {
    try Workspace([
      "Notes/App.swift": "@main\nstruct App {}\n", "Notes/Inner/View.swift": "dynamic\n",
      "Notes/Map.swift": "import UIKit\nimport MapKit\n", "Notes/data.json": "{}",
      "Notes/de.lproj/Localizable.strings": "a = \"A\";",
      "Notes/A.xcassets/ink.colorset/Contents.json":
        "{\"colors\": [{\"color\": {\"components\": {\"white\": \"1.0\"}}}]}",
      "NotesTests/T.swift": "import XCTest\nfunc testA() {}\n  func testB() {}\n",
    ])
  }

  private func port(_ space: Workspace, to output: String = "Out") throws -> PortReport {
    var options = try PortOptions(
      [space.path, "--output", space.path + "/../" + output], responder: "/responder")
    options.module = "Notes"
    var report: PortReport?
    options.output = space.path + "-out/" + output
    report = try PortCommand(options, rewriter: MarkingRewriter()) { _ in }.run()
    return try #require(report)
  }

  @Test func `PT-12 the report tells what became of everything`() throws {
    let space = try space()
    defer { try? FileManager.default.removeItem(atPath: space.path + "-out") }
    let report = try port(space)
    let kinds = report.targets.map { [$0.files, $0.changedFiles, $0.resources, $0.tests] }
    #expect(kinds == [[2, 2, 3, 0], [1, 1, 0, 2]])
    #expect(report.blockers.map { "\($0.path):\($0.line ?? 0)" } == ["Notes/Map.swift:2"])
    #expect(report.findings.map(\.construct) == ["dynamic"])
    let markdown = report.markdown
    for part in [
      "3 files taken, 1 left out, 1 places to write otherwise, 2 tests.",
      "### import MapKit (1)\n\n- `Notes/Map.swift:2`:", "### dynamic (1)",
      "| Notes | application | 2 | 2 | 3 | 0 |",
    ] {
      #expect(markdown.contains(part), "\(part)")
    }
    let read = try JSONDecoder().decode(PortReport.self, from: report.json())
    #expect(read == report)
  }

  @Test func `PT-11 a file that the project names and that is not there is told of`() throws {
    let space = try Workspace([
      "N.xcodeproj/project.pbxproj": """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (A); };
        G = {isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        FB = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (FB); };
        A = {isa = PBXNativeTarget; name = N; buildPhases = (S);
          productType = "com.apple.product-type.application"; };
      }; rootObject = P; }
      """
    ])
    defer { try? FileManager.default.removeItem(atPath: space.path + "-out") }
    var options = try PortOptions([space.path + "/N.xcodeproj"], responder: "/responder")
    options.output = space.path + "-out"
    let report = try PortCommand(options, rewriter: MarkingRewriter()) { _ in }.run()
    #expect(
      report.blockers.map { "\($0.path): \($0.construct)" }
        == ["Gone.swift: file that is not there"])
  }

  @Test func `PT-15 what reads no manifest is told of`() throws {
    let space = try Workspace(["Package.swift": "// swift-tools-version: 6.2\nlet nothing = 1\n"])
    let options = try PortOptions([space.path], responder: "/responder")
    #expect(throws: PortFailure.self) {
      try PortCommand(options, rewriter: MarkingRewriter()) { _ in }.run()
    }
  }

  @Test func `PT-7 files, resources and the way to them are written`() throws {
    let space = try space()
    defer { try? FileManager.default.removeItem(atPath: space.path + "-out") }
    _ = try port(space)
    let names = try FileManager.default.subpathsOfDirectory(atPath: space.path + "-out/Out")
      .filter { !$0.hasSuffix("Sources") && $0.contains(".") }
    let files = names.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: space.path + "-out/Out/" + name, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
    #expect(
      files.sorted() == [
        "Package.swift", "Port-Report.json", "Port-Report.md", "Sources/Notes/App.swift",
        "Sources/Notes/Inner/View.swift", "Sources/Notes/Notes.app/Assets.json",
        "Sources/Notes/Notes.app/Info.plist",
        "Sources/Notes/Notes.app/data.json",
        "Sources/Notes/Notes.app/de.lproj/Localizable.strings",
        "Sources/Notes/Port+Resources.swift",
        "Tests/NotesTests/Port+Resources.swift", "Tests/NotesTests/T.swift",
      ])
    let test = FileManager.default.contents(
      atPath: space.path + "-out/Out/Tests/NotesTests/T.swift")
    #expect(String(decoding: test ?? Data(), as: UTF8.self).hasSuffix("// NotesTests 5 2"))
  }

  @Test func `PT-13 what is gone from the project goes from the package`() throws {
    let space = try space()
    defer { try? FileManager.default.removeItem(atPath: space.path + "-out") }
    _ = try port(space)
    let file = space.path + "-out/Out/Sources/Notes/"
    let before = try FileManager.default.attributesOfItem(atPath: file + "App.swift")
    try space.remove("Notes/Inner/View.swift")
    _ = try port(space)
    let after = try FileManager.default.attributesOfItem(atPath: file + "App.swift")
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(!FileManager.default.fileExists(atPath: file + "Inner/View.swift"))
  }

  @Test func `PT-13 a folder of somebody else is not written into`() throws {
    let space = try Workspace(["a.txt": "mine"])
    #expect(throws: PortFailure.self) { try OutputFolder(space.path) }
    #expect(space.text(of: "a.txt") == "mine")
  }

  @Test func `PT-14 a build is told by files and kinds of errors`() {
    let output = """
      [1/2] Compiling N A.swift
      /o/Sources/N/A.swift:3:4: error: value of type 'A' has no member 'b'
      /o/Sources/N/A.swift:3:4: error: value of type 'A' has no member 'b'
      /o/Sources/N/A.swift:9:4: error: value of type 'C' has no member 'd'
      /o/Sources/N/B.swift:1:1: warning: x
      error: fatalError
      """
    let result = BuildResult(
      output: output, status: 1, folder: "/o",
      files: ["Sources/N/A.swift", "Sources/N/B.swift"])
    #expect(!result.isComplete)
    #expect(result.compiledFiles == 1)
    #expect(result.failedFiles == ["Sources/N/A.swift": 2])
    #expect(result.kinds == ["value of type '…' has no member '…'": 2])
    var report = PortReport(project: "N", output: "/o")
    report.build = result
    #expect(report.markdown.contains("| value of type '…' has no member '…' | 2 |"))
    #expect(report.markdown.contains("1 files without an error, 1 with."))
  }

  @Test func `PT-14 the end of a run of tests is its summary`() {
    let output = "x\n\t Executed 3 tests, with 0 failures\n✔ Test run with 2 tests passed\n"
    #expect(
      BuildResult.summary(ofTests: output)
        == "Executed 3 tests, with 0 failures; ✔ Test run with 2 tests passed")
  }

  @Test func `PT-17 the command line is understood`() throws {
    let words = ["N.xcodeproj", "--output", "O", "--module", "M", "--responder", "R", "--build"]
    let options = try PortOptions(words + ["--test"], responder: "/r")
    #expect(options.input == "N.xcodeproj" && options.output == "O" && options.module == "M")
    #expect(options.responder == "R" && options.builds && options.tests)
    #expect(options.swiftOptions.isEmpty)
    let passed = try PortOptions(["N", "--test", "--", "-c", "release"], responder: "/r")
    #expect(passed.swiftOptions == ["-c", "release"] && passed.input == "N" && passed.tests)
    #expect(try PortOptions(["--help"], responder: "").isHelp)
    for words in [
      [], ["a", "b"], ["a", "--output"], ["a", "--module", "--build"], ["a", "--odd"],
    ] {
      #expect(throws: PortFailure.self) { try PortOptions(words, responder: "") }
    }
  }

  @Test func `PT-17 what is not there is told of`() throws {
    let options = try PortOptions(["/nowhere/at/all"], responder: "/r")
    #expect(throws: PortFailure.self) {
      try PortCommand(options, rewriter: MarkingRewriter()) { _ in }.run()
    }
  }

  @Test func `PT-7 Info.plist has its variables replaced`() throws {
    var target = PlannedTarget(name: "My_App", kind: .application, productName: "My App")
    target.settings = BuildSettings([
      "PRODUCT_BUNDLE_IDENTIFIER": "org.example.app", "MARKETING_VERSION": "1.2",
      "INFOPLIST_KEY_CFBundleDisplayName": "App!",
    ])
    let data = try PropertyListSerialization.data(
      fromPropertyList: [
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "Deep": ["$(PRODUCT_MODULE_NAME).S"],
      ], format: .xml, options: 0)
    let (values, isRead) = InformationFile.values(of: target, data: data, region: "de")
    #expect(isRead)
    #expect(values["CFBundleIdentifier"] as? String == "org.example.app")
    #expect(values["Deep"] as? [String] == ["My_App.S"])
    #expect(values["CFBundleName"] as? String == "My App")
    #expect(values["CFBundleDisplayName"] as? String == "App!")
    #expect(values["CFBundleDevelopmentRegion"] as? String == "de")
    #expect(values["CFBundleShortVersionString"] as? String == "1.2")
    #expect(InformationFile.data(of: values) != nil)
    let broken = InformationFile.values(of: target, data: Data("<plist".utf8), region: "en")
    #expect(!broken.isRead)
  }
}
