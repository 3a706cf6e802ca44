// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: PT-11.
/// Finds the modules that a Swift file cannot do without, as far as one sees without parsing it.
package enum ImportScanner {
  /// A module and the line of its first import.
  package struct Import: Equatable {
    package let module: String
    package let line: Int
    package let isTestable: Bool
  }

  /// The imports that stand under no condition.
  package static func imports(in text: String) -> [Import] {
    var found: [Import] = []
    var depth = 0
    var isComment = false
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      var code = line.drop(while: \.isWhitespace)
      if isComment {
        guard let end = code.range(of: "*/") else { continue }
        code = code[end.upperBound...].drop(while: \.isWhitespace)
        isComment = false
      }
      if code.hasPrefix("//") { continue }
      if code.hasPrefix("/*") {
        isComment = code.range(of: "*/") == nil
        continue
      }
      if code.hasPrefix("#if") { depth += 1 }
      if code.hasPrefix("#endif") { depth -= 1 }
      guard depth <= 0, let item = parse(code, line: index + 1) else { continue }
      found.append(item)
    }
    return found
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  private static let words: Set<Substring> = [
    "public", "internal", "package", "private", "fileprivate",
  ]

  private static func parse(_ code: Substring, line: Int) -> Import? {
    var parts = code.split { $0.isWhitespace || $0 == ";" }[...]
    var isTestable = false
    while let first = parts.first, first.hasPrefix("@") || words.contains(first) {
      if first == "@testable" { isTestable = true }
      parts = parts.dropFirst()
    }
    guard parts.first == "import" else { return nil }
    parts = parts.dropFirst()
    if let kind = parts.first, kinds.contains(kind) { parts = parts.dropFirst() }
    guard let path = parts.first, let module = path.split(separator: ".").first else { return nil }
    return Import(module: String(module), line: line, isTestable: isTestable)
  }
}
