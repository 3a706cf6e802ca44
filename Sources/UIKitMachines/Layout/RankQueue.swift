// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// Quantities to be computed, of which the one with the least rank comes first: a binary heap.
struct RankQueue {
  struct Entry {
    let rank: Int
    let place: Int
  }

  private var entries: [Entry] = []

  mutating func insert(_ entry: Entry) {
    var hole = entries.count
    entries.append(entry)
    while hole > 0, entries[(hole - 1) / 2].rank > entry.rank {
      entries[hole] = entries[(hole - 1) / 2]
      hole = (hole - 1) / 2
    }
    entries[hole] = entry
  }

  mutating func popFirst() -> Entry? {
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
