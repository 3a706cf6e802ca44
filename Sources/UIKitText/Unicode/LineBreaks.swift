// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Where lines may end, by Unicode's annex 14.
///
/// Numbers are kept together with their signs, as the annex has it in its example 7.
struct LineBreaks {
  /// Where in a number a scan is.
  private enum Number { case none, inside, closed }

  /// The class before, with spaces; marks count as what they stand on.
  private var last: LineBreakClass?
  /// The one before that.
  private var beforeLast: LineBreakClass?
  /// The class before, spaces passed over.
  private var base: LineBreakClass?
  /// Whether the character before is a joiner.
  private var isJoined = false
  private var number = Number.none
  /// The flags' halves up to here.
  private var halves = 0

  /// Whether a line may end before each character, in a text that is passed by the classes of all its
  /// scalars.
  static func opportunities(between classes: [LineBreakClass]) -> [Bool] {
    var scan = LineBreaks()
    var result = Array(repeating: false, count: classes.count)
    for place in classes.indices {
      let kind = classes[place]
      result[place] =
        scan.takeWord(kind)
        ?? scan.take(kind) { classes[(place + 1)...].first { !$0.isAttached } }
    }
    return result
  }

  /// Goes over a letter behind a letter or a space, or a space behind a letter; nil for others.
  ///
  /// OPTIMIZATION: most of a text is words, for which few of the rules are left (LB7, LB14, LB18, LB28).
  private mutating func takeWord(_ kind: LineBreakClass) -> Bool? {
    guard kind == .al || kind == .sp, let last, last == .al || (last == .sp && kind == .al),
      !isJoined
    else { return nil }
    let isAllowed = last == .sp && !(base?.isOpening ?? false)
    beforeLast = last
    self.last = kind
    if kind != .sp { base = kind }
    halves = 0
    number = .none
    return isAllowed
  }

  /// Goes over a character, and says whether a line may end before it.
  ///
  /// - Parameter following: the class behind it, marks passed over.
  mutating func take(
    _ kind: LineBreakClass, following: () -> LineBreakClass?
  ) -> Bool {
    guard let last else {
      go(to: kind.isAttached ? .al : kind)
      isJoined = kind == .zwj
      return false
    }
    // LB9, LB10
    let standsAlone = last.endsLine || last == .sp || last == .zw
    let isMark = kind.isAttached && !standsAlone
    let seen = kind.isAttached ? .al : kind
    let allows = !isMark && allowsBreak(last, before: seen, following)
    isJoined = kind == .zwj
    if !isMark { go(to: seen) }
    return allows
  }

  private mutating func go(to kind: LineBreakClass) {
    beforeLast = last
    last = kind
    if kind != .sp { base = kind }
    halves = kind == .ri ? halves + 1 : 0
    switch kind {
    case .nu: number = .inside
    case .sy where number == .inside, .is where number == .inside: break
    case .cl where number == .inside, .cp where number == .inside,
      .wideCP where number == .inside:
      number = .closed
    default: number = .none
    }
  }

  private func allowsBreak(
    _ a: LineBreakClass, before b: LineBreakClass, _ following: () -> LineBreakClass?
  ) -> Bool {
    // LB4 to LB8a
    if a == .cr, b == .lf { return false }
    if a.endsLine { return true }
    if b.endsLine || b == .sp || b == .zw { return false }
    if base == .zw { return true }
    if isJoined { return false }
    // LB11 to LB12a
    if a == .wj || b == .wj || a == .gl { return false }
    if b == .gl, a != .sp, a != .ba, a != .hy { return false }
    // LB13, with numbers left to LB25
    if b == .ex { return false }
    if b == .cl || b.isParenthesis || b == .is || b == .sy, a != .nu { return false }
    // LB14 to LB17
    if let base {
      if base.isOpening || (base == .qu && b.isOpening) { return false }
      if base == .cl || base.isParenthesis, b == .ns { return false }
      if base == .b2, b == .b2 { return false }
    }
    // LB18 to LB20
    if a == .sp { return true }
    if a == .qu || b == .qu { return false }
    if a == .cb || b == .cb { return true }
    // LB21 to LB22
    if b == .ba || b == .hy || b == .ns || a == .bb || b == .in { return false }
    if beforeLast == .hl, a == .hy || a == .ba { return false }
    if a == .sy, b == .hl { return false }
    if isNumeric(a, b, following) || isSyllable(a, b) { return false }
    return !isWord(a, b)
  }

  /// LB23 to LB25.
  private func isNumeric(
    _ a: LineBreakClass, _ b: LineBreakClass, _ following: () -> LineBreakClass?
  ) -> Bool {
    if a.isLetter && b == .nu || a == .nu && b.isLetter { return true }
    if a == .pr && b.isIdeograph || a.isIdeograph && b == .po { return true }
    if a.isAffix && b.isLetter || a.isLetter && b.isAffix { return true }
    if a.isAffix, b == .nu { return true }
    if a.isAffix, b.isOpening || b == .hy, following() == .nu { return true }
    if a.isOpening || a == .hy, b == .nu { return true }
    if number == .inside {
      if b == .nu || b == .sy || b == .is || b == .cl || b.isParenthesis { return true }
    }
    return number != .none && b.isAffix
  }

  /// LB26, LB27.
  private func isSyllable(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
    switch (a, b) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): true
    default: a.isHangul && b == .po || a == .pr && b.isHangul
    }
  }

  /// LB28 to LB30b.
  private func isWord(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
    if a.isLetter || a == .is, b.isLetter { return true }
    if a.isLetter || a == .nu, b == .op { return true }
    if a == .cp, b.isLetter || b == .nu { return true }
    if a == .ri, b == .ri { return halves % 2 == 1 }
    return a == .eb || a == .newEmoji ? b == .em : false
  }
}
