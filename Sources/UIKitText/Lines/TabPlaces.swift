// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Gives tabs the room up to the stops of their paragraph.
struct TabPlaces {
  /// The advance of a tab that was given no room yet.
  static let open: CGFloat = -1_000_000

  /// Where the tabs of a paragraph are among the clusters.
  private let tabs: [Int]
  private let format: ParagraphFormat

  init(in range: Range<Int>, of text: MeasuredText, _ format: ParagraphFormat?) {
    tabs = range.filter { text.clusters[$0].advance == Self.open }
    self.format = format ?? ParagraphFormat()
  }

  // Rules: TS-7.
  /// Settles the tabs from the beginning of a line to the end of its paragraph.
  func settle(_ text: inout MeasuredText, line: Range<Int>, indent: CGFloat) {
    var x = indent
    var place = line.lowerBound
    for tab in tabs where tab >= place {
      x += width(text, place..<tab)
      let advance = advance(of: tab, at: x, text, limit: line.upperBound)
      text.setAdvance(advance, at: tab)
      x += advance
      place = tab + 1
    }
  }

  private func width(_ text: MeasuredText, _ range: Range<Int>) -> CGFloat {
    range.reduce(0) { $0 + text.clusters[$1].advance }
  }

  private func advance(
    of tab: Int, at x: CGFloat, _ text: MeasuredText, limit: Int
  ) -> CGFloat {
    let least = x + LineBreaker.tolerance
    guard let stop = format.tabStops.first(where: { $0.location > least }) else {
      if format.tabInterval > 0 {
        return (least / format.tabInterval).rounded(.down) * format.tabInterval
          + format.tabInterval - x
      }
      let space = text.cluster(" ", style: text.clusters[tab].style)
      return space.advance * CGFloat(ClusterMeasure.spacesOfTab)
    }
    let end = tabs.first { $0 > tab } ?? limit
    switch stop.alignment {
    case .center: return max(0, stop.location - x - width(text, tab + 1..<end) / 2)
    case .right:
      return max(0, stop.location - x - width(text, tab + 1..<columnEnd(stop, tab + 1..<end, text)))
    case .left, .justified, .natural:
      guard stop.terminators != nil else { return stop.location - x }
      return max(0, stop.location - x - width(text, tab + 1..<columnEnd(stop, tab + 1..<end, text)))
    }
  }

  /// Where the text ends that a stop aligns.
  private func columnEnd(_ stop: TextTab, _ range: Range<Int>, _ text: MeasuredText) -> Int {
    guard let terminators = stop.terminators else { return range.upperBound }
    return range.first {
      text.clusters[$0].character.unicodeScalars.contains(where: terminators.contains)
    } ?? range.upperBound
  }
}
