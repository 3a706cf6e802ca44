// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Mentions between files")
struct MentionTests {
  /// The mentions of small files, each as "file name home".
  private func mentions(_ files: [String: String], below: [String] = []) -> [String] {
    read(files, below: below).all.map { "\($0.file) \($0.name) \($0.homes[0])" }
  }

  private func read(_ files: [String: String], below: [String] = []) -> Mentions {
    Mentions(of: files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, below: below)
  }

  @Test func `a type is mentioned by its name, not after a dot`() {
    let found = mentions([
      "Low/A.swift": "let bed: Bed? = nil; let other = x.Bed",
      "High/Bed.swift": "@MainActor public final class Bed<T>: Thing {}",
    ])
    #expect(found == ["Low/A.swift Bed High/Bed.swift"])
  }

  @Test func `a nested type is mentioned with its owner`() {
    let found = mentions([
      "Low/A.swift": "struct Bed {}; func f(_ level: Bed.Level) {}",
      "High/B.swift": "extension Bed { enum Level { case low } }",
      "High/C.swift": "let level = Level()",
    ])
    #expect(
      found == [
        "High/B.swift Bed Low/A.swift", "High/C.swift Level High/B.swift",
        "Low/A.swift Bed.Level High/B.swift",
      ])
  }

  @Test func `a member that an extension adds is mentioned after a dot or called`() {
    let found = mentions([
      "Low/A.swift": "class Bed { func g() { makeUp(); self.isMade = true; fold = 1 } }",
      "High/B.swift":
        "extension Bed { func makeUp() {}; var isMade: Bool { true }; var fold: Int }",
    ])
    #expect(
      found == [
        "High/B.swift Bed Low/A.swift", "Low/A.swift isMade High/B.swift",
        "Low/A.swift makeUp High/B.swift",
      ])
  }

  @Test func `a member of two folders, of a module below or of the file itself says nothing`() {
    let found = mentions(
      [
        "Low/A.swift": "func f() { x.twice; x.below; x.own }; struct S { var own = 1 }",
        "High/B.swift": "struct B { var twice = 1; var below = 2; var own = 3 }",
        "Top/C.swift": "struct C { var twice = 1 }",
      ], below: ["let a = b.below"])
    #expect(found == [])
  }

  @Test func `locals, parameters and labels are no members`() {
    let found = mentions([
      "Low/A.swift":
        "func f(step: () -> Void) { step(); func walk() {}; walk(); for run in r { run() } }",
      "High/B.swift": "struct B { func step() {}; func walk() {}; func run() {} }",
    ])
    #expect(found == [])
  }

  @Test func `what a body declares belongs to nobody`() {
    let found = mentions([
      "Low/A.swift": "let a = x.inner; let b = Inner()",
      "High/B.swift": "func f() { struct Inner { var inner = 1 } }",
    ])
    #expect(found == [])
  }

  @Test func `what is private in another file is not meant`() {
    let found = mentions([
      "Low/A.swift": "let a = x.shy; let b = x.open",
      "High/B.swift": "struct B { private static let shy = 1; private(set) static var open = 1 }",
    ])
    #expect(found == ["Low/A.swift open High/B.swift"])
  }

  @Test func `every case of an enumeration is a member`() {
    let found = mentions([
      "Low/A.swift": "let a = x.second",
      "High/B.swift": "enum B { case first(x: (Int) -> Void), second, third }",
    ])
    #expect(found == ["Low/A.swift second High/B.swift"])
  }

  @Test func `functions and static variables that others fill are hooks`() {
    let hooks = read([
      "Low/A.swift": """
      enum Bed {
        static var maker: (any Maker)?
        static var count = 1
      }
      final class Lamp { var onLight: (() -> Void)?; var size = 1 }
      """,
      "High/B.swift": """
      func f() {
        Bed.maker = self
        lamp.onLight = { g() }
        lamp.size = 2
        if Bed.count == 1 {}
      }
      """,
    ]).hooks
    #expect(hooks.map(\.name) == ["maker", "onLight"])
    #expect(Set(hooks.map(\.home)) == ["Low/A.swift"])
  }
}
