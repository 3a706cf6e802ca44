// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Quantities to be computed, of which the one with the least rank comes first.
///
/// OPTIMIZATION: most come with a lesser rank than the one before, for what follows was found after
/// what it follows. Those need no heap.
struct RankQueue {
  struct Entry {
    let rank: Int
    let place: Int
  }

  /// From the greatest rank to the least.
  private var falling: [Entry] = []
  /// The others: a binary heap.
  private var entries: [Entry] = []

  mutating func insert(_ entry: Entry) {
    if falling.isEmpty || entry.rank <= falling[falling.count - 1].rank {
      return falling.append(entry)
    }
    var hole = entries.count
    entries.append(entry)
    while hole > 0, entries[(hole - 1) / 2].rank > entry.rank {
      entries[hole] = entries[(hole - 1) / 2]
      hole = (hole - 1) / 2
    }
    entries[hole] = entry
  }

  mutating func popFirst() -> Entry? {
    if let last = falling.last, entries.isEmpty || last.rank <= entries[0].rank {
      falling.removeLast()
      return last
    }
    guard let first = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return first }
    var hole = 0
    while 2 * hole + 1 < entries.count {
      var child = 2 * hole + 1
      if child + 1 < entries.count, entries[child + 1].rank < entries[child].rank { child += 1 }
      if entries[child].rank >= last.rank { break }
      entries[hole] = entries[child]
      hole = child
    }
    entries[hole] = last
    return first
  }
}
