// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitText

/// The rules of Unicode against Unicode's own test files.
///
/// Every case that deviates is counted under the rule that decides it, so that a fix shows as well as a
/// regression.
@Suite("Unicode", .enabled(if: UnicodeFile.isThere, Comment(rawValue: UnicodeFile.hint)))
struct UnicodeTests {
  /// How many cases of a file agree, and the rules by which the others do not.
  private struct Outcome: Equatable {
    var agree = 0
    var deviations: [String: Int] = [:]
  }

  private func outcome(
    _ file: String, _ boundaries: (BreakCase) -> Set<Int>
  ) throws -> Outcome {
    var outcome = Outcome()
    for line in try UnicodeFile(file).lines {
      let one = BreakCase(line)
      if let wrong = boundaries(one).symmetricDifference(one.offsets).min() {
        outcome.deviations[one.rule(at: wrong), default: 0] += 1
      } else {
        outcome.agree += 1
      }
    }
    return outcome
  }

  /// Offsets in UTF-16 units of the places where `isBoundary` is true.
  private func offsets(_ scalars: [Unicode.Scalar], _ isBoundary: [Bool]) -> Set<Int> {
    var offset = 0
    var result: Set<Int> = []
    for (scalar, isBoundary) in zip(scalars, isBoundary) {
      if isBoundary { result.insert(offset) }
      offset += scalar.utf16.count
    }
    return result.union([offset])
  }

  /// The standard library parts two scissors (U+2701) with a joiner between them.
  @Test func `characters`() throws {
    let outcome = try outcome("auxiliary/GraphemeBreakTest.txt") {
      Set(TextUnits.clusterStarts(in: $0.string))
    }
    #expect(outcome == Outcome(agree: 601, deviations: ["11.0": 1]))
  }

  @Test func `words`() throws {
    let outcome = try outcome("auxiliary/WordBreakTest.txt") { one in
      let classes = one.scalars.map(WordBreakClass.init)
      return offsets(one.scalars, WordBreaks(one.scalars, classes).boundaries())
    }
    #expect(outcome == Outcome(agree: 1823))
  }

  /// Sentences go by a few rules of our own.
  @Test func `sentences`() throws {
    let outcome = try outcome("auxiliary/SentenceBreakTest.txt") { one in
      var result: Set<Int> = [0]
      var start = 0
      let text = one.string
      for cut in LineFeeds.ends(in: text) + [text.endIndex] {
        let end = text.utf16.distance(from: text.startIndex, to: cut)
        result.formUnion(
          TextUnits.sentences(in: text.units(start..<end)).map { start + $0.lowerBound })
        result.insert(end)
        start = end
      }
      return result
    }
    #expect(outcome == Outcome(agree: 467, deviations: ["5.0": 2, "8.0": 5, "11.0": 28]))
  }

  @Test func `lines`() throws {
    let outcome = try outcome("auxiliary/LineBreakTest.txt") { one in
      let classes = one.scalars.map(LineBreakClass.init)
      return offsets(one.scalars, LineBreaks.opportunities(between: classes))
    }
    #expect(outcome == Outcome(agree: 7654))
  }

  @Test func `text in two directions`() throws {
    var deviations: [Substring] = []
    for line in try UnicodeFile("BidiCharacterTest.txt").lines where !agrees(line) {
      deviations.append(line)
    }
    #expect(deviations == [])
  }

  /// Fields: characters; the direction of the paragraph; its level; levels; order from left to right.
  private func agrees(_ line: Substring) -> Bool {
    let fields = line.split(separator: ";", omittingEmptySubsequences: false)
    let scalars = fields[0].split(separator: " ").compactMap {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
    }
    let natural = BidiParagraph.base(of: scalars.map(BidiClass.init)) ?? 0
    let base = fields[1] == "2" ? natural : UInt8(fields[1]) ?? 0
    let levels = BidiParagraph(scalars, base: base).levels
    let wanted = fields[3].split(separator: " ").map { UInt8($0) }
    let order = TextDirection.visualOrder(scalars.indices, levels: levels)
    return UInt8(fields[2]) == base
      && zip(levels, wanted).allSatisfy { $1 == nil || $0 == $1 } && levels.count == wanted.count
      && order.filter { wanted[$0] != nil } == fields[4].split(separator: " ").map { Int($0) }
  }
}
