// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Rules: PG-5.
/// Layouts on pages.
extension TextLayout {
  /// Some of the lines of another layout; the first has no room above it.
  private init(_ range: Range<Int>, of whole: TextLayout) {
    var lines = Array(whole.lines[range])
    if let first = lines.first?.place, first.gap != 0 {
      lines[0].place = LinePlace(box: first.box, gap: 0, left: first.left, right: first.right)
    }
    options = whole.options
    self.lines = lines
    styles = whole.styles
    hasTabs = whole.hasTabs
    isTruncated = whole.isTruncated
  }

  /// The lines in parts, each with as many as fit a height; at least one.
  ///
  /// - Parameter room: the height for a part, by its number from 0.
  package func pages(_ room: (_ page: Int) -> CGFloat) -> [TextLayout] {
    var pages: [TextLayout] = []
    var start = 0
    while start < lines.count {
      let end = end(of: start, fitting: room(pages.count))
      pages.append(TextLayout(start..<end, of: self))
      start = end
    }
    return pages
  }

  private func end(of start: Int, fitting height: CGFloat) -> Int {
    var left = height + LineBreaker.tolerance
    var place = start
    while place < lines.count {
      left -= lines[place].height + (place > start ? lines[place].gap : 0)
      if left < 0 { break }
      place += 1
    }
    return max(start + 1, place)
  }
}
