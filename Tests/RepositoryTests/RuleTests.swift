// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Rules")
struct RuleTests {
  @Test func `every rule has an id of its own`() {
    let repeated = Dictionary(grouping: Rules.listed) { $0 }.filter { $0.value.count > 1 }
    #expect(repeated.keys.sorted() == [])
    #expect(Rules.all.count > 400)
  }

  @Test func `code and tests name only rules that Behaviour lists`() {
    let unknown = Repository.swiftFiles.flatMap { file in
      Rules.named(in: file.text).subtracting(Rules.all).sorted().map { "\(file.path): \($0)" }
    }
    #expect(unknown == [])
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
    #expect(untested.subtracting(Self.withoutTest).sorted() == [])
  }

  /// Rules that code names because it prepares for them; their own part is still open.
  static let withoutTest: Set<String> = ["TE-39"]
}
