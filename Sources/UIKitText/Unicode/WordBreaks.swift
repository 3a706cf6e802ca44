// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where words end, by Unicode's annex 29.
struct WordBreaks {
  private let scalars: [Unicode.Scalar]
  private let classes: [WordBreakClass]

  /// - Parameter classes: those of the scalars.
  init(_ scalars: [Unicode.Scalar], _ classes: [WordBreakClass]) {
    self.scalars = scalars
    self.classes = classes
  }

  /// Whether there is a boundary before each scalar.
  func boundaries() -> [Bool] {
    var result: [Bool] = []
    result.reserveCapacity(classes.count)
    // What is before, with what belongs to it passed over, and what is before that.
    var last: WordBreakClass?
    var beforeLast: WordBreakClass?
    var halves = 0
    for (place, kind) in classes.enumerated() {
      let isAttached = kind.isAttached && last.map { !$0.isNewline } ?? false
      if let last {
        result.append(
          !isAttached && !keepsTogether(place, kind)
            && !joins(last, kind, beforeLast, place, halves))
      } else {
        result.append(true)
      }
      if isAttached { continue }
      beforeLast = last
      last = kind
      halves = kind == .region ? halves + 1 : 0
    }
    return result
  }

  /// WB3 to WB3d, which look at what is next to each other.
  private func keepsTogether(_ place: Int, _ kind: WordBreakClass) -> Bool {
    let before = classes[place - 1]
    if before == .cr, kind == .lf { return true }
    if before == .space, kind == .space { return true }
    // A few pictures are letters by their class.
    let isPicture = kind == .picture || (kind == .letter && scalars[place].properties.isEmoji)
    return before == .zwj && isPicture
  }

  /// WB5 to WB16.
  private func joins(
    _ a: WordBreakClass, _ b: WordBreakClass, _ beforeA: WordBreakClass?, _ place: Int,
    _ halves: Int
  ) -> Bool {
    if a.isNewline || b.isNewline { return false }
    if a.isLetter && b.isLetter { return true }
    if a.isLetter, b.joinsLetters, following(place).isLetter { return true }
    if b.isLetter, a.joinsLetters, beforeA?.isLetter ?? false { return true }
    if a == .hebrew, b == .singleQuote { return true }
    if a == .hebrew, b == .doubleQuote, following(place) == .hebrew { return true }
    if a == .doubleQuote, b == .hebrew, beforeA == .hebrew { return true }
    if a == .numeric, b == .numeric || b.isLetter { return true }
    if a.isLetter, b == .numeric { return true }
    if b == .numeric, a.joinsNumbers, beforeA == .numeric { return true }
    if a == .numeric, b.joinsNumbers, following(place) == .numeric { return true }
    if a == .katakana, b == .katakana { return true }
    if b == .extendNumLet, a.isConnected || a == .extendNumLet { return true }
    if a == .extendNumLet, b.isConnected { return true }
    return a == .region && b == .region && halves % 2 == 1
  }

  /// The class behind a place, with what belongs to it passed over.
  private func following(_ place: Int) -> WordBreakClass {
    classes[(place + 1)...].first { !$0.isAttached } ?? .other
  }
}
