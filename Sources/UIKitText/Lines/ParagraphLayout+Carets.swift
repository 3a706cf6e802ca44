// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

extension ParagraphLayout {
  /// The cluster that an offset is at the beginning of, or inside; the count behind the last.
  package func cluster(at offset: Int) -> Int {
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The line of a caret.
  package func line(of caret: TextCaret) -> Int {
    let cluster = cluster(at: caret.offset)
    let owner = caret.isTrailing || cluster == clusters.count ? cluster - 1 : cluster
    guard owner >= 0 else { return 0 }
    return lines.firstIndex { owner < $0.clusters.upperBound } ?? lines.count - 1
  }

  /// How far right a caret stands.
  package func x(of caret: TextCaret) -> CGFloat {
    guard !clusters.isEmpty else { return emptyLeft }
    let cluster = cluster(at: caret.offset)
    if cluster == clusters.count || (caret.isTrailing && cluster > 0) {
      let owner = cluster - 1
      return runsLeft(owner) ? lefts[owner] : right(of: owner)
    }
    return runsLeft(cluster) ? right(of: cluster) : lefts[cluster]
  }

  /// The caret nearest to a place of a line.
  package func caret(at x: CGFloat, line number: Int) -> TextCaret {
    let line = lines[number]
    guard !line.clusters.isEmpty else {
      return TextCaret(offset: offsets[line.clusters.lowerBound])
    }
    var best = line.clusters.lowerBound
    var distance = CGFloat.infinity
    for cluster in line.clusters {
      let off = max(lefts[cluster] - x, x - right(of: cluster), 0)
      if off < distance {
        best = cluster
        distance = off
      }
    }
    let isLeftHalf = x < lefts[best] + clusters[best].advance / 2
    let isEnd = isLeftHalf == runsLeft(best)
    return TextCaret(offset: offsets[best + (isEnd ? 1 : 0)], isTrailing: isEnd)
  }

  /// The cluster at a place of a line; nil beside the text.
  package func cluster(under x: CGFloat, line number: Int) -> Int? {
    lines[number].clusters.first { lefts[$0] <= x && x < right(of: $0) }
  }

  /// The caret one step to a side on the screen; nil at the end of the line.
  package func caret(beside caret: TextCaret, toRight: Bool) -> TextCaret? {
    let line = lines[line(of: caret)]
    guard !line.clusters.isEmpty else { return nil }
    let order = line.order ?? Array(line.clusters)
    let cluster = cluster(at: caret.offset)
    let belongsBefore = caret.isTrailing || cluster >= line.clusters.upperBound
    let owner = belongsBefore ? cluster - 1 : cluster
    guard let place = order.firstIndex(of: owner) else { return nil }
    // The gap between two clusters, counted from the left of the line.
    let gap = place + (runsLeft(owner) == belongsBefore ? 0 : 1)
    let crossed = toRight ? gap : gap - 1
    guard order.indices.contains(crossed) else { return nil }
    let over = order[crossed]
    let isEnd = runsLeft(over) != toRight
    return TextCaret(offset: offsets[over + (isEnd ? 1 : 0)], isTrailing: isEnd)
  }

  /// The rectangles of a range of offsets, line by line, from left to right.
  package func rects(_ range: Range<Int>) -> [(rect: CGRect, runsLeft: Bool)] {
    let from = cluster(at: range.lowerBound)
    var to = cluster(at: range.upperBound)
    if to < clusters.count, offsets[to] < range.upperBound { to += 1 }
    var result: [(rect: CGRect, runsLeft: Bool)] = []
    for line in lines {
      let part =
        max(
          from, line.clusters.lowerBound)..<max(
          max(from, line.clusters.lowerBound), min(to, line.clusters.upperBound))
      guard !part.isEmpty else { continue }
      let order = line.order?.filter(part.contains) ?? Array(part)
      var current: (left: CGFloat, right: CGFloat, runsLeft: Bool)?
      func close() {
        guard let done = current else { return }
        let size = CGSize(width: done.right - done.left, height: line.height)
        result.append(
          (CGRect(origin: CGPoint(x: done.left, y: line.top), size: size), done.runsLeft))
      }
      for cluster in order {
        if let open = current, abs(open.right - lefts[cluster]) < LineBreaker.tolerance,
          open.runsLeft == runsLeft(cluster)
        {
          current?.right = right(of: cluster)
        } else {
          close()
          current = (lefts[cluster], right(of: cluster), runsLeft(cluster))
        }
      }
      close()
    }
    return result
  }
}
