// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import UIKitHost

/// How links look, in place of what their attributes say.
struct LinkPaint: Equatable {
  /// Nil leaves the text's own colour.
  var color: UIColor?
  /// Nil leaves the text's own.
  var isUnderlined: Bool?
}

/// Text that is shown: its lines, and the pictures in them.
struct TextDrawing {
  private(set) var lines: [TextLine] = []
  private var pictures: [DrawingCommand] = []

  mutating func add(_ lines: [TextLine]) { self.lines += lines }

  /// Lines alone are sent as such, with pictures as a drawing.
  var content: LayerContent {
    if !pictures.isEmpty { return .drawing(commands) }
    return lines.isEmpty ? .none : .text(lines)
  }

  var commands: [DrawingCommand] { lines.map(DrawingCommand.text) + pictures }

  /// Adds the pictures of a paragraph whose corner is at a point.
  mutating func addPictures(
    of layout: ParagraphLayout, at origin: CGPoint, visible: ClosedRange<CGFloat>
  ) {
    guard layout.hasInlineObjects else { return }
    for line in layout.lines
    where line.bottom >= visible.lowerBound && line.top <= visible.upperBound {
      for cluster in line.clusters {
        guard let box = layout.inlineBox(of: cluster) else { continue }
        let rect = CGRect(
          x: origin.x + layout.lefts[cluster] + box.bounds.minX,
          y: origin.y + line.top + line.ascent - box.bounds.maxY, width: box.bounds.width,
          height: box.bounds.height)
        guard let image = box.object.inlineImage(for: box.bounds), !rect.isEmpty else { continue }
        pictures += image.content.commands(size: image.size, in: rect)
      }
    }
  }
}

extension ParagraphLayout {
  /// Whether it has anything but text.
  var hasInlineObjects: Bool { styles.contains { $0.inline != nil } }

  /// The object that a cluster stands for; nil for text.
  func inlineBox(of cluster: Int) -> InlineBox? {
    guard clusters[cluster].character == InlineBox.character else { return nil }
    return styles[clusters[cluster].style].inline
  }

  /// Lines and pictures, the upper left corner of the paragraph at `origin`.
  func drawing(
    at origin: CGPoint, marked: Range<Int>?, visible: ClosedRange<CGFloat>, links: LinkPaint?
  ) -> TextDrawing {
    var drawing = TextDrawing()
    drawing.add(textLines(at: origin, underlined: marked, visible: visible, links: links))
    drawing.addPictures(of: self, at: origin, visible: visible)
    return drawing
  }
}
