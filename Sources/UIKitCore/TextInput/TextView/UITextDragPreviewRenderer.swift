// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
public import Foundation
import UIKitText

// Rules: DD-81.
/// Draws a range of a text for a preview: its first line, its last one, and what is between them.
///
/// [Apple: UITextDragPreviewRenderer](https://developer.apple.com/documentation/uikit/uitextdragpreviewrenderer)
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
  private let manager: NSLayoutManager
  private let range: NSRange
  private let unifies: Bool
  /// The rectangles of the lines, once they were asked for.
  private lazy var lines = measured()

  /// Makes a renderer of a range whose lines make one block.
  ///
  /// - Parameters:
  ///   - layoutManager: lays the text out.
  ///   - range: in UTF-16 units; what of it is no text is left out.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: true)
  }

  /// Makes a renderer of a range.
  ///
  /// - Parameters:
  ///   - layoutManager: lays the text out.
  ///   - range: in UTF-16 units; what of it is no text is left out.
  ///   - unifyRects: whether the lines make one block, the first of several to the right edge of the
  ///     widest and the others from the left edge; else each is as wide as its letters.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    manager = layoutManager
    self.range = range
    unifies = unifyRects
    super.init()
  }

  /// Lays the text out.
  open var layoutManager: NSLayoutManager { manager }

  /// What is seen of the range: the letters in the three rectangles, in a picture around these.
  open var image: UIImage {
    let rects = [firstLineRect, bodyRect, lastLineRect].filter { !$0.isEmpty }
    guard let first = rects.first else { return UIImage() }
    let queries = LayoutQueries(manager)
    return TextDragPicture.image(
      of: queries.document, at: CGPoint(x: queries.padding, y: 0), rects,
      in: rects.dropFirst().reduce(first) { $0.union($1) }, isPlain: false)
  }

  /// The first line, in the coordinates of the text container; zero where there is no text.
  open var firstLineRect: CGRect { lines.first }

  /// What is between the first line and the last one; zero for less than three lines.
  open var bodyRect: CGRect { lines.body }

  /// The last line; zero for less than two lines.
  open var lastLineRect: CGRect { lines.last }

  /// Called before the rectangles are used first, for a subclass that changes them; changes nothing.
  ///
  /// - Parameters:
  ///   - firstLineRect: the first line.
  ///   - bodyRect: what is between the lines.
  ///   - lastLineRect: the last line.
  ///   - origin: where the text begins in the coordinates of the rectangles.
  open func adjust(
    firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
  ) {}

  private func measured() -> (first: CGRect, body: CGRect, last: CGRect) {
    let queries = LayoutQueries(manager)
    var rows = lettered(queries)
    if unifies, rows.count > 1 {
      let all = rows.reduce(rows[0]) { $0.union($1) }
      for (place, row) in rows.enumerated() {
        let left = place == 0 ? row.minX : all.minX
        let right = place == rows.count - 1 ? row.maxX : all.maxX
        rows[place] = CGRect(x: left, y: row.minY, width: right - left, height: row.height)
      }
    }
    var first = rows.first ?? .zero
    var last = rows.count > 1 ? rows[rows.count - 1] : .zero
    let middle = rows.dropFirst().dropLast()
    var body = middle.first.map { middle.reduce($0) { $0.union($1) } } ?? .zero
    adjust(
      firstLineRect: &first, bodyRect: &body, lastLineRect: &last,
      textOrigin: CGPoint(x: queries.padding, y: 0))
    return (first, body, last)
  }

  /// The lines of the range, each as wide as its letters.
  private func lettered(_ queries: LayoutQueries) -> [CGRect] {
    guard let wanted = Range(named: range), !queries.document.valid(wanted).isEmpty else {
      return []
    }
    return queries.lines(of: range).map { line in
      let letters = line.range.clamped(to: wanted)
      let empty = CGRect(x: line.used.minX, y: line.rect.minY, width: 0, height: line.rect.height)
      let rects = queries.rects(of: NSRange(letters), isSelection: false)
      return rects.first.map { first in rects.dropFirst().reduce(first) { $0.union($1) } } ?? empty
    }
  }
}
