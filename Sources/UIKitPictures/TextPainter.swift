// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import Foundation
  import UIKitHost

  // Rules: PX-21.
  /// Draws lines of text where they were laid out.
  struct TextPainter {
    let fonts: PictureFonts

    /// Where a line may leave traces: its letters may be higher and lean further than its font says.
    static func extent(of line: TextLine) -> CGRect {
      let size = line.size.clamped(to: 0...1e5)
      let lean = abs(line.look?.slant ?? 0).clamped(to: 0...100) * 1.5 * size
      let side = size * (line.look?.stretch ?? 1).clamped(to: 1...100) + lean
      var extent = CGRect(
        x: line.origin.x - side, y: line.origin.y - 1.5 * size,
        width: line.width.clamped(to: 0...1e6) + 2 * side, height: 2.5 * size)
      for bar in line.look?.bars ?? [] {
        extent = extent.union(bar.rect.offsetBy(dx: line.origin.x, dy: line.origin.y))
      }
      if let shadow = line.look?.shadow {
        let reach = 2 * shadow.radius
        extent = extent.union(
          extent.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
            .insetBy(dx: -reach, dy: -reach))
      }
      return extent
    }

    func draw(_ line: TextLine, on sheet: Sheet, alpha: Double = 1) {
      guard line.size > 0, line.size < 1e5, abs(line.origin.x) < 1e6, abs(line.origin.y) < 1e6
      else { return }
      sheet.saving {
        cairo_translate(sheet.context, line.origin.x, line.origin.y)
        drawBars(line, on: sheet, alpha: alpha, isBehind: true)
        if line.isUnderlined {
          sheet.setSource(line.color, alpha: alpha)
          cairo_rectangle(
            sheet.context, 0, line.size * 0.1, line.width, max(line.size / 18, 0.5))
          cairo_fill(sheet.context)
        }
        if !line.string.isEmpty { drawLetters(line, on: sheet, alpha: alpha) }
        drawBars(line, on: sheet, alpha: alpha, isBehind: false)
      }
    }

    private func drawLetters(_ line: TextLine, on sheet: Sheet, alpha: Double) {
      guard let layout = layout(line, on: sheet) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
      guard let letters = pango_layout_get_line_readonly(layout, 0) else { return }
      sheet.saving {
        if !sheet.isPaper { Self.snapBaseline(on: sheet) }
        // Shadows fall as far, and are as wide, whatever stretches and slants the letters.
        let ground = line.look?.shadow == nil ? nil : Self.ground(of: line, on: sheet)
        let slant = line.look?.slant ?? 0
        let stretch = (line.look?.stretch ?? 1) * Self.fit(line, layout)
        guard
          sheet.concatenate(
            AffineNumbers(a: stretch, b: 0, c: -slant, d: 1, tx: 0, ty: 0))
        else { return }
        if let shadow = line.look?.shadow, let ground {
          castShadow(shadow, of: line, letters, from: ground, on: sheet, alpha: alpha)
        }
        draw(line, letters, on: sheet, alpha: alpha)
      }
    }

    private func draw(
      _ line: TextLine, _ letters: UnsafeMutablePointer<PangoLayoutLine>, on sheet: Sheet,
      alpha: Double
    ) {
      let outline = line.look?.outline
      if outline?.fills ?? true {
        sheet.setSource(line.color, alpha: alpha)
        cairo_new_path(sheet.context)
        cairo_move_to(sheet.context, 0, 0)
        // On paper letters stay letters, to be found and copied.
        if sheet.isPaper || Self.hasColors(line.string) {
          pango_cairo_show_layout_line(sheet.context, letters)
        } else {
          // Outlines stand where they are; letters that were drawn before stand on whole pixels.
          pango_cairo_layout_line_path(sheet.context, letters)
          cairo_set_fill_rule(sheet.context, CAIRO_FILL_RULE_WINDING)
          cairo_fill(sheet.context)
        }
      }
      if let outline {
        cairo_new_path(sheet.context)
        cairo_move_to(sheet.context, 0, 0)
        pango_cairo_layout_line_path(sheet.context, letters)
        sheet.setSource(outline.color, alpha: alpha)
        sheet.setStroke(LineStyle(width: outline.width))
        cairo_stroke(sheet.context)
      }
    }

    /// Whether letters are pictures, which have no outlines.
    private static func hasColors(_ string: String) -> Bool {
      string.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
    }

    /// Puts the baseline between two rows of pixels, where lines run along them.
    private static func snapBaseline(on sheet: Sheet) {
      var matrix = sheet.matrix
      guard matrix.xy == 0, matrix.yx == 0 else { return }
      matrix.y0 = matrix.y0.rounded()
      sheet.matrix = matrix
    }

    /// What casts a shadow, and how many pixels a point of the shadow has.
    private struct Ground {
      let area: PixelArea
      let scale: Double
    }

    /// The ground of a line on a sheet whose coordinates begin where the line does.
    private static func ground(of line: TextLine, on sheet: Sheet) -> Ground {
      var whole = line
      whole.origin = .zero
      return Ground(area: sheet.area(of: extent(of: whole)), scale: sheet.scale)
    }

    private func castShadow(
      _ shadow: TextLook.Shadow, of line: TextLine,
      _ letters: UnsafeMutablePointer<PangoLayoutLine>, from ground: Ground, on sheet: Sheet,
      alpha: Double
    ) {
      let scale = ground.scale
      let sigma = shadow.radius.clamped(to: 0...1e4) * scale / 2
      let reach = SheetShadow.reach * sigma
      let (dx, dy) = (shadow.offset.x * scale, shadow.offset.y * scale)
      let area = ground.area.grown(by: reach)
        .overlap(sheet.visible.moved(x: -dx, y: -dy).grown(by: reach))
      guard let caster = sheet.like(area, inPixels: true) else { return }
      draw(line, letters, on: caster, alpha: alpha)
      SheetShadow(of: caster, sigma: sigma)?.paint(shadow.color, on: sheet, x: dx, y: dy)
    }

    // MARK: Setting

    private func layout(_ line: TextLine, on sheet: Sheet) -> OpaquePointer? {
      guard let layout = pango_cairo_create_layout(sheet.context) else { return nil }
      let context = pango_layout_get_context(layout)
      let options = cairo_font_options_create()
      // Letters keep their shape and their width at every size and place, as advances are counted.
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      pango_context_set_round_glyph_positions(context, 0)
      let font = pango_font_description_new()
      pango_font_description_set_family(font, fonts.family(line.font.family))
      pango_font_description_set_weight(
        font, PangoWeight(rawValue: UInt32(clamping: min(1000, max(100, line.font.weight)))))
      if line.font.isItalic { pango_font_description_set_style(font, PANGO_STYLE_ITALIC) }
      pango_font_description_set_absolute_size(font, line.size * Double(PANGO_SCALE))
      pango_layout_set_font_description(layout, font)
      pango_font_description_free(font)
      let attributes = pango_attr_list_new()
      pango_attr_list_insert(
        attributes, pango_attr_font_features_new("kern=0, liga=0, clig=0"))
      if let look = line.look, look.letterSpacing != 0, look.stretch > 0 {
        let spacing = (look.letterSpacing / look.stretch).clamped(to: -1e4...1e4)
        pango_attr_list_insert(
          attributes,
          pango_attr_letter_spacing_new(
            Int32(clamping: Int(spacing * Double(PANGO_SCALE), in: -10_000_000...10_000_000))))
      }
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
      pango_layout_set_single_paragraph_mode(layout, 1)
      var text = line.string
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
        }
      }
      return layout
    }

    /// How much wider letters have to be to take the place that the line was laid out for.
    private static func fit(_ line: TextLine, _ layout: OpaquePointer) -> Double {
      var (width, height): (Int32, Int32) = (0, 0)
      pango_layout_get_size(layout, &width, &height)
      let own =
        Double(width) / Double(PANGO_SCALE) * (line.look?.stretch ?? 1)
        + (line.look?.letterSpacing ?? 0)
      guard own > 0, line.width > 0 else { return 1 }
      let fit = line.width / own
      return abs(fit - 1) < leastFit ? 1 : fit.clamped(to: fits)
    }

    /// Less is not worth another shape of letters.
    private static let leastFit = 0.002
    /// Beyond it the line is not laid out for its letters at all.
    private static let fits = 0.5...2.0

    private func drawBars(_ line: TextLine, on sheet: Sheet, alpha: Double, isBehind: Bool) {
      for bar in line.look?.bars ?? [] where bar.isBehind == isBehind {
        sheet.setSource(bar.color, alpha: alpha)
        cairo_new_path(sheet.context)
        if bar.dashes.isEmpty {
          sheet.addRect(bar.rect)
          cairo_fill(sheet.context)
        } else {
          sheet.setStroke(LineStyle(width: bar.rect.height, dashes: bar.dashes))
          sheet.addPath([
            .move(CGPoint(x: bar.rect.minX, y: bar.rect.midY)),
            .line(CGPoint(x: bar.rect.maxX, y: bar.rect.midY)),
          ])
          cairo_stroke(sheet.context)
        }
      }
    }
  }
#endif
