// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

/// Tests run at the same time: one that waits lets others in, who must not see its application.
@Suite("Tests have applications of their own")
struct FreshApplicationTests {
  @Test(arguments: [
    ("ConformanceTests", ".freshApplication"), ("GalleryTests", ".freshApplication"),
    ("MediaPlayerTests", ".freshApplication"), ("ReadmeTests", ".freshApplication"),
    ("UIKitTests", ".freshApplication"), ("LooksTests", ".freshApplication"),
    ("OverrideTests", ".freshApplication"),
    ("QuartzCoreTests", ".freshRuntime"),
    ("ResponderFoundationTests", ".freshRuntime"), ("UIKitTextTests", ".freshRuntime"),
  ])
  func `every suite on the main actor has one`(target: String, trait: String) {
    let files = Repository.swiftFiles(in: "Tests/\(target)")
    #expect(files.contains { !Self.suites(of: $0).isEmpty })
    let wrong = files.flatMap { file in
      Self.suites(of: file).filter { !$0.contains(trait) }.map { "\(file.path): \($0)" }
    }
    #expect(wrong == [], "add \(trait) to the arguments of its @Suite")
  }

  @Test(arguments: [
    ("@MainActor @Suite(\"A\", .tags(.b))\nstruct A {", ["\"A\", .tags(.b)"]),
    ("@MainActor\n@Suite(\"A (b)\")\nstruct A {", ["\"A (b)\""]),
    ("@Suite(\"A\")\n@MainActor\nfinal class A {", ["\"A\""]),
    ("@MainActor @Suite struct A {", [""]),
    ("@Suite(\"A\") struct A {", []),
    ("@MainActor struct A {}\n\n@Suite(\"B\")\nstruct B {", []),
  ])
  func `suites on the main actor are found`(code: String, found: [String]) {
    #expect(Self.suites(of: SwiftFile("Tests/A.swift", text: code)) == found)
  }

  /// The arguments of each suite of a file that runs on the main actor.
  private static func suites(of file: SwiftFile) -> [String] {
    let attributes =
      /((?:@\w+(?:\((?:[^()"]|"[^"]*"|\([^()]*\))*\))?\s+)+)(?:\w+\s+)*(?:struct|class)/
    return file.text.matches(of: attributes).compactMap { match in
      guard match.1.contains("@MainActor"),
        let suite = match.1.firstMatch(of: /@Suite(?:\(((?:[^()"]|"[^"]*"|\([^()]*\))*)\))?/)
      else { return nil }
      return String(suite.1 ?? "")
    }
  }
}
