// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Neighbouring rows of one height.
package struct RowRun: Stretch, Equatable {
  package var count: Int
  /// The height of each, in points.
  package var height: CGFloat
  /// Whether that is measured or said, not estimated.
  package var isKnown: Bool

  package var extent: CGFloat { CGFloat(count) * height }
}

// Rules: TV-5.
/// The heights of the rows of a section; rows of equal heights that are neighbours cost as much as one.
package struct RowHeights {
  private var runs: StretchTree<RowRun>

  /// Makes rows of one height.
  package init(count: Int = 0, height: CGFloat = 0, isKnown: Bool = true) {
    runs =
      count > 0
      ? StretchTree([RowRun(count: count, height: height.asLength, isKnown: isKnown)])
      : StretchTree()
  }

  /// Makes rows of these heights.
  package init(_ heights: some Sequence<CGFloat>, areKnown: Bool) {
    var made: [RowRun] = []
    for height in heights.lazy.map(\.asLength) {
      if made.last?.height == height {
        made[made.count - 1].count += 1
      } else {
        made.append(RowRun(count: 1, height: height, isKnown: areKnown))
      }
    }
    runs = StretchTree(made)
  }

  /// How many rows there are.
  package var count: Int { runs.count }

  /// The height of all of them.
  package var extent: CGFloat { runs.extent }

  /// How many runs of equal rows there are: what it costs.
  package var runCount: Int { runs.size }

  /// The height of a row, and whether it is known; nil for no row.
  package subscript(row: Int) -> (height: CGFloat, isKnown: Bool)? {
    runs.stretch(holding: row).map { ($0.element.height, $0.element.isKnown) }
  }

  /// Where a row begins; for the count, where all end.
  package func start(of row: Int) -> CGFloat {
    guard let found = runs.stretch(holding: row) else { return row < 0 ? 0 : extent }
    return found.start + CGFloat(row - found.first) * found.element.height
  }

  /// The row at a distance from the top; nil above the first and below the last.
  package func row(at distance: CGFloat) -> Int? {
    guard let found = runs.stretch(at: distance) else { return nil }
    let height = found.element.height
    let quotient = (distance - found.start) / height
    guard quotient.isFinite else { return found.first }
    var row = min(max(Int(exactly: quotient.rounded(.down)) ?? 0, 0), found.element.count - 1)
    // A quotient may be rounded over the edge of a row.
    if found.start + CGFloat(row) * height > distance { row -= 1 }
    if row + 1 < found.element.count, found.start + CGFloat(row + 1) * height <= distance {
      row += 1
    }
    return found.first + max(0, row)
  }

  /// Sets the height of a row, which is known from then on.
  package mutating func set(_ height: CGFloat, of row: Int) {
    guard let old = self[row] else { return }
    let height = height.asLength
    guard old.height != height || !old.isKnown else { return }
    let (before, rest) = cut(runs, at: row)
    let (_, after) = cut(rest, at: 1)
    runs = joined(
      joined(before, StretchTree([RowRun(count: 1, height: height, isKnown: true)])), after)
  }

  /// Puts rows of one height before a row.
  package mutating func insert(_ count: Int, height: CGFloat, isKnown: Bool, at row: Int) {
    guard count > 0 else { return }
    let (before, after) = cut(runs, at: min(max(row, 0), self.count))
    let new = RowRun(count: count, height: height.asLength, isKnown: isKnown)
    runs = joined(joined(before, StretchTree([new])), after)
  }

  /// Takes rows away.
  package mutating func remove(_ rows: Range<Int>) {
    let rows = rows.clamped(to: 0..<count)
    guard !rows.isEmpty else { return }
    let (before, rest) = cut(runs, at: rows.lowerBound)
    let (_, after) = cut(rest, at: rows.count)
    runs = joined(before, after)
  }

  private func cut(
    _ tree: StretchTree<RowRun>, at row: Int
  ) -> (StretchTree<RowRun>, StretchTree<RowRun>) {
    let (before, across, after) = tree.split(at: row)
    guard let (run, first) = across else { return (before, after) }
    var (head, tail) = (run, run)
    head.count = row - first
    tail.count = run.count - head.count
    return (before + head, StretchTree([tail]) + after)
  }

  /// Both, where the runs that meet become one if they are alike.
  private func joined(
    _ left: StretchTree<RowRun>, _ right: StretchTree<RowRun>
  ) -> StretchTree<RowRun> {
    guard let (last, head) = left.poppingLast, let (first, tail) = right.poppingFirst,
      last.height == first.height, last.isKnown == first.isKnown
    else { return left + right }
    var both = last
    both.count += first.count
    return (head + both) + tail
  }
}

extension CGFloat {
  /// The greatest length of a part of a list, in points.
  private static let greatestLength: CGFloat = 1e9
  /// What is shorter is none: programs say the least number there is for none.
  private static let leastLength: CGFloat = 0.001

  /// As a length of a part of a list: never negative nor endless; what is not a number is none.
  package var asLength: CGFloat { self > .leastLength ? Swift.min(self, .greatestLength) : 0 }
}
