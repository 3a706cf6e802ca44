// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitText

/// What a layout manager is asked, answered by the engine that lays text out.
@MainActor
struct LayoutQueries {
  /// A line.
  struct Fragment {
    /// Its characters, with a line feed that ends it.
    var range: Range<Int>
    /// As wide as the container.
    var rect: CGRect
    /// The part that text uses, with the padding.
    var used: CGRect
    /// From its top to the baseline, in points.
    var ascent: CGFloat
  }

  let document: TextDocument
  let padding: CGFloat
  private let lineLimit: Int

  init(_ manager: NSLayoutManager) {
    document = manager.document
    let container = manager.textContainers.first
    padding = container?.lineFragmentPadding ?? 0
    lineLimit = container?.maximumNumberOfLines ?? 0
    if let view = manager.view { view.layoutIfNeeded() }
  }

  init(_ view: UITextView) {
    view.layoutIfNeeded()
    document = view.editor.document
    padding = view.textContainer.lineFragmentPadding
    lineLimit = view.textContainer.maximumNumberOfLines
  }

  func layOutAll() { document.layOut(from: 0, to: .infinity) }

  /// A range of the text, widened to whole characters.
  func wholeCharacters(_ range: NSRange) -> NSRange {
    guard let wanted = Range(named: range) else { return NSRange(location: 0, length: 0) }
    let start = min(max(0, wanted.lowerBound), document.length)
    let end = min(max(start, wanted.upperBound), document.length)
    let first =
      start == document.length ? start : document.offset(before: document.offset(after: start))
    var last = first
    if end > start { last = document.offset(after: document.offset(before: end)) }
    return NSRange(min(first, start)..<max(last, end))
  }

  /// The lines that have characters of a range, from top to bottom.
  func lines(of range: NSRange) -> [Fragment] {
    guard let wanted = Range(named: range) else { return [] }
    let range = document.valid(wanted)
    var result: [Fragment] = []
    var place: TextBuffer.Place? = document.buffer.place(at: range.lowerBound)
    var left = document.lineCount(of: lineLimit, before: place)
    while let current = place, current.start < range.upperBound || result.isEmpty, left > 0 {
      let all = fragments(of: current)
      for line in all.prefix(left)
      where line.range.overlaps(range) || (range.isEmpty && line.range.contains(range.lowerBound)) {
        result.append(line)
      }
      left -= min(left, all.count)
      place = document.buffer.next(after: current)
      if range.isEmpty { break }
    }
    return result
  }

  private func fragments(of place: TextBuffer.Place) -> [Fragment] {
    let layout = document.layout(place)
    let top = document.buffer.top(of: place)
    let length = document.buffer[place].length
    return layout.lines.enumerated().map { number, line in
      let isLast = number == layout.lines.count - 1
      let start = place.start + layout.offsets[line.clusters.lowerBound]
      let end = place.start + (isLast ? length : layout.offsets[line.clusters.upperBound])
      let minX = line.clusters.map { layout.lefts[$0] }.min() ?? layout.emptyLeft
      let maxX = line.clusters.map { layout.right(of: $0) }.max() ?? layout.emptyLeft
      let width = document.frame.width.isFinite ? document.frame.width : layout.width
      let y = top + line.top
      return Fragment(
        range: start..<end,
        rect: CGRect(x: 0, y: y, width: width + 2 * padding, height: line.height),
        used: CGRect(x: minX, y: y, width: maxX - minX + 2 * padding, height: line.height),
        ascent: line.ascent)
    }
  }

  /// The line of a character; the last one for an offset behind the text.
  func line(at offset: Int) -> Fragment {
    let inside = min(max(0, offset), max(0, document.length - 1))
    let all = fragments(of: document.buffer.place(at: inside))
    return all.first { $0.range.contains(inside) } ?? all[all.count - 1]
  }

  func location(of offset: Int) -> CGPoint {
    let line = line(at: offset)
    let caret = document.rect(of: TextCaret(offset: document.buffer.valid(offset)))
    return CGPoint(x: caret.midX + padding, y: line.ascent)
  }

  /// The rectangle of all text; the whole of it is laid out.
  var usedRect: CGRect {
    layOutAll()
    var used = CGRect.null
    for line in lines(of: NSRange(0..<max(1, document.length))) { used = used.union(line.used) }
    let extra = extraLine
    if lineLimit == 0, extra.height > 0 { used = used.union(extra) }
    return used.isNull ? .zero : used
  }

  var extraLine: CGRect {
    let last = document.buffer.lastPlace
    guard document.length == 0 || document.buffer[last].length == 0 else { return .zero }
    let line = fragments(of: last)[0]
    return line.used
  }

  func rects(of range: NSRange, isSelection: Bool) -> [CGRect] {
    guard let wanted = Range(named: range) else { return [] }
    var range = document.valid(wanted)
    if !isSelection {
      // The room behind a line feed belongs to a selection only.
      let place = document.buffer.place(at: max(range.lowerBound, range.upperBound - 1))
      let end = place.start + document.buffer[place].contentLength
      range = range.lowerBound..<max(range.lowerBound, min(range.upperBound, end))
    }
    return document.pieces(of: range).map { $0.rect.offsetBy(dx: padding, dy: 0) }
  }

  func bounds(of range: NSRange) -> CGRect {
    let all = rects(of: wholeCharacters(range), isSelection: false)
      .reduce(CGRect.null) { $0.union($1) }
    guard all.isNull, let start = Range(named: range)?.lowerBound else {
      return all.isNull ? .zero : all
    }
    return document.rect(of: TextCaret(offset: document.buffer.valid(start)))
      .offsetBy(dx: padding, dy: 0)
  }

  func lines(touching rect: CGRect) -> NSRange {
    var start = document.length
    var end = 0
    document.forEachParagraph(from: max(0, rect.minY), to: rect.maxY) { place, _, _ in
      for line in fragments(of: place)
      where line.rect.maxY > rect.minY && line.rect.minY < rect.maxY {
        start = min(start, line.range.lowerBound)
        end = max(end, line.range.upperBound)
      }
    }
    return NSRange(min(start, end)..<end)
  }

  /// The character nearest to a point, and how far through it the point is.
  func glyph(nearest point: CGPoint) -> (index: Int, fraction: CGFloat) {
    let inside = CGPoint(x: point.x - padding, y: point.y)
    let caret = document.caret(at: inside)
    let after = document.rect(of: caret).midX <= inside.x && !caret.isTrailing
    let start =
      after && caret.offset < document.length
      ? caret.offset : max(0, document.offset(before: caret.offset))
    let end = document.offset(after: start)
    guard let rect = document.pieces(of: start..<end).first?.rect, rect.width > 0 else {
      return (start, 0)
    }
    return (start, min(1, max(0, (inside.x - rect.minX) / rect.width)))
  }
}
