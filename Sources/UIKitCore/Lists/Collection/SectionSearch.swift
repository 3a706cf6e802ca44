// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

/// Finds sections that lie one after the other.
enum SectionSearch {
  /// The sections that touch a part of the way; others may be between them.
  ///
  /// - Parameters:
  ///   - starts: where each begins, and at the end where all end.
  ///   - overlap: how far they reach beyond that at most; where it is more than none, they need not
  ///     even begin in order.
  static func sections(
    beginningAt starts: [CGFloat], overlap: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> Range<Int> {
    let count = max(0, starts.count - 1)
    guard overlap == 0 else {
      func touches(_ section: Int) -> Bool {
        starts[section] - overlap < end && starts[section + 1] + overlap > start
      }
      guard let first = (0..<count).first(where: touches),
        let last = (0..<count).last(where: touches)
      else { return 0..<0 }
      return first..<last + 1
    }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] > start { high = middle } else { low = middle + 1 }
    }
    var last = low
    while last < count, starts[last] < end { last += 1 }
    return low..<last
  }
}
