// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: PT-19.
/// Makes classes of tests on the main actor such as XCTest on Linux takes: `@MainActor` alone stops it
/// while it looks for tests, with `@preconcurrency` before it does not.
package enum TestCaseAttributes {
  /// The texts of a test target with the attribute added; lines stay lines.
  package static func corrected(_ texts: [String]) -> [String] {
    let cases = testCases(in: texts)
    return texts.map { text in
      guard text.contains("@MainActor") else { return text }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for index in lines.indices {
        guard let (_, above) = declaration(lines[index]), above.contains(where: cases.contains)
        else { continue }
        correct(&lines, at: index)
      }
      return lines.joined(separator: "\n")
    }
  }

  /// `XCTestCase` and the classes that follow from it.
  private static func testCases(in texts: [String]) -> Set<String> {
    let all = texts.flatMap { text in
      text.split(separator: "\n").compactMap { declaration($0) }
    }
    var cases: Set<String> = ["XCTestCase"]
    var count = 0
    while count < cases.count {
      count = cases.count
      for (name, above) in all where above.contains(where: cases.contains) { cases.insert(name) }
    }
    return cases
  }

  /// The name of a class that a line declares, and what stands behind its colon.
  private static func declaration(
    _ line: some StringProtocol
  ) -> (name: String, above: [String])? {
    guard line.contains("class "), line.contains(":") else { return nil }
    let words = String(line).split { !($0.isLetter || $0.isNumber || "_@.".contains($0)) }.map(
      String.init)
    guard let place = words.firstIndex(of: "class"), place + 1 < words.count,
      words[..<place].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
    else { return nil }
    return (words[place + 1], Array(words[(place + 2)...]))
  }

  private static let modifiers: Set<String> = [
    "final", "open", "public", "internal", "package", "private", "fileprivate",
  ]

  /// Adds the attribute on the line of the class, or on one of attributes above it.
  private static func correct(_ lines: inout [String], at index: Int) {
    var place = index
    var actor: Int?
    while true {
      if lines[place].contains("@preconcurrency") { return }
      if lines[place].contains("@MainActor") { actor = place }
      guard place > 0 else { break }
      let above = lines[place - 1].drop(while: \.isWhitespace)
      guard above.hasPrefix("@") || above.hasPrefix("//") else { break }
      place -= 1
    }
    guard let actor, let range = lines[actor].range(of: "@MainActor") else { return }
    lines[actor].insert(contentsOf: "@preconcurrency ", at: range.lowerBound)
  }
}
