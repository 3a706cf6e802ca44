// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import QuartzCore
import UIKitHost
import UIKitText

/// Draws the text of a view in layers of some paragraphs each.
///
/// OPTIMIZATION: a change is drawn, compared and sent to the host with the few paragraphs around it,
/// however many are shown. The first of them are left to whoever asks, so that a short text has no
/// layers of its own.
@MainActor
final class TextBands {
  /// What is to be shown.
  struct Text {
    let document: TextDocument
    /// The height in the text that lies at the upper edge of what is drawn on.
    let top: CGFloat
    /// Where the text ends that is shown.
    let bottom: CGFloat
    /// Where lines begin.
    let left: CGFloat
    /// Offsets that are underlined whatever their style, such as marked text.
    let marked: Range<Int>?
    let look: Look
  }

  /// What decides how text looks, besides its attributes.
  struct Look: Equatable {
    let traits: UITraitCollection
    /// How often fonts were reported.
    let fontReports: Int
    /// The colour that stands for the tint.
    let tint: RGBA
    let links: LinkPaint
  }

  /// All that a block is drawn from.
  private struct Source: Equatable {
    let notes: BlockNotes
    let version: Int
    /// Where the block lies in what it is drawn on.
    let corner: CGPoint
    /// The heights of the text that are drawn, from the top of the block.
    let seen: ClosedRange<CGFloat>
    let marked: Range<Int>?
    let look: Look

    init(_ block: TextDocument.Block, of text: Text, at corner: CGPoint) {
      notes = block.notes
      version = block.notes.version
      self.corner = corner
      let from = max(0, text.top - block.top)
      seen = from...max(from, min(block.height, text.bottom - block.top))
      marked = block.part(of: text.marked)
      look = text.look
    }

    static func == (one: Source, other: Source) -> Bool {
      one.notes === other.notes && one.version == other.version && one.corner == other.corner
        && one.seen == other.seen && one.marked == other.marked && one.look == other.look
    }
  }

  private struct Drawn {
    /// Nil where there is anything but text, whose looks may change without a word.
    var source: Source?
    var drawing = TextDrawing()
  }

  private struct Band {
    let layer: CALayer
    let source: Source?
  }

  private var first: Drawn?
  /// By the notes of their blocks.
  private var bands: [ObjectIdentifier: Band] = [:]

  /// Whether no text is on layers of its own.
  var isEmpty: Bool { bands.isEmpty }

  /// Has all text drawn anew.
  func forget() {
    first = nil
    for band in bands.values { band.layer.removeFromSuperlayer() }
    bands = [:]
  }

  /// Shows a text on a layer.
  ///
  /// - Returns: what is to be drawn on the layer itself, below its sublayers.
  func show(_ text: Text, on layer: CALayer) -> TextDrawing {
    var blocks = text.document.blocks(from: text.top, to: text.bottom)[...]
    first = blocks.popFirst().map { block in
      let corner = CGPoint(x: text.left, y: block.top - text.top)
      let source = Source(block, of: text, at: corner)
      if let first, first.source == source { return first }
      return Self.draw(block, of: text, source)
    }
    var old = bands
    bands = [:]
    for block in blocks {
      let id = ObjectIdentifier(block.notes)
      bands[id] = band(of: block, in: text, on: layer, instead: old.removeValue(forKey: id))
    }
    for band in old.values { band.layer.removeFromSuperlayer() }
    return first?.drawing ?? TextDrawing()
  }

  private func band(
    of block: TextDocument.Block, in text: Text, on layer: CALayer, instead old: Band?
  ) -> Band {
    let source = Source(block, of: text, at: CGPoint(x: text.left, y: 0))
    let own = old?.layer ?? StillLayers.make()
    if old == nil { layer.insertSublayer(own, at: 0) }
    let frame = CGRect(
      x: 0, y: block.top - text.top, width: layer.bounds.width, height: block.height)
    if own.frame != frame { own.frame = frame }
    if let old, old.source == source { return old }
    let drawn = Self.draw(block, of: text, source)
    own.hostContent = drawn.drawing.content
    return Band(layer: own, source: drawn.source)
  }

  /// Draws a block as far as it is shown.
  private static func draw(
    _ block: TextDocument.Block, of text: Text, _ source: Source
  ) -> Drawn {
    var drawn = Drawn(source: source)
    text.document.forEachParagraph(of: block, from: text.top, to: text.bottom) { start, layout, y in
      let origin = CGPoint(x: source.corner.x, y: source.corner.y + y - block.top)
      let underlined = source.marked.flatMap { marked -> Range<Int>? in
        guard marked.upperBound > start else { return nil }
        return max(0, marked.lowerBound - start)..<marked.upperBound - start
      }
      let visible = text.top - y...max(text.top - y, text.bottom - y)
      drawn.drawing.add(
        layout.textLines(
          at: origin, underlined: underlined, visible: visible, links: text.look.links))
      drawn.drawing.addPictures(of: layout, at: origin, visible: visible)
      if layout.hasInlineObjects { drawn.source = nil }
    }
    return drawn
  }
}
