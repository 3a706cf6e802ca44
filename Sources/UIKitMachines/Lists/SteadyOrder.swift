// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What of a list can stay where it is while the rest moves around it.
package enum SteadyOrder {
  /// The places in `positions` that make the longest rising sequence: fewest others have to move.
  ///
  /// - Parameter positions: for each element of the new order, its place in the old one; each once.
  package static func steady(_ positions: [Int]) -> Set<Int> {
    // For each length, the place of the least last element of a rising sequence.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: positions.count)
    for (place, position) in positions.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if positions[ends[middle]] < position { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? ends[low - 1] : nil
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var steady: Set<Int> = []
    var next = ends.last
    while let place = next {
      steady.insert(place)
      next = before[place]
    }
    return steady
  }
}
