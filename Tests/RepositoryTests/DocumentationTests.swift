// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing

@Suite("Documentation of the interface")
struct DocumentationTests {
  @Test func `every public and open declaration is documented`() {
    let bare = Repository.swiftFiles(in: "Sources").flatMap { file in
      declarations(of: file).filter { !$0.isDocumented }.map { "\(file.path):\($0.line)" }
    }
    #expect(bare == [], "write a sentence behind ///, then what one could not guess")
  }

  @Test func `the first line of every documentation is one sentence with a period`() {
    let wrong = Repository.swiftFiles(in: "Sources").flatMap { file in
      declarations(of: file)
        .filter { $0.isDocumented && !endsSentence($0.summary) }
        .map { "\(file.path):\($0.line): \($0.summary)" }
    }
    #expect(wrong == [], "end the first paragraph with a period, a colon or a question mark")
  }

  private struct Declaration {
    let line: Int
    /// The lines of documentation before the first empty one, joined; nil without any.
    let documentation: String?
    var isDocumented: Bool { documentation != nil }
    var summary: String { documentation ?? "" }
  }

  private func endsSentence(_ text: String) -> Bool {
    text.hasSuffix(".") || text.hasSuffix(":") || text.hasSuffix("?")
  }

  private func declarations(of file: SwiftFile) -> [Declaration] {
    let code = file.codeLines
    let lines = file.lines.map { $0.drop { $0 == " " } }
    return code.indices.compactMap { index in
      guard isDeclaration(code[index]) else { return nil }
      return Declaration(line: index + 1, documentation: documentation(above: index, in: lines))
    }
  }

  /// Whether a line declares something that others see; extensions and overrides are exempt.
  private func isDeclaration(_ line: Substring) -> Bool {
    guard let match = line.firstMatch(of: /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(public|open)\s+(.*)$/)
    else { return false }
    let rest = match.2
    let words = Set(rest.split { !$0.isLetter }.prefix(8).map(String.init))
    return words.isDisjoint(with: ["extension", "import", "override"])
      && !rest.hasPrefix("internal(set)") && !rest.hasPrefix("typealias RawValue")
  }

  private func documentation(above index: Int, in lines: [Substring]) -> String? {
    var start = index
    while start > 0, isAttribute(lines[start - 1]) { start -= 1 }
    var first = start
    while first > 0, lines[first - 1].hasPrefix("///") { first -= 1 }
    guard first < start else { return nil }
    let paragraph = lines[first..<start].prefix { $0 != "///" && !$0.hasPrefix("/// - ") }
    return paragraph.map { $0.dropFirst(3).drop { $0 == " " } }.joined(separator: " ")
  }

  private func isAttribute(_ line: Substring) -> Bool {
    line.hasPrefix("@") || line.hasPrefix("#if") || line.hasPrefix("#endif")
  }
}
