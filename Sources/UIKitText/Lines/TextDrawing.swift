// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation
package import UIKitHost

/// How links look, in place of what their attributes say.
package struct LinkPaint: Equatable {
  /// Nil leaves the text's own colour.
  package var color: (any TextColor)?
  /// Nil leaves the text's own.
  package var isUnderlined: Bool?

  package init(color: (any TextColor)? = nil, isUnderlined: Bool? = nil) {
    self.color = color
    self.isUnderlined = isUnderlined
  }

  package static func == (a: LinkPaint, b: LinkPaint) -> Bool {
    let isSameColor = a.color.map { $0.isEqual(b.color) } ?? (b.color == nil)
    return isSameColor && a.isUnderlined == b.isUnderlined
  }
}

/// Text that is shown: its lines, and the pictures in them.
package struct TextDrawing {
  package private(set) var lines: [TextLine] = []
  private var pictures: [DrawingCommand] = []

  /// A drawing of nothing.
  package init() {}

  package mutating func add(_ lines: [TextLine]) { self.lines += lines }

  /// Lines alone are sent as such, with pictures as a drawing.
  package var content: LayerContent {
    if !pictures.isEmpty { return .drawing(commands) }
    return lines.isEmpty ? .none : .text(lines)
  }

  package var commands: [DrawingCommand] { lines.map(DrawingCommand.text) + pictures }

  /// Adds the pictures of a paragraph whose corner is at a point.
  package mutating func addPictures(
    of layout: ParagraphLayout, at origin: CGPoint, visible: ClosedRange<CGFloat>
  ) {
    guard layout.hasInlineObjects else { return }
    for line in layout.lines
    where line.bottom >= visible.lowerBound && line.top <= visible.upperBound {
      for cluster in line.clusters {
        guard let box = layout.inlineBox(of: cluster) else { continue }
        let rect = CGRect(
          x: origin.x + layout.lefts[cluster] + box.bounds.minX,
          y: origin.y + line.top + line.ascent - box.bounds.maxY
            - layout.styles[layout.clusters[cluster].style].raised, width: box.bounds.width,
          height: box.bounds.height)
        pictures += box.drawing(in: rect)
      }
    }
  }
}

extension ParagraphLayout {
  /// The object that a cluster stands for; nil for text.
  func inlineBox(of cluster: Int) -> InlineBox? {
    styles.inlineBox(of: clusters[cluster])
  }

  /// Lines and pictures, the upper left corner of the paragraph at `origin`.
  package func drawing(
    at origin: CGPoint, marked: Range<Int>?, visible: ClosedRange<CGFloat>, links: LinkPaint?
  ) -> TextDrawing {
    var drawing = TextDrawing()
    drawing.add(textLines(at: origin, underlined: marked, visible: visible, links: links))
    drawing.addPictures(of: self, at: origin, visible: visible)
    return drawing
  }
}
