// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@testable import UIKitText

/// Where texts go by rules of their own instead of Unicode's.
@Suite("Tailored rules of Unicode")
struct TailoringTests {
  private func words(_ text: String) -> [String] {
    TextUnits.words(in: text).map { text.units($0) }
  }

  private func pieces(_ text: String) -> [String] {
    let clusters = text.map { MeasuredText.Cluster(character: $0, advance: 0, style: 0) }
    let ends = LineEnds.opportunities(before: clusters[...])
    var result: [String] = []
    for (character, mayEnd) in zip(text, ends) {
      if mayEnd || result.isEmpty { result.append("") }
      result[result.count - 1].append(character)
    }
    return result
  }

  @Test func `a colon parts words`() {
    #expect(words("key:value 12:30") == ["key", "value", "12", "30"])
  }

  @Test func `scripts that write no spaces are words as stretches of one kind`() {
    #expect(words("日本語を話す") == ["日本語", "を", "話", "す"])
    #expect(words("ภาษาไทย ok") == ["ภาษาไทย", "ok"])
    #expect(words("x² ½") == ["x²", "½"])
  }

  @Test func `lines end only between what a person sees as characters`() {
    #expect(pieces("b \u{308}a") == ["b \u{308}a"])
    #expect(pieces("👩‍👩‍👧👧") == ["👩‍👩‍👧", "👧"])
  }

  @Test func `no line ends at a soft hyphen`() {
    #expect(pieces("hy\u{AD}phen") == ["hy\u{AD}phen"])
    #expect(pieces("hy-phen") == ["hy-", "phen"])
  }

  @Test func `lines keep numbers, brackets and marks with what they belong to`() {
    #expect(
      pieces("(a) 1,000.50 €5 -7 3/4 日本。語") == [
        "(a) ", "1,000.50 ", "€5 ", "-7 ", "3/4 ", "日", "本。", "語",
      ])
    #expect(pieces("to\u{A0}gether e.g. a/b") == ["to\u{A0}gether ", "e.g. ", "a/", "b"])
  }
}
