// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: CV-20, CV-21, CV-25.
/// Items of a section that flow: in lines across, one line after the other along the way.
///
/// Lengths along the way of scrolling are called `main`, those across it `cross`. Items of one size
/// cost as much as one.
package struct FlowSection {
  /// The size of an item, or its place in the section.
  package struct Extent: Equatable {
    package var main: CGFloat
    package var cross: CGFloat
    package init(main: CGFloat, cross: CGFloat) { (self.main, self.cross) = (main, cross) }

    var asLength: Extent { Extent(main: main.asLength, cross: cross.asLength) }
  }

  /// What is around and between the items, in points.
  package struct Metrics {
    package var header: CGFloat = 0
    package var footer: CGFloat = 0
    /// Room between header and items, and between items and footer.
    package var leading: CGFloat = 0
    package var trailing: CGFloat = 0
    /// Where lines begin, and how long they are at most.
    package var crossStart: CGFloat = 0
    package var crossLength: CGFloat = 0
    package var lineSpacing: CGFloat = 0
    package var itemSpacing: CGFloat = 0
    package init() {}
  }

  private struct Line {
    var first: Int
    var start: CGFloat
    var length: CGFloat
    /// Where its first item begins, and the room between two.
    var lead: CGFloat
    var gap: CGFloat
  }

  private enum Body {
    case uniform(size: Extent, perLine: Int, lead: CGFloat, gap: CGFloat)
    /// Of each item its size, and where it begins in its line, without the line's lead and gaps.
    case lines([Line], sizes: [Extent], offsets: [CGFloat])
  }

  package let metrics: Metrics
  package let count: Int
  private var body: Body
  /// The room of the lines, along the way.
  private var linesLength: CGFloat
  private let lineSpacing: CGFloat
  /// The most items of which places are told at once: what is crowded closer cannot be seen.
  private static let most = 20_000

  /// Makes a section of items of one size.
  package init(count: Int, size: Extent, _ metrics: Metrics) {
    (self.metrics, self.count) = (metrics, max(0, count))
    let size = size.asLength
    let room = metrics.crossLength.asLength
    let least = metrics.itemSpacing.asSpacing
    let pitch = size.cross + least
    var perLine = max(1, self.count)
    if pitch > 0 {
      let fitting = ((room + least) / pitch + 0.000_01).rounded(.down)
      perLine = fitting >= CGFloat(perLine) ? perLine : max(1, Int(fitting))
    }
    // What a whole line would have, though this one may be shorter.
    let whole = pitch > 0 ? max(1, Int(min(((room + least) / pitch + 0.000_01), 1e9))) : perLine
    let free = room - CGFloat(whole) * size.cross
    let gap = whole > 1 ? max(least, free / CGFloat(whole - 1)) : least
    let lead = whole == 1 ? max(0, free / 2) : 0
    body = .uniform(size: size, perLine: perLine, lead: lead, gap: gap)
    lineSpacing = max(metrics.lineSpacing.asSpacing, -size.main)
    let lines = (self.count + perLine - 1) / perLine
    linesLength =
      lines == 0 ? 0 : (CGFloat(lines) * size.main + CGFloat(lines - 1) * lineSpacing).asLength
  }

  /// Makes a section of items of these sizes.
  package init(_ sizes: [Extent], _ metrics: Metrics) {
    (self.metrics, count) = (metrics, sizes.count)
    lineSpacing = metrics.lineSpacing.asSpacing
    (body, linesLength) = (.lines([], sizes: [], offsets: []), 0)
    flow(sizes.map(\.asLength))
  }

  /// Works out all lines.
  private mutating func flow(_ sizes: [Extent]) {
    var lines: [Line] = []
    var offsets = Array(repeating: CGFloat(0), count: sizes.count)
    var (item, start) = (0, CGFloat(0))
    while item < sizes.count {
      let (line, end) = makeLine(from: item, at: start, sizes, &offsets)
      lines.append(line)
      (item, start) = (end, nextStart(after: line))
    }
    take(lines, sizes, offsets)
  }

  /// Works out the line that begins with an item.
  ///
  /// - Returns: the line, and the item that begins the next.
  private func makeLine(
    from first: Int, at start: CGFloat, _ sizes: [Extent], _ offsets: inout [CGFloat]
  ) -> (line: Line, end: Int) {
    let room = metrics.crossLength.asLength
    let least = metrics.itemSpacing.asSpacing
    var (end, used, length) = (first, CGFloat(0), CGFloat(0))
    while end < sizes.count {
      let more = used + (end > first ? least : 0) + sizes[end].cross
      if end > first, more > room + 0.001 { break }
      offsets[end] = used + (end > first ? least : 0)
      (used, length) = (more, max(length, sizes[end].main))
      end += 1
    }
    let number = end - first
    let free = room - used
    var line = Line(first: first, start: start, length: length, lead: 0, gap: 0)
    if end < sizes.count, free > 0 {
      if number > 1 { line.gap = free / CGFloat(number - 1) } else { line.lead = free / 2 }
    }
    return (line, end)
  }

  private func nextStart(after line: Line) -> CGFloat {
    max(line.start + line.length + lineSpacing, line.start)
  }

  private mutating func take(_ lines: [Line], _ sizes: [Extent], _ offsets: [CGFloat]) {
    body = .lines(lines, sizes: sizes, offsets: offsets)
    linesLength = (lines.last.map { $0.start + $0.length } ?? 0).asLength
  }

  // Rules: CV-32.
  /// Gives items other sizes, which changes the lines that they are in, and how far others move on.
  ///
  /// OPTIMIZATION: lines follow from what they begin with. From one on that begins behind all of the
  /// items, with an item that began a line before, only their places are others.
  package mutating func resize(_ new: [Int: Extent]) {
    let new = new.mapValues(\.asLength).filter { (0..<count).contains($0.key) }
    guard let first = new.keys.min(), let last = new.keys.max() else { return }
    guard case .lines(var lines, var sizes, var offsets) = body else {
      guard case .uniform(let size, _, _, _) = body else { return }
      self = FlowSection((0..<count).map { new[$0] ?? size }, metrics)
      return
    }
    // Held once, so that they are changed where they are.
    body = .lines([], sizes: [], offsets: [])
    for (item, size) in new { sizes[item] = size }
    // The first item of a line may go to the one before.
    let from = max(0, line(holding: first, in: lines) - 1)
    var (item, start, to) = (lines[from].first, lines[from].start, from)
    var made: [Line] = []
    while item < count {
      if item > last {
        while to < lines.count, lines[to].first < item { to += 1 }
        if to < lines.count, lines[to].first == item { break }
      }
      let (line, end) = makeLine(from: item, at: start, sizes, &offsets)
      made.append(line)
      (item, start) = (end, nextStart(after: line))
    }
    if item == count { to = lines.count }
    let shift = to < lines.count ? start - lines[to].start : 0
    lines.replaceSubrange(from..<to, with: made)
    if shift != 0 {
      for place in from + made.count..<lines.count { lines[place].start += shift }
    }
    take(lines, sizes, offsets)
  }

  /// The room of all, along the way.
  package var length: CGFloat {
    metrics.header + metrics.leading + linesLength + metrics.trailing + metrics.footer
  }

  /// Where the lines begin, along the way.
  private var bodyStart: CGFloat { metrics.header + metrics.leading }

  /// Where an item is, from the beginning of the section and of the lines, and its size.
  package func item(_ item: Int) -> (place: Extent, size: Extent)? {
    guard item >= 0, item < count else { return nil }
    switch body {
    case .uniform(let size, let perLine, let lead, let gap):
      let (line, column) = (CGFloat(item / perLine), CGFloat(item % perLine))
      let place = Extent(
        main: bodyStart + line * (size.main + lineSpacing),
        cross: metrics.crossStart + lead + column * (size.cross + gap))
      return (place, size)
    case .lines(let lines, let sizes, let offsets):
      let line = lines[self.line(holding: item, in: lines)]
      let size = sizes[item]
      let place = Extent(
        main: bodyStart + line.start + (line.length - size.main) / 2,
        cross: metrics.crossStart + line.lead + offsets[item]
          + CGFloat(item - line.first) * line.gap)
      return (place, size)
    }
  }

  private func line(holding item: Int, in lines: [Line]) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle].first <= item { low = middle } else { high = middle }
    }
    return low
  }

  /// The items whose lines touch a part of the section, from its beginning.
  package func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard count > 0, end > start else { return 0..<0 }
    let (start, end) = (start - bodyStart, end - bodyStart)
    switch body {
    case .uniform(let size, let perLine, _, _):
      let lines = (count + perLine - 1) / perLine
      guard size.main > 0, size.cross > 0, end > 0 else { return 0..<0 }
      let pitch = size.main + lineSpacing
      let first = pitch > 0 ? ((start - size.main) / pitch).rounded(.down) + 1 : 0
      let last = pitch > 0 ? (end / pitch).rounded(.up) : CGFloat(lines)
      let from = Int(min(max(first, 0), CGFloat(lines)))
      let to = Int(min(max(last, 0), CGFloat(lines)))
      guard from < to else { return 0..<0 }
      let begin = from * perLine
      return begin..<min(count, to * perLine, begin + Self.most)
    case .lines(let lines, _, _):
      // Lines may overlap where the room between them is less than none, but begin in order.
      var (low, high) = (0, lines.count)
      while low < high {
        let middle = (low + high) / 2
        if lines[middle].start < end { low = middle + 1 } else { high = middle }
      }
      var from = low
      while from > 0, lines[from - 1].start + lines[from - 1].length > start { from -= 1 }
      guard from < low else { return 0..<0 }
      let after = low < lines.count ? lines[low].first : count
      return lines[from].first..<min(after, lines[from].first + Self.most)
    }
  }
}

extension CGFloat {
  /// As room between two things, which may be less than none; what is not a number is none.
  package var asSpacing: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}
