// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  public import Foundation
  public import UIKitHost

  // Rules: PX-1, PX-3, PX-9.
  /// Draws what a host is given: layers, and recorded drawings.
  ///
  /// It is not a host: a host, or a test, hands it the commits.
  public final class PictureRenderer {
    /// The fonts that text is drawn with.
    public let fonts: PictureFonts
    /// Every layer that was taken in and not removed, with its latest values.
    public private(set) var shown = LayerCommit(number: 0)
    private let images = PictureImages()

    /// Makes a renderer that shows nothing.
    public init(fonts: PictureFonts = .standard) { self.fonts = fonts }

    /// Takes in what changed.
    public func take(_ commit: LayerCommit) {
      shown.merge(commit)
      shown.removed = []
    }

    /// Draws the screen; nil for a size without pixels, or with more than fit into memory.
    ///
    /// - Parameters:
    ///   - size: of the screen, in points.
    ///   - scale: pixels of a point.
    ///   - background: what is behind all windows; nil leaves it transparent.
    public func picture(
      size: CGSize, scale: Double,
      background: RGBA? = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    ) -> Picture? {
      picture(CGRect(origin: .zero, size: size), scale, background) { painter, sheet in
        for root in shown.roots ?? [] { painter.draw(root, on: sheet) }
      }
    }

    /// Draws a layer and what is in it as far as its bounds go, upright whatever its transform; nil for
    /// a layer that is not known, or has no size.
    ///
    /// - Parameters:
    ///   - layer: the layer.
    ///   - scale: pixels of a point.
    ///   - background: what is behind it; nil leaves it transparent.
    public func picture(
      of layer: LayerID, scale: Double, background: RGBA? = nil
    ) -> Picture? {
      guard let geometry = shown.changes[layer]?.geometry else { return nil }
      return picture(geometry.bounds, scale, background) { painter, sheet in
        if let seen = painter.seen(layer) { painter.place(seen, on: sheet, 0) }
      }
    }

    /// Draws what a drawing shows of a rectangle; nil for one without pixels.
    ///
    /// - Parameters:
    ///   - commands: the drawing.
    ///   - rect: in its coordinates.
    ///   - scale: pixels of a point.
    ///   - background: what is drawn over; nil for nothing.
    public func picture(
      of commands: [DrawingCommand], in rect: CGRect, scale: Double, background: RGBA? = nil
    ) -> Picture? {
      picture(rect, scale, background) { painter, sheet in
        DrawingPainter(on: sheet, images: painter.images, text: painter.text).play(commands)
      }
    }

    private func picture(
      _ rect: CGRect, _ scale: Double, _ background: RGBA?,
      _ draw: (LayerPainter, Sheet) -> Void
    ) -> Picture? {
      let size = CGSize(
        width: (rect.width * scale).rounded(.up), height: (rect.height * scale).rounded(.up))
      guard scale > 0, scale < 1e4, rect.minX.isFinite, rect.minY.isFinite,
        size.width >= 1, size.height >= 1, size.width <= Double(Sheet.largestSide),
        size.height <= Double(Sheet.largestSide), case let sides = 1...Sheet.largestSide,
        let sheet = Sheet(
          PixelArea(
            x: 0, y: 0, width: Int(size.width, in: sides), height: Int(size.height, in: sides)))
      else { return nil }
      if let background {
        sheet.setSource(background)
        cairo_paint(sheet.context)
      }
      guard
        sheet.concatenate(
          AffineNumbers(
            a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale))
      else { return nil }
      draw(
        LayerPainter(
          layers: shown.changes, images: images, text: TextPainter(fonts: fonts)), sheet)
      return Picture(sheet)
    }
  }
#endif
