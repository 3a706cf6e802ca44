// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import Foundation
  import UIKitHost

  /// Something that a drawing puts on a sheet at once.
  enum DrawnThing {
    case fill([PathStep], RGBA, evenOdd: Bool)
    case stroke([PathStep], RGBA, LineStyle)
    case text(TextLine, TextPainter)
    case image(Sheet, CGRect, ImageSmoothing)
    case gradient(GradientPaint)
    /// A cell that is repeated, and how many of its pixels make a unit.
    case tiles(Sheet, corner: CGPoint, CGSize)
    /// A picture of its own, pixel on pixel.
    case sheet(Sheet)

    /// Where it may leave traces; nil for everywhere.
    func area(on sheet: Sheet) -> PixelArea? {
      switch self {
      case .fill(let path, _, _): sheet.area(of: path.hull ?? .zero).grown(by: 1)
      case .stroke(let path, _, let style):
        path.hull.map { hull in
          let reach =
            style.width.clamped(to: 0...1e6)
            * (style.join == .miter ? max(1, style.miterLimit.clamped(to: 1...1e3)) : 1)
          return sheet.area(of: hull.insetBy(dx: -reach, dy: -reach)).grown(by: 1)
        }
      case .text(let line, _): sheet.area(of: TextPainter.extent(of: line)).grown(by: 1)
      case .image(_, let rect, _): sheet.area(of: rect.standardized).grown(by: 1)
      case .gradient, .tiles: nil
      case .sheet(let own): own.area
      }
    }

    /// Draws it with what is set on the sheet.
    func draw(on sheet: Sheet, alpha: Double) {
      switch self {
      case .fill(let path, let color, let evenOdd):
        sheet.setSource(color, alpha: alpha)
        fill(path, evenOdd, on: sheet)
      case .stroke(let path, let color, let style):
        sheet.setSource(color, alpha: alpha)
        stroke(path, style, on: sheet)
      case .text(let line, let painter): painter.draw(line, on: sheet, alpha: alpha)
      case .image(let image, let rect, let smoothing):
        sheet.saving {
          cairo_new_path(sheet.context)
          sheet.addRect(rect)
          cairo_clip(sheet.context)
          ImagePaint.set(image, in: rect, smoothing, on: sheet)
          cairo_paint_with_alpha(sheet.context, alpha)
        }
      case .gradient(let gradient): gradient.paint(on: sheet, alpha: alpha)
      case .tiles(let cell, let corner, let scale):
        sheet.saving {
          cairo_set_source_surface(sheet.context, cell.surface, 0, 0)
          let pattern = cairo_get_source(sheet.context)
          cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
          var map = cairo_matrix_t(
            xx: scale.width, yx: 0, xy: 0, yy: scale.height, x0: -corner.x * scale.width,
            y0: -corner.y * scale.height)
          cairo_pattern_set_matrix(pattern, &map)
          cairo_paint_with_alpha(sheet.context, alpha)
        }
      case .sheet(let own):
        sheet.lay(own, by: cairo_get_operator(sheet.context), alpha: alpha)
      }
    }

    /// Draws, opaque, what of the sheet it covers.
    func cover(_ sheet: Sheet) {
      let ink = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
      sheet.setSource(ink)
      switch self {
      case .fill(let path, _, let evenOdd): fill(path, evenOdd, on: sheet)
      case .stroke(let path, _, let style): stroke(path, style, on: sheet)
      case .text(var line, let painter):
        line.color = ink
        painter.draw(line, on: sheet)
      case .image(_, let rect, _):
        cairo_new_path(sheet.context)
        sheet.addRect(rect)
        cairo_fill(sheet.context)
      case .gradient, .tiles, .sheet: cairo_paint(sheet.context)
      }
    }

    /// Draws it as if it covered everything.
    func flood(_ sheet: Sheet, alpha: Double) {
      switch self {
      case .fill(_, let color, _), .stroke(_, let color, _):
        sheet.setSource(color, alpha: alpha)
        cairo_paint(sheet.context)
      case .text(let line, _):
        sheet.setSource(line.color, alpha: alpha)
        cairo_paint(sheet.context)
      case .image(let image, let rect, let smoothing):
        sheet.saving {
          ImagePaint.set(image, in: rect, smoothing, on: sheet)
          cairo_paint_with_alpha(sheet.context, alpha)
        }
      case .gradient, .tiles, .sheet: draw(on: sheet, alpha: alpha)
      }
    }

    private func fill(_ path: [PathStep], _ evenOdd: Bool, on sheet: Sheet) {
      sheet.setPath(path)
      cairo_set_fill_rule(
        sheet.context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(sheet.context)
    }

    private func stroke(_ path: [PathStep], _ style: LineStyle, on sheet: Sheet) {
      guard style.width > 0 else { return }
      sheet.setPath(path)
      sheet.setStroke(style)
      cairo_stroke(sheet.context)
    }
  }

  /// Makes images what is painted with.
  enum ImagePaint {
    /// Makes an image the source, stretched into a rectangle; its edges go on outside of that.
    static func set(
      _ image: Sheet, in rect: CGRect, _ smoothing: ImageSmoothing, on sheet: Sheet
    ) {
      cairo_set_source_surface(sheet.context, image.surface, 0, 0)
      let pattern = cairo_get_source(sheet.context)
      let (across, down) = (
        Double(image.area.width) / rect.width, Double(image.area.height) / rect.height
      )
      guard across.isFinite, down.isFinite, across != 0, down != 0 else { return }
      var map = cairo_matrix_t(
        xx: across, yx: 0, xy: 0, yy: down, x0: -rect.minX * across, y0: -rect.minY * down)
      cairo_pattern_set_matrix(pattern, &map)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let filter: cairo_filter_t =
        switch smoothing {
        case .none: CAIRO_FILTER_NEAREST
        case .low, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
      cairo_pattern_set_filter(pattern, filter)
    }
  }
#endif
