// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost
import UIKitText

extension UITextView {
  func surfaceContent() -> LayerContent {
    guard let surface = parts.surface, !surface.bounds.isEmpty else { return .none }
    let document = editor.document
    let corner = textOrigin
    let top = surface.frame.minY - corner.y
    var bottom = surface.frame.maxY - corner.y
    let cut = document.cut(afterLines: textContainer.maximumNumberOfLines)
    if textContainer.size.height > 0 { bottom = min(bottom, textContainer.size.height) }
    let end = cut.map { min(bottom, lineAbove($0)) } ?? bottom
    guard end > top else {
      surface.bands.forget()
      return .none
    }
    let look = TextBands.Look(
      traits: traitCollection, fontReports: FontTable.shared.generation,
      tint: UIColor.tintColor.rgba, links: linkPaint)
    var drawing = surface.bands.show(
      TextBands.Text(
        document: document, top: top, bottom: end, left: corner.x, marked: editor.marked,
        look: look),
      on: surface.layer)
    if let cut, cut.bottom > top, cut.bottom <= bottom + LineBreaker.tolerance {
      drawing.add(lastLine(cut, from: top))
    }
    return drawing.content
  }

  /// A height inside the line above the last one; lines are drawn that reach it.
  private func lineAbove(_ cut: TextDocument.Cut) -> CGFloat {
    let line = editor.document.layout(cut.place).lines[cut.line]
    return cut.top + line.top - LineBreaker.tolerance
  }
}

/// Draws the last line of a text view that shows only some.
extension UITextView {
  /// The last line, with an ellipsis if the container wants one; text that runs to the left has none.
  func lastLine(_ cut: TextDocument.Cut, from top: CGFloat) -> [TextLine] {
    let layout = editor.document.layout(cut.place)
    let mode = textContainer.lineBreakMode
    let line = layout.lines[cut.line]
    let origin = CGPoint(x: textOrigin.x, y: cut.top - top)
    guard mode.isTruncating, layout.levels == nil, let first = layout.clusters.first else {
      let inside = line.top + LineBreaker.tolerance
      return layout.textLines(
        at: origin, underlined: nil,
        visible: inside...max(inside, line.bottom - LineBreaker.tolerance),
        links: linkPaint)
    }
    // More follows: what is left of the paragraph, or the next one.
    let feed = MeasuredText.Cluster(character: "\n", advance: 0, style: first.style)
    let rest = Array(layout.clusters[line.clusters.lowerBound...]) + [feed, feed]
    let text = MeasuredText(clusters: rest, styles: layout.styles)
    let options = TextLayout.Options(
      width: layout.frame.width, lineLimit: 1, breaking: mode, alignment: layout.frame.alignment)
    let rect = CGRect(
      x: origin.x, y: origin.y + line.top, width: layout.frame.width, height: line.height)
    return TextLayout(text, options).textLines(in: rect)
  }
}
