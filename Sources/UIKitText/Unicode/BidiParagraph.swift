// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// The levels of a paragraph by Unicode's bidirectional algorithm, annex 9.
///
/// Even levels run to the right, odd ones to the left.
struct BidiParagraph {
  /// The deepest that embeddings and isolates go.
  private static let maxDepth: UInt8 = 125

  private let scalars: [Unicode.Scalar]
  private let classes: [BidiClass]
  private let base: UInt8
  /// Classes as overrides leave them.
  private var effective: [BidiClass]
  /// The end of each isolate at its beginning, and the other way round.
  private var partners: [Int: Int] = [:]
  private(set) var levels: [UInt8]

  /// - Parameters:
  ///   - scalars: the characters; of a cluster its first.
  ///   - base: 0 for a paragraph that runs to the right, else 1.
  init(_ scalars: [Unicode.Scalar], base: UInt8) {
    self.scalars = scalars
    self.base = base
    classes = scalars.map(BidiClass.init)
    effective = classes
    levels = Array(repeating: base, count: scalars.count)
    if classes.contains(where: \.beginsIsolate) { matchIsolates() }
    setExplicitLevels()
    resolveSequences()
    levelRemoved()
    resetSpaces()
  }

  /// The base level that the first strong character outside isolates gives (P2, P3); nil without one.
  static func base(of classes: some Sequence<BidiClass>) -> UInt8? {
    var depth = 0
    for kind in classes {
      switch kind {
      case .lri, .rli, .fsi: depth += 1
      case .pdi: depth = max(0, depth - 1)
      case .b: return nil
      case .l where depth == 0: return 0
      case .r where depth == 0, .al where depth == 0: return 1
      default: continue
      }
    }
    return nil
  }

  /// BD9.
  private mutating func matchIsolates() {
    var open: [Int] = []
    for (place, kind) in classes.enumerated() {
      if kind.beginsIsolate {
        open.append(place)
      } else if kind == .pdi, let start = open.popLast() {
        partners[start] = place
        partners[place] = start
      }
    }
  }

  // MARK: X1 to X8

  private struct Status {
    var level: UInt8
    var override: BidiClass?
    var isIsolate: Bool
  }

  private mutating func setExplicitLevels() {
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var lostIsolates = 0
    var lostEmbeddings = 0
    var isolates = 0
    func next(_ level: UInt8, toLeft: Bool) -> UInt8? {
      let next = toLeft ? (level + 1) | 1 : (level + 2) & ~1
      return next <= Self.maxDepth && lostIsolates == 0 && lostEmbeddings == 0 ? next : nil
    }
    for (place, kind) in classes.enumerated() {
      let top = stack[stack.count - 1]
      levels[place] = top.level
      switch kind {
      case .rle, .lre, .rlo, .lro:
        if let level = next(top.level, toLeft: kind == .rle || kind == .rlo) {
          let override: BidiClass? = kind == .rlo ? .r : kind == .lro ? .l : nil
          stack.append(Status(level: level, override: override, isIsolate: false))
        } else if lostIsolates == 0 {
          lostEmbeddings += 1
        }
      case .rli, .lri, .fsi:
        if let override = top.override { effective[place] = override }
        let end = partners[place] ?? classes.count
        // What is nested too deep counts for nothing, so nothing is looked for in it.
        let isLost = lostIsolates > 0 || lostEmbeddings > 0
        let toLeft =
          kind == .fsi ? !isLost && Self.base(of: classes[place + 1..<end]) == 1 : kind == .rli
        if let level = next(top.level, toLeft: toLeft) {
          isolates += 1
          stack.append(Status(level: level, override: nil, isIsolate: true))
        } else {
          lostIsolates += 1
        }
      case .pdi:
        if lostIsolates > 0 {
          lostIsolates -= 1
        } else if isolates > 0 {
          lostEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          isolates -= 1
        }
        levels[place] = stack[stack.count - 1].level
        if let override = stack[stack.count - 1].override { effective[place] = override }
      case .pdf:
        if lostIsolates > 0 { continue }
        if lostEmbeddings > 0 {
          lostEmbeddings -= 1
        } else if !top.isIsolate, stack.count > 1 {
          stack.removeLast()
        }
      case .b: levels[place] = base
      case .bn: continue
      default: if let override = top.override { effective[place] = override }
      }
    }
  }

  // MARK: X9, X10

  private mutating func resolveSequences() {
    let kept = classes.indices.filter { !classes[$0].isRemoved }
    var runs: [Range<Int>] = []
    for place in kept.indices {
      if let last = runs.last, levels[kept[last.lowerBound]] == levels[kept[place]] {
        runs[runs.count - 1] = last.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    var runAt: [Int: Int] = [:]
    for (number, run) in runs.enumerated() { runAt[kept[run.lowerBound]] = number }
    let explicit = levels
    for run in runs {
      let first = kept[run.lowerBound]
      // It goes on a sequence that began before the isolate.
      if classes[first] == .pdi, partners[first] != nil { continue }
      var last = run
      var places = Array(kept[run])
      while classes[kept[last.upperBound - 1]].beginsIsolate,
        let end = partners[kept[last.upperBound - 1]], let number = runAt[end]
      {
        last = runs[number]
        places += kept[last]
      }
      let before = run.lowerBound > 0 ? explicit[kept[run.lowerBound - 1]] : base
      let goesOn = !classes[kept[last.upperBound - 1]].beginsIsolate
      let after = goesOn && last.upperBound < kept.count ? explicit[kept[last.upperBound]] : base
      let level = explicit[first]
      var sequence = BidiSequence(
        level: level, start: max(level, before) % 2 == 1 ? .r : .l,
        end: max(level, after) % 2 == 1 ? .r : .l, classes: places.map { effective[$0] },
        scalars: places.map { scalars[$0] })
      sequence.resolve()
      for (place, level) in zip(places, sequence.levels) { levels[place] = level }
    }
  }

  /// What was passed over goes with what is before it.
  private mutating func levelRemoved() {
    var before = base
    for place in classes.indices {
      if classes[place].isRemoved { levels[place] = before } else { before = levels[place] }
    }
  }

  /// White space before a separator, or at the end, runs as the paragraph (L1).
  private mutating func resetSpaces() {
    var isTail = true
    for place in classes.indices.reversed() {
      let kind = classes[place]
      if kind == .s || kind == .b {
        isTail = true
      } else if isTail {
        isTail = kind == .ws || kind == .pdi || kind.beginsIsolate || kind.isRemoved
      }
      if isTail { levels[place] = base }
    }
  }
}
