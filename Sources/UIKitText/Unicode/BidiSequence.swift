// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Characters of one level that follow each other once isolates are passed over.
struct BidiSequence {
  private let level: UInt8
  /// The directions of what is before it and behind it.
  private let start: BidiClass
  private let end: BidiClass
  private let original: [BidiClass]
  private let scalars: [Unicode.Scalar]
  private var classes: [BidiClass]

  init(
    level: UInt8, start: BidiClass, end: BidiClass, classes: [BidiClass],
    scalars: [Unicode.Scalar]
  ) {
    self.level = level
    self.start = start
    self.end = end
    self.classes = classes
    original = classes
    self.scalars = scalars
  }

  /// The direction of the level.
  private var own: BidiClass { level % 2 == 1 ? .r : .l }

  mutating func resolve() {
    resolveMarks()
    resolveNumbers()
    resolveBrackets()
    resolveNeutrals()
  }

  /// I1, I2.
  var levels: [UInt8] {
    classes.map {
      if level % 2 == 1 { return $0 == .r ? level : level + 1 }
      return $0 == .l ? level : $0 == .r ? level + 1 : level + 2
    }
  }

  // MARK: W1 to W7

  /// W1.
  private mutating func resolveMarks() {
    var before = start
    for place in classes.indices {
      if classes[place] == .nsm {
        classes[place] = before.beginsIsolate || before == .pdi ? .on : before
      }
      before = classes[place]
    }
  }

  private mutating func resolveNumbers() {
    // W2, W3
    var strong = start
    for place in classes.indices {
      if classes[place].isStrong { strong = classes[place] }
      if classes[place] == .en, strong == .al { classes[place] = .an }
    }
    for place in classes.indices where classes[place] == .al { classes[place] = .r }
    // W4
    for place in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[place - 1], classes[place + 1])
      guard before == after else { continue }
      let joins = classes[place] == .cs && (before == .en || before == .an)
      if joins || (classes[place] == .es && before == .en) { classes[place] = before }
    }
    // W5, W6
    for run in runs(where: { $0 == .et }) {
      let isNumber =
        (run.lowerBound > 0 && classes[run.lowerBound - 1] == .en)
        || (run.upperBound < classes.count && classes[run.upperBound] == .en)
      for place in run { classes[place] = isNumber ? .en : .on }
    }
    for place in classes.indices where classes[place] == .es || classes[place] == .cs {
      classes[place] = .on
    }
    // W7
    strong = start
    for place in classes.indices {
      if classes[place].isStrong { strong = classes[place] }
      if classes[place] == .en, strong == .l { classes[place] = .l }
    }
  }

  // MARK: N0 to N2

  /// More open brackets than this are not followed.
  private static let mostBrackets = 63

  private mutating func resolveBrackets() {
    for (opening, closing) in bracketPairs() {
      let inside = classes[opening + 1..<closing].lazy.compactMap(\.side)
      var side: BidiClass?
      if inside.contains(own) {
        side = own
      } else if inside.contains(where: { _ in true }) {
        let before = classes[..<opening].last { $0.side != nil }
        side = before?.side ?? start
      }
      guard let side else { continue }
      for bracket in [opening, closing] {
        classes[bracket] = side
        // Marks on it go with it.
        var place = bracket + 1
        while place < classes.count, original[place] == .nsm {
          classes[place] = side
          place += 1
        }
      }
    }
  }

  /// The brackets that belong together, by where they open (BD16).
  private func bracketPairs() -> [(Int, Int)] {
    var open: [(closing: Unicode.Scalar, place: Int)] = []
    var pairs: [(Int, Int)] = []
    for place in classes.indices where classes[place] == .on {
      switch BidiBrackets.of(scalars[place]) {
      case .opening(let closing):
        if open.count == Self.mostBrackets { return [] }
        open.append((closing, place))
      case .closing(let closing):
        guard let number = open.lastIndex(where: { $0.closing == closing }) else { continue }
        pairs.append((open[number].place, place))
        open.removeSubrange(number...)
      case nil: continue
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  private mutating func resolveNeutrals() {
    for run in runs(where: \.isNeutral) {
      let before = run.lowerBound > 0 ? classes[run.lowerBound - 1].side : start
      let after = run.upperBound < classes.count ? classes[run.upperBound].side : end
      for place in run { classes[place] = before == after ? before ?? own : own }
    }
  }

  private func runs(where isMember: (BidiClass) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var place = 0
    while place < classes.count {
      var end = place
      while end < classes.count, isMember(classes[end]) { end += 1 }
      if end > place { runs.append(place..<end) }
      place = end + 1
    }
    return runs
  }
}
