// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: SB-32.
/// The position of a token, which is before all text.
final class TokenPlace: UITextPosition {
  nonisolated let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? TokenPlace)?.index == index
  }

  nonisolated override var hash: Int { index }

  nonisolated override var description: String { "token \(index)" }
}

// Rules: SB-32.
/// A range that begins at a token.
final class TokenSpan: UITextRange {
  let first: TokenPlace
  let last: UITextPosition

  init(_ first: TokenPlace, _ last: UITextPosition) {
    self.first = first
    self.last = last
    super.init()
  }

  override var start: UITextPosition { first }
  override var end: UITextPosition { last }

  /// Which of a number of tokens it reaches over.
  func tokens(of count: Int) -> Range<Int> {
    let start = min(max(first.index, 0), count)
    let end = (last as? TokenPlace).map { min(max($0.index, start), count) } ?? count
    return start..<end
  }
}
