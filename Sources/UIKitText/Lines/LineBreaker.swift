// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

/// Breaks measured text into lines.
package struct LineBreaker {
  /// Points by which a line may be too wide: what adding up rounded numbers may cost.
  package static let tolerance: CGFloat = 0.01

  private(set) var text: MeasuredText
  private let options: TextLayout.Options
  package private(set) var lines: [TextLayout.Line] = []
  private(set) var isTruncated = false
  /// Whether a line may end before each cluster of a paragraph, once that has been asked.
  private var opportunities: (paragraph: Range<Int>, before: [Bool])?
  /// Whether the first line goes on a paragraph.
  var continuesParagraph = false
  /// Whether lines run to the left whatever their format says.
  var runsLeft = false
  /// What the paragraph in work says of itself.
  private var box: ParagraphBox?
  private var tabs: TabPlaces?
  /// The room beside the line in work.
  private var insets: (head: CGFloat, tail: CGFloat) = (0, 0)
  /// How lines of the paragraph in work end.
  private var breaking: NSLineBreakMode
  /// How far the style that was looked at last reaches: a table of fonts says it, which is far away.
  private var extent: (style: Int, ascent: CGFloat, descent: CGFloat)?

  package init(_ text: MeasuredText, _ options: TextLayout.Options) {
    self.text = text
    self.options = options
    breaking = options.breaking
  }

  // Rules: CT-56.
  /// Breaks the whole text.
  package mutating func run() {
    let clusters = text.clusters
    var start = 0
    while start <= clusters.count {
      let end = lineFeed(from: start) ?? clusters.count
      // A newline at the very end begins no line of its own.
      let isLast = end + 1 >= clusters.count
      breakParagraph(start..<end, isLastParagraph: isLast)
      if isFull {
        isTruncated = isTruncated || !isLast
        return
      }
      if isLast { return }
      start = end + 1
    }
  }

  private func lineFeed(from start: Int) -> Int? {
    (start..<text.clusters.count).first { text.clusters[$0].isNewline }
  }

  private var isFull: Bool { options.lineLimit > 0 && lines.count >= options.lineLimit }
  private var isLastLine: Bool { options.lineLimit > 0 && lines.count == options.lineLimit - 1 }

  /// Takes over what a paragraph says of itself.
  private mutating func beginParagraph(_ range: Range<Int>) {
    let first = min(range.lowerBound, text.clusters.count - 1)
    box = text.styles[text.clusters[first].style].paragraph
    breaking = options.forcesBreaking ? options.breaking : box?.format.breaking ?? options.breaking
    insets = (0, 0)
    tabs = text.hasTabs ? TabPlaces(in: range, of: text, box?.format) : nil
  }

  /// Takes over what the paragraph says of the line that begins at a place.
  private mutating func beginLine(_ start: Int, of range: Range<Int>) {
    if let format = box?.format {
      let goesOn = continuesParagraph && lines.isEmpty
      let isFirst = start == range.lowerBound && !goesOn
      insets = format.insets(isFirst: isFirst, width: options.width)
    }
    tabs?.settle(&text, line: start..<range.upperBound, indent: insets.head)
  }

  private var room: CGFloat { max(0, options.width - insets.head - insets.tail) }

  private mutating func breakParagraph(_ range: Range<Int>, isLastParagraph: Bool) {
    beginParagraph(range)
    if range.isEmpty {
      beginLine(range.lowerBound, of: range)
      append(range, endsParagraph: true)
      return
    }
    var start = range.lowerBound
    while start < range.upperBound, !isFull {
      beginLine(start, of: range)
      var fit = lineEnd(from: start, in: range)
      let losesMore = fit.next < range.upperBound || !isLastParagraph
      if options.keepsParagraphsOnLines, breaking != .byWordWrapping, breaking != .byCharWrapping,
        fit.next < range.upperBound
      {
        if breaking == .byClipping {
          isTruncated = true
          append(start..<range.upperBound, endsParagraph: true)
        } else {
          truncate(start..<range.upperBound, losesParagraphs: false)
        }
        return
      }
      if isLastLine, breaking.isTruncating, losesMore {
        truncate(start..<range.upperBound, losesParagraphs: !isLastParagraph)
        return
      }
      if isLastLine, breaking == .byClipping {
        isTruncated = fit.next < range.upperBound
        append(start..<range.upperBound, endsParagraph: true)
        return
      }
      if box?.format.pushesOut == true, !isLastLine { pushOut(&fit, from: start, in: range) }
      append(start..<fit.end, endsParagraph: fit.next >= range.upperBound)
      start = fit.next
    }
    if start < range.upperBound { isTruncated = true }
  }

  /// Where the line that begins at `start` ends, and where the next one begins.
  private mutating func lineEnd(
    from start: Int, in paragraph: Range<Int>
  ) -> (end: Int, next: Int) {
    let limit = paragraph.upperBound
    let room = room + Self.tolerance
    var width: CGFloat = 0
    var place = start
    while place < limit {
      width += text.clusters[place].advance
      // Spaces may hang over the edge: they are not drawn at the end of a line.
      if width > room, !text.clusters[place].isSpace {
        let end = breakPoint(after: start, upTo: place, in: paragraph) ?? max(place, start + 1)
        return (trimmed(start..<end), end)
      }
      place += 1
    }
    return (trimmed(start..<limit), limit)
  }

  /// The last place where a line may end between words; nil where there is none.
  private mutating func breakPoint(
    after start: Int, upTo place: Int, in paragraph: Range<Int>
  ) -> Int? {
    guard breaking != .byCharWrapping else { return nil }
    if opportunities?.paragraph != paragraph {
      opportunities = (paragraph, LineEnds.opportunities(before: text.clusters[paragraph]))
    }
    guard let before = opportunities?.before else { return nil }
    let places = start + 1..<max(start + 1, place + 1)
    if box?.format.keepsHangulWords == true,
      let end = places.last(where: {
        before[$0 - paragraph.lowerBound] && !(isHangul($0 - 1) && isHangul($0))
      })
    {
      return end
    }
    return places.last { before[$0 - paragraph.lowerBound] }
  }

  private func isHangul(_ place: Int) -> Bool {
    guard place < text.clusters.count, !text.clusters[place].isSimple,
      let scalar = text.clusters[place].character.unicodeScalars.first
    else { return false }
    return Self.hangul.contains(scalar.value)
  }

  /// The syllables of Korean.
  private static let hangul: ClosedRange<UInt32> = 0xAC00...0xD7A3

  // Rules: TS-9.
  /// Ends the line before the last a word earlier, if one word alone would be on the last line.
  private mutating func pushOut(
    _ fit: inout (end: Int, next: Int), from start: Int, in paragraph: Range<Int>
  ) {
    guard fit.next < paragraph.upperBound else { return }
    let rest = text.clusters[fit.next..<paragraph.upperBound].reduce(0) { $0 + $1.advance }
    guard rest <= room,
      breakPoint(after: fit.next, upTo: paragraph.upperBound - 1, in: paragraph) == nil,
      let earlier = breakPoint(after: start, upTo: fit.next - 1, in: paragraph),
      earlier < fit.next
    else { return }
    let moved = text.clusters[earlier..<fit.next].reduce(0) { $0 + $1.advance }
    guard moved + rest <= room else { return }
    fit = (trimmed(start..<earlier), earlier)
  }

  /// The end of a range without the spaces there.
  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text.clusters[end - 1].isSpace { end -= 1 }
    return end
  }

  private mutating func append(_ range: Range<Int>, endsParagraph: Bool) {
    append(text.clusters[range], endsParagraph: endsParagraph, styleSource: range.lowerBound)
  }

  private mutating func append(
    _ clusters: ArraySlice<MeasuredText.Cluster>, endsParagraph: Bool, styleSource: Int
  ) {
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var width: CGFloat = 0
    func include(_ style: Int) {
      if extent?.style != style {
        let reach = text.styles[style].reach
        extent = (style, reach.above, reach.below)
      }
      ascent = max(ascent, extent?.ascent ?? 0)
      descent = max(descent, extent?.descent ?? 0)
    }
    var style = -1
    for place in clusters.indices {
      width += clusters[place].advance
      if clusters[place].style != style {
        style = clusters[place].style
        include(style)
      }
    }
    if style < 0 {
      // An empty line is as high as the newline that ends it.
      include(text.clusters[min(styleSource, text.clusters.count - 1)].style)
    }
    box?.format.adjust(&ascent, descent)
    lines.append(
      TextLayout.Line(
        clusters: clusters, width: width, ascent: ascent, descent: descent,
        endsParagraph: endsParagraph, place: place()))
  }

  /// Where the next line lies; nil if neither it nor the line above says.
  private func place() -> LinePlace? {
    guard box != nil || lines.last?.place != nil else { return nil }
    var gap: CGFloat = 0
    if let above = lines.last {
      let format = above.place?.box?.format
      gap += format?.lineSpacing ?? 0
      if above.endsParagraph {
        gap += (format?.spacingAfter ?? 0) + (box?.format.spacingBefore ?? 0)
      }
    }
    let isLeft = runsLeft || box?.format.direction == .rightToLeft
    return LinePlace(
      box: box, gap: gap, left: isLeft ? insets.tail : insets.head,
      right: isLeft ? insets.head : insets.tail)
  }

  /// Shows as much of a range as fits in one line together with an ellipsis.
  private mutating func truncate(_ range: Range<Int>, losesParagraphs: Bool) {
    let all = text.clusters[range]
    let style = all[all.startIndex].style
    let dots = text.cluster("\u{2026}", style: style)
    let room = room + Self.tolerance - dots.advance
    var kept: [MeasuredText.Cluster]
    switch breaking {
    case .byTruncatingHead where !losesParagraphs:
      kept = [dots] + suffix(of: all, in: room)
    case .byTruncatingMiddle where !losesParagraphs:
      let front = prefix(of: all, in: room / 2)
      let taken = front.reduce(0) { $0 + $1.advance }
      kept = front + [dots] + suffix(of: all, in: room - taken)
    default:
      var front = prefix(of: all, in: room)
      kept = joined(front, dots)
      // The last letter that is kept joins nothing any more, and may be wider by that.
      while front.count > 1, kept.reduce(0, { $0 + $1.advance }) > self.room + Self.tolerance {
        front.removeLast()
        kept = joined(front, dots)
      }
    }
    isTruncated = true
    append(kept[...], endsParagraph: true, styleSource: range.lowerBound)
  }

  /// What is kept before an ellipsis, without the spaces there.
  private func joined(
    _ front: [MeasuredText.Cluster], _ dots: MeasuredText.Cluster
  ) -> [MeasuredText.Cluster] {
    let end = front.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    var kept = Array(front[..<end]) + [dots]
    if end > 0, LetterJoining.mayOccur(in: String(front[end - 1].character)) {
      LetterForms.settle(&kept, text.styles)
    }
    return kept
  }

  private func prefix(
    of clusters: ArraySlice<MeasuredText.Cluster>, in room: CGFloat
  ) -> [MeasuredText.Cluster] {
    var left = room
    return Array(
      clusters.prefix {
        left -= $0.advance
        return left >= 0
      })
  }

  private func suffix(
    of clusters: ArraySlice<MeasuredText.Cluster>, in room: CGFloat
  ) -> [MeasuredText.Cluster] {
    var left = room
    let count = clusters.reversed().prefix {
      left -= $0.advance
      return left >= 0
    }.count
    return Array(clusters.suffix(count))
  }
}
