// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension RandomAccessCollection {
  /// Where those elements begin that `belongs` is true for, which come after all others; found by
  /// halves.
  ///
  /// OPTIMIZATION: isolated, for a closure of the main actor would check its executor at every step.
  @MainActor @inlinable
  package func partitioningIndex(where belongs: @MainActor (Element) -> Bool) -> Index {
    var low = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongs(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}
