// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import UIKitHost

/// One paragraph in lines: where each of its clusters is, in its own coordinates.
///
/// Offsets count UTF-16 units from the beginning of the paragraph. Once it is made, nothing
/// changes but what is remembered of its drawing.
///
/// OPTIMIZATION: an object, for of each paragraph that is seen it goes through many hands at every key;
/// and unchecked, for nobody has it before it is made.
package final class ParagraphLayout {
  /// One line.
  package struct Line {
    /// All its clusters, with the spaces at the end.
    package var clusters: Range<Int>
    package var top: CGFloat
    package var ascent: CGFloat
    var descent: CGFloat
    /// The clusters from left to right; nil when that is their own order.
    package var order: [Int]?
    /// Nil for a line with all the room.
    var place: LinePlace?

    package var height: CGFloat { ascent + descent }
    package var bottom: CGFloat { top + height }
  }

  package let frame: TextFrame
  /// The number of font reports it was made with.
  package let generation: Int
  @exclusivity(unchecked) package private(set) var clusters: [MeasuredText.Cluster] = []
  @exclusivity(unchecked) package private(set) var styles: [TextStyle] = []
  /// Of each style, the advance beyond which a space is a tab.
  @exclusivity(unchecked) private(set) var spaceLimits: [CGFloat] = []
  /// Where each cluster begins, and where the last ends.
  @exclusivity(unchecked) package private(set) var offsets: [Int] = [0]
  @exclusivity(unchecked) package private(set) var lefts: [CGFloat] = []
  /// Nil when everything runs to the right.
  @exclusivity(unchecked) package private(set) var levels: [UInt8]?
  @exclusivity(unchecked) package private(set) var lines: [Line] = []
  /// What was drawn of them.
  let drawn = DrawnLines()
  package let isRightToLeft: Bool
  @exclusivity(unchecked) package private(set) var width: CGFloat = 0
  /// Whether it has tabs that go to stops.
  @exclusivity(unchecked) private(set) var hasTabs = false
  /// Whether it has anything but text.
  @exclusivity(unchecked) package private(set) var hasInlineObjects = false

  package var height: CGFloat { (lines.last?.bottom ?? 0) + below }
  /// Room below the last line, in points.
  @exclusivity(unchecked) private var below: CGFloat = 0

  /// - Parameters:
  ///   - emptyStyle: the style of a paragraph without characters.
  ///   - inherited: whether the paragraph runs to the left of which this is a later piece.
  ///   - isFirst: whether no text is above it.
  package init(
    _ paragraph: TextParagraph, _ frame: TextFrame, generation: Int, emptyStyle: TextStyle,
    isRightToLeft inherited: Bool? = nil, isFirst: Bool = true
  ) {
    self.frame = frame
    self.generation = generation
    let content = paragraph.string
    let mixes = !frame.isSecret && TextDirection.hasRightToLeft(content)
    isRightToLeft =
      switch paragraph.direction ?? paragraph.format?.ownDirection ?? frame.direction {
      case .natural: inherited ?? (mixes && TextDirection.natural(content) == .rightToLeft)
      case .leftToRight: false
      case .rightToLeft: true
      }
    measure(paragraph)
    measureInlineObjects()
    if mixes || isRightToLeft {
      levels = TextDirection.levels(
        of: clusters.lazy.map(\.character), isRightToLeft: isRightToLeft)
    }
    breakLines(
      emptyStyle: paragraph.runs.last?.attributes.style ?? emptyStyle, goesOn: inherited != nil)
    if let format = (paragraph.runs.first?.attributes.style ?? emptyStyle).paragraph?.format {
      separate(format, goesOn: inherited != nil, isFirst: isFirst, paragraph)
    }
    placeClusters()
  }

  // Rules: TS-3.
  /// Puts room around the lines, as far as other paragraphs are there.
  private func separate(
    _ format: ParagraphFormat, goesOn: Bool, isFirst: Bool, _ paragraph: TextParagraph
  ) {
    let above = goesOn ? format.lineSpacing : isFirst ? 0 : format.spacingBefore
    if above > 0 { for line in lines.indices { lines[line].top += above } }
    if paragraph.contentLength < paragraph.length {
      below = format.lineSpacing + format.spacingAfter
    }
  }

  // MARK: Making

  private func measure(_ paragraph: TextParagraph) {
    let (runs, length) = (paragraph.runs, paragraph.contentLength)
    guard length > 0, let first = runs.first else { return }
    clusters.reserveCapacity(length)
    offsets.reserveCapacity(length + 1)
    var measure = beginRun(first)
    var run = 0
    var runEnd = first.length
    var offset = 0
    paragraph.string.forEachCluster { code, whole, units in
      if offset >= length { return false }
      while offset >= runEnd, run + 1 < runs.count {
        run += 1
        runEnd += runs[run].length
        measure.finish()
        measure = beginRun(runs[run])
      }
      if frame.isSecret {
        clusters.append(measure.cluster(SimpleCharacter.none, Self.dot))
      } else if code == ClusterMeasure.tabCode {
        let open = measure.openTab()
        if open != nil { hasTabs = true }
        clusters.append(open ?? measure.tab())
      } else {
        clusters.append(measure.cluster(code, whole))
      }
      offset += units
      offsets.append(offset)
      return true
    }
    measure.finish()
    if !frame.isSecret, LetterJoining.mayOccur(in: paragraph.string) {
      LetterForms.settle(&clusters, styles)
    }
  }

  private func beginRun(_ run: StyledRun) -> ClusterMeasure {
    let style = run.attributes.style
    let measure = ClusterMeasure(style, at: styles.count)
    if style.inline != nil { hasInlineObjects = true }
    styles.append(style)
    spaceLimits.append(measure.space.advance * 2)
    return measure
  }

  /// Gives the characters that stand for objects the room of these.
  private func measureInlineObjects() {
    guard !frame.isSecret, hasInlineObjects else { return }
    for cluster in clusters.indices {
      guard var box = inlineBox(of: cluster) else { continue }
      let style = clusters[cluster].style
      let line = CGRect(x: 0, y: 0, width: frame.width, height: styles[style].font.lineHeight)
      clusters[cluster].advance = box.measure(in: line, at: offsets[cluster])
      styles[style].inline = box
    }
  }

  /// What stands for a character of a secret.
  private static let dot: Character = "\u{2022}"

  private func breakLines(emptyStyle: TextStyle, goesOn: Bool) {
    guard !clusters.isEmpty else {
      let font = emptyStyle.font
      var ascent = font.ascender
      var place: LinePlace?
      if let box = emptyStyle.paragraph {
        box.format.adjust(&ascent, -font.descender)
        let insets = box.format.insets(isFirst: !goesOn, width: frame.width)
        place = LinePlace(
          box: box, gap: 0, left: isRightToLeft ? insets.tail : insets.head,
          right: isRightToLeft ? insets.head : insets.tail)
      }
      lines = [
        Line(
          clusters: 0..<0, top: 0, ascent: ascent, descent: -font.descender, order: nil,
          place: place)
      ]
      return
    }
    let text = MeasuredText(clusters: clusters, styles: styles, hasTabs: hasTabs)
    var breaker = LineBreaker(
      text,
      TextLayout.Options(
        width: frame.isOneLine ? .infinity : frame.width,
        breaking: frame.breaksCharacters ? .byCharWrapping : .byWordWrapping))
    breaker.continuesParagraph = goesOn
    breaker.runsLeft = isRightToLeft
    breaker.run()
    if hasTabs {
      clusters = breaker.text.clusters
      limitSpaces()
    }
    var top: CGFloat = 0
    let broken = breaker.lines
    for (number, line) in broken.enumerated() {
      top += line.gap
      let start = number == 0 ? 0 : line.clusters.startIndex
      let end =
        number + 1 < broken.count ? broken[number + 1].clusters.startIndex : clusters.count
      lines.append(
        Line(
          clusters: start..<end, top: top, ascent: line.ascent, descent: line.descent, order: nil,
          place: line.place))
      top += line.height
      width = max(width, line.width + (line.place.map { $0.left + $0.right } ?? 0))
    }
  }

  private func placeClusters() {
    lefts = Array(repeating: 0, count: clusters.count)
    for number in lines.indices {
      let range = lines[number].clusters
      if levels != nil { settleSpaces(at: range) }
      if let levels {
        let order = TextDirection.visualOrder(range, levels: levels)
        if order != Array(range) { lines[number].order = order }
      }
      var x = left(of: range, lines[number].place)
      if lines[number].place?.alignment == .justified { widenSpaces(of: number) }
      let order = lines[number].order
      for place in 0..<range.count {
        let cluster = order?[place] ?? range.lowerBound + place
        lefts[cluster] = x
        x += clusters[cluster].advance
      }
    }
  }

  /// Spaces at the end of a line run as the paragraph does, so that they are at its end.
  private func settleSpaces(at range: Range<Int>) {
    var place = range.upperBound
    while place > range.lowerBound, clusters[place - 1].isSpace {
      place -= 1
      levels?[place] = isRightToLeft ? 1 : 0
    }
  }

  /// Where a line begins on the left, by its alignment; spaces at its end are not counted.
  private func left(of range: Range<Int>, _ place: LinePlace?) -> CGFloat {
    let indent = place?.left ?? 0
    guard frame.width.isFinite else { return indent }
    let width = place.map { frame.width - $0.left - $0.right } ?? frame.width
    var spaces: CGFloat = 0
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace {
      end -= 1
      spaces += clusters[end].advance
    }
    let text = (range.lowerBound..<end).reduce(0) { $0 + clusters[$1].advance }
    // Text that is too long for its one line begins at the left, and is scrolled.
    let free = frame.isOneLine ? max(0, width - text) : width - text
    // Spaces of a line that runs to the left stand to the left of its text.
    let hanging = isRightToLeft ? spaces : 0
    let own = place?.box?.format.alignment ?? .natural
    switch own == .natural ? frame.alignment : own {
    case .left: return indent - hanging
    case .center: return indent + free / 2 - hanging
    case .right: return indent + free - hanging
    case .natural, .justified: return indent + (isRightToLeft ? free - hanging : 0)
    }
  }

  // Rules: TS-1.
  /// Widens the spaces of a line of a justified paragraph that is not its last.
  private func widenSpaces(of number: Int) {
    guard levels == nil, number + 1 < lines.count, frame.width.isFinite,
      let place = lines[number].place
    else { return }
    var range = lines[number].clusters
    while let last = range.last, clusters[last].isSpace { range = range.dropLast() }
    let spaces = range.filter { clusters[$0].isSpace }
    let text = range.reduce(0) { $0 + clusters[$1].advance }
    let free = frame.width - place.left - place.right - text
    guard !spaces.isEmpty, free > 0 else { return }
    for space in spaces { clusters[space].advance += free / CGFloat(spaces.count) }
    limitSpaces()
  }

  /// Has every space that is wider than its own end what is drawn in one go.
  private func limitSpaces() {
    for style in styles.indices {
      let space = ClusterMeasure(styles[style], at: style).space.advance
      spaceLimits[style] = space + LineBreaker.tolerance
    }
  }

  /// Where a line without clusters has its caret.
  package var emptyLeft: CGFloat { left(of: 0..<0, lines.first?.place) }

  /// Whether a cluster runs to the left.
  package func runsLeft(_ cluster: Int) -> Bool {
    levels.map { $0[cluster] % 2 == 1 } ?? isRightToLeft
  }

  /// The right edge of a cluster.
  package func right(of cluster: Int) -> CGFloat { lefts[cluster] + clusters[cluster].advance }
}
