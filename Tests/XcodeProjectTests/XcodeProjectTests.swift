// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import XcodeProject

@Suite("Projects of Xcode")
struct XcodeProjectTests {
  @Test func `PT-2 paths follow groups, the root and languages`() throws {
    let targets = try SampleProject.read().targets
    #expect(targets.map(\.name) == ["My App", "AppTests", "Kit", "Saver"])
    #expect(
      targets[0].sources == ["App/App.swift", "Shared/Store.swift", "Kit/Common.swift"])
    #expect(
      targets[0].resources
        == ["App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings"])
    #expect(targets[1].sources == ["Tests/App Tests.swift"])
    #expect(targets[0].resources.map(Path.language) == ["en", "de"])
  }

  @Test func `PT-3 a synchronized folder gives what its exceptions leave`() throws {
    let kit = try SampleProject.read().targets[2]
    #expect(kit.sources == ["Kit/Common.swift", "Kit/Kit.swift", "Kit/Legacy.m"])
    #expect(kit.resources == ["Kit/Media.xcassets", "Kit/de.lproj/Kit.strings"])
  }

  @Test func `PT-1 kinds, dependencies, products and scripts of targets are read`() throws {
    let project = try SampleProject.read()
    let targets = project.targets
    #expect(targets.map(\.kind) == [.application, .unitTests, .library, .other("app-extension")])
    #expect(targets[1].dependencies == ["My App"])
    #expect(targets[0].frameworks == ["UIKit"])
    #expect(targets[0].packageProducts == ["Numbers"])
    #expect(targets[0].scripts == ["Lint"])
    #expect(project.packages == ["https://example.org/numbers"])
    #expect(project.regions == ["en", "de"])
    #expect(project.developmentRegion == "en")
  }

  @Test func `PT-4 settings of the target stand above those of the project`() throws {
    let target = try SampleProject.read().targets[0]
    #expect(target.productName == "My App")
    #expect(target.moduleName == "My_App")
    #expect(target.settings["SWIFT_VERSION"] == "5.0")
    #expect(target.settings["FLAGS"] == "A B")
    #expect(target.settings["IDENTIFIER"] == "org.example.My-App")
    #expect(target.settings["BASE"] == "1")
    #expect(target.settings["MORE"] == "2")
    #expect(target.settings["ARCHS"] == nil)
    #expect(target.settings["LOOP"]?.hasSuffix("x") == true)
    #expect(target.settings.expanded("a $(NOBODY)$ $(b") == "a $ $(b")
  }

  @Test func `PT-4 settings that double at each step come to an end`() {
    var values = ["A0": "0123456789"]
    for step in 1...40 { values["A\(step)"] = "$(A\(step - 1))$(A\(step - 1))" }
    #expect(BuildSettings(values)["A40"] != nil)
  }

  @Test(arguments: [
    ("{}", "App.xcodeproj/project.pbxproj:1: there are no objects: this is not a project"),
    (
      "{\nobjects = {\nA = {};\n};\n}",
      "App.xcodeproj/project.pbxproj:3: the object A does not say what it is (isa)"
    ),
    (
      "{objects = {A = {isa = PBXGroup; };}; rootObject = A; }",
      "App.xcodeproj/project.pbxproj:1: rootObject names no project"
    ),
  ])
  func `PT-1 what is no project is told from one`(text: String, message: String) {
    do {
      _ = try SampleProject.read(text)
      Issue.record("this is no project")
    } catch { #expect("\(error)" == message) }
  }

  @Test func `PT-1 no damage to a project ends the process`() {
    let bytes = Array(SampleProject.text.utf8)
    let pieces = Array("{}()<>;=,\"\\/*\n $%".utf8)
    var numbers = RepeatedNumbers(state: 1)
    var read = 0
    for _ in 0..<2000 {
      var text = bytes
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 0..<text.count, using: &numbers)
        let end = min(text.count, place + Int.random(in: 0...60, using: &numbers))
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: text[place] = pieces.randomElement(using: &numbers) ?? 0
        case 1: text.removeSubrange(place..<end)
        case 2: text.insert(contentsOf: text[place..<end], at: 0)
        default: text[place] = UInt8.random(in: 0...255, using: &numbers)
        }
        if text.isEmpty { text = bytes }
      }
      if (try? SampleProject.read(String(decoding: text, as: UTF8.self))) != nil { read += 1 }
    }
    #expect((1..<2000).contains(read))
  }

  @Test(arguments: [
    ("a/b", "../c", "a/c"), ("", "../c", "../c"), ("/a", "./b", "/a/b"), ("a", "/b", "/b"),
    ("a/..", "", ""),
  ])
  func `PT-2 paths are joined`(folder: String, path: String, joined: String) {
    #expect(Path.join(folder, path) == joined)
  }
}

/// Numbers that are the same in every run.
struct RepeatedNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
  }
}
