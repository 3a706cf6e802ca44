// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Rules")
struct RuleTests {
  @Test func `every rule has an id of its own`() {
    let repeated = Dictionary(grouping: Rules.listed) { $0 }.filter { $0.value.count > 1 }
    #expect(repeated.keys.sorted() == [], "give the newer one the next number of its chapter")
    #expect(Rules.all.count > 400)
  }

  @Test func `every chapter stands in the overview and in the reference`() throws {
    let overview = try Repository.text(of: "Documentation/Behaviour/README.md")
      .matches(of: /\]\(([a-z-]+\.md)\)/).map { String($0.1) }
    let reference = try Repository.text(of: "Documentation/Catalogues/UIKit.docc/articles")
      .matches(of: /Behaviour\/([a-z-]+\.md)/).map { String($0.1) }
    let chapters = Repository.files(in: ["Documentation/Behaviour"], ending: "md")
      .map { String($0.dropFirst("Documentation/Behaviour/".count)) }
      .filter { $0 != "README.md" }
    #expect(overview.sorted() == chapters, "add it to the table of Behaviour/README.md")
    #expect(reference.sorted() == chapters, "add it to Catalogues/UIKit.docc/articles")
  }

  @Test func `code and tests name only rules that Behaviour lists`() {
    let unknown = Repository.swiftFiles.flatMap { file in
      Rules.named(in: file.text).subtracting(Rules.all).sorted().map { "\(file.path): \($0)" }
    }
    #expect(unknown == [], "write the rule into its chapter first")
  }

  @Test func `the rules that code names are tested`() {
    var untested = Set<String>()
    for file in Repository.swiftFiles(in: "Sources") {
      for line in file.lines where line.contains("// Rules:") {
        untested.formUnion(Rules.named(in: String(line)))
      }
    }
    for file in Repository.swiftFiles(in: "Tests") {
      for match in file.text.matches(of: /func `([^`]*)`/) {
        untested.subtract(Rules.named(in: String(match.1)))
      }
    }
    #expect(
      untested.subtracting(Self.withoutTest).sorted() == [],
      "begin the name of a test with the id, between backticks")
  }

  /// Rules that code names because it prepares for them; their own part is still open.
  static let withoutTest: Set<String> = ["TE-39"]
}
