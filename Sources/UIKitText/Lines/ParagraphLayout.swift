// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
import UIKitHost

/// One paragraph in lines: where each of its clusters is, in its own coordinates.
///
/// Offsets count UTF-16 units from the beginning of the paragraph.
package struct ParagraphLayout {
  /// One line.
  package struct Line {
    /// All its clusters, with the spaces at the end.
    package var clusters: Range<Int>
    package var top: CGFloat
    package var ascent: CGFloat
    var descent: CGFloat
    /// The clusters from left to right; nil when that is their own order.
    package var order: [Int]?

    package var height: CGFloat { ascent + descent }
    package var bottom: CGFloat { top + height }
  }

  package let frame: TextFrame
  /// The number of font reports it was made with.
  package let generation: Int
  package private(set) var clusters: [MeasuredText.Cluster] = []
  package private(set) var styles: [TextStyle] = []
  /// Of each style, the advance beyond which a space is a tab.
  private(set) var spaceLimits: [CGFloat] = []
  /// Where each cluster begins, and where the last ends.
  package private(set) var offsets: [Int] = [0]
  package private(set) var lefts: [CGFloat] = []
  /// Nil when everything runs to the right.
  package private(set) var levels: [UInt8]?
  package private(set) var lines: [Line] = []
  /// What was drawn of them.
  let drawn = DrawnLines()
  package let isRightToLeft: Bool
  package private(set) var width: CGFloat = 0

  package var height: CGFloat { lines.last?.bottom ?? 0 }

  /// - Parameters:
  ///   - emptyStyle: the style of a paragraph without characters.
  ///   - inherited: whether the paragraph runs to the left of which this is a later piece.
  package init(
    _ paragraph: TextParagraph, _ frame: TextFrame, generation: Int, emptyStyle: TextStyle,
    isRightToLeft inherited: Bool? = nil
  ) {
    self.frame = frame
    self.generation = generation
    let content = paragraph.string
    let mixes = !frame.isSecret && TextDirection.hasRightToLeft(content)
    isRightToLeft =
      switch paragraph.direction ?? frame.direction {
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
    breakLines(emptyStyle: paragraph.runs.last?.attributes.style ?? emptyStyle)
    placeClusters()
  }

  // MARK: Making

  private mutating func measure(_ paragraph: TextParagraph) {
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
        clusters.append(measure.tab())
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

  private mutating func beginRun(_ run: StyledRun) -> ClusterMeasure {
    let style = run.attributes.style
    let measure = ClusterMeasure(style.font, style: styles.count)
    styles.append(style)
    spaceLimits.append(measure.space.advance * 2)
    return measure
  }

  /// Gives the characters that stand for objects the room of these.
  private mutating func measureInlineObjects() {
    guard !frame.isSecret, hasInlineObjects else { return }
    for cluster in clusters.indices {
      guard let box = inlineBox(of: cluster) else { continue }
      let style = clusters[cluster].style
      let line = CGRect(x: 0, y: 0, width: frame.width, height: styles[style].font.lineHeight)
      let bounds = box.object.inlineBounds(in: line, at: offsets[cluster])
      styles[style].inline?.bounds = bounds
      clusters[cluster].advance = max(0, bounds.maxX)
    }
  }

  /// What stands for a character of a secret.
  private static let dot: Character = "\u{2022}"

  private mutating func breakLines(emptyStyle: TextStyle) {
    guard !clusters.isEmpty else {
      let font = emptyStyle.font
      lines = [
        Line(clusters: 0..<0, top: 0, ascent: font.ascender, descent: -font.descender, order: nil)
      ]
      return
    }
    let text = MeasuredText(clusters: clusters, styles: styles)
    var breaker = LineBreaker(
      text,
      TextLayout.Options(
        width: frame.isOneLine ? .infinity : frame.width,
        breaking: frame.breaksCharacters ? .byCharWrapping : .byWordWrapping))
    breaker.run()
    var top: CGFloat = 0
    let broken = breaker.lines
    for (number, line) in broken.enumerated() {
      let start = number == 0 ? 0 : line.clusters.startIndex
      let end =
        number + 1 < broken.count ? broken[number + 1].clusters.startIndex : clusters.count
      lines.append(
        Line(
          clusters: start..<end, top: top, ascent: line.ascent, descent: line.descent, order: nil))
      top += line.height
      width = max(width, line.width)
    }
  }

  private mutating func placeClusters() {
    lefts = Array(repeating: 0, count: clusters.count)
    for number in lines.indices {
      let range = lines[number].clusters
      if levels != nil { settleSpaces(at: range) }
      if let levels {
        let order = TextDirection.visualOrder(range, levels: levels)
        if order != Array(range) { lines[number].order = order }
      }
      var x = left(of: range)
      let order = lines[number].order
      for place in 0..<range.count {
        let cluster = order?[place] ?? range.lowerBound + place
        lefts[cluster] = x
        x += clusters[cluster].advance
      }
    }
  }

  /// Spaces at the end of a line run as the paragraph does, so that they are at its end.
  private mutating func settleSpaces(at range: Range<Int>) {
    var place = range.upperBound
    while place > range.lowerBound, clusters[place - 1].isSpace {
      place -= 1
      levels?[place] = isRightToLeft ? 1 : 0
    }
  }

  /// Where a line begins on the left, by its alignment; spaces at its end are not counted.
  private func left(of range: Range<Int>) -> CGFloat {
    guard frame.width.isFinite else { return 0 }
    var spaces: CGFloat = 0
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace {
      end -= 1
      spaces += clusters[end].advance
    }
    let text = (range.lowerBound..<end).reduce(0) { $0 + clusters[$1].advance }
    // Text that is too long for its one line begins at the left, and is scrolled.
    let free = frame.isOneLine ? max(0, frame.width - text) : frame.width - text
    // Spaces of a line that runs to the left stand to the left of its text.
    let hanging = isRightToLeft ? spaces : 0
    switch frame.alignment {
    case .left: return -hanging
    case .center: return free / 2 - hanging
    case .right: return free - hanging
    case .natural, .justified: return isRightToLeft ? free - hanging : 0
    }
  }

  /// Where a line without clusters has its caret.
  package var emptyLeft: CGFloat { left(of: 0..<0) }

  /// Whether a cluster runs to the left.
  package func runsLeft(_ cluster: Int) -> Bool {
    levels.map { $0[cluster] % 2 == 1 } ?? isRightToLeft
  }

  /// The right edge of a cluster.
  package func right(of cluster: Int) -> CGFloat { lefts[cluster] + clusters[cluster].advance }
}
