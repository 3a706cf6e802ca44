// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import XcodeProject

@testable import Porting

@Suite("The manifest that is written")
struct ManifestTests {
  private func target(_ settings: [String: String]) -> PlannedTarget {
    var target = PlannedTarget(name: "Notes", kind: .application)
    target.settings = BuildSettings(settings)
    return target
  }

  @Test func `PT-10 targets become targets of their kinds`() {
    var plan = PortPlan(name: "My_Notes", root: "/notes")
    var tests = PlannedTarget(name: "NotesTests", kind: .tests)
    tests.dependencies = ["Notes"]
    plan.targets = [
      target([
        "SWIFT_VERSION": "5.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA BETA",
        "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      ]), PlannedTarget(name: "Kit", kind: .library), tests,
    ]
    let text = ManifestFile.text(
      of: plan, responder: "/home/a/responder", bundles: ["Notes": "Notes.app"])
    for part in [
      "name: \"My-Notes-Linux\"", ".package(path: \"/home/a/responder\", traits: Set(traits.map",
      ".executableTarget(\n      name: \"Notes\"", ".target(\n      name: \"Kit\"",
      ".testTarget(\n      name: \"NotesTests\"", "path: \"Tests/NotesTests\"",
      "resources: [.copy(\"Notes.app\")]", "package: \"responder\"",
      """
      swiftSettings: [.swiftLanguageMode(.v5), .define("BETA"), \
      .defaultIsolation(MainActor.self), \
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"), \
      .enableUpcomingFeature("InferIsolatedConformances")]
      """,
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test(arguments: [("6.0", 6), ("4.2", 4), ("", 5), ("3", 5), ("$(X)", 5)])
  func `PT-10 the language mode is that of the project`(version: String, mode: Int) {
    #expect(target(["SWIFT_VERSION": version]).languageMode == mode)
  }

  @Test func `PT-10 a package at an address is named by its end`() {
    let text = ManifestFile.text(
      of: PortPlan(name: "N", root: ""), responder: "https://example.org/a/responder.git",
      bundles: [:])
    #expect(text.contains("url: \"https://example.org/a/responder.git\", branch: \"main\""))
    #expect(ManifestFile.identity(of: "https://example.org/a/responder.git") == "responder")
    #expect(ManifestFile.quoted("a\"b\\") == "\"a\\\"b\\\\\"")
  }
}
