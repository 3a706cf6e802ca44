// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import CPictures
  import Foundation
  import UIKitHost

  extension GradientPaint {
    /// Paints over all that can be seen.
    func paint(on sheet: Sheet, alpha: Double) {
      guard !stops.isEmpty else { return }
      switch shape {
      case .linear(let start, let end):
        guard start != end, isPlace(start), isPlace(end) else { return }
        paint(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), on: sheet, alpha)
      case .radial(let start, let first, let end, let last):
        guard isPlace(start), isPlace(end), first >= 0, last >= 0, first < 1e6, last < 1e6,
          start != end || first != last
        else { return }
        paint(
          cairo_pattern_create_radial(start.x, start.y, first, end.x, end.y, last), on: sheet,
          alpha)
      case .conic(let center, let angle):
        guard isPlace(center), angle.isFinite else { return }
        paintRound(center, angle, on: sheet, alpha)
      }
    }

    private func isPlace(_ point: CGPoint) -> Bool { abs(point.x) < 1e6 && abs(point.y) < 1e6 }

    private func paint(_ pattern: OpaquePointer?, on sheet: Sheet, _ alpha: Double) {
      guard let pattern, let first = stops.first, let last = stops.last else { return }
      // Of two colours at one place the first counts before it, the other behind.
      if !extendsBefore { add(first.color, 0, faded: true, to: pattern) }
      add(first.color, 0, to: pattern)
      for stop in stops { add(stop.color, stop.location, to: pattern) }
      add(last.color, 1, to: pattern)
      if !extendsAfter { add(last.color, 1, faded: true, to: pattern) }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_source(sheet.context, pattern)
      cairo_paint_with_alpha(sheet.context, alpha)
      cairo_pattern_destroy(pattern)
    }

    private func add(
      _ color: RGBA, _ place: Double, faded: Bool = false, to pattern: OpaquePointer
    ) {
      cairo_pattern_add_color_stop_rgba(
        pattern, place.clamped(to: 0...1), color.red, color.green, color.blue,
        faded ? 0 : color.alpha)
    }

    private func paintRound(
      _ center: CGPoint, _ angle: Double, on sheet: Sheet, _ alpha: Double
    ) {
      guard let round = sheet.like(sheet.visible, inPixels: true) else { return }
      var map = sheet.matrix
      guard cairo_matrix_invert(&map) == CAIRO_STATUS_SUCCESS else { return }
      let (left, top) = (Double(round.area.x), Double(round.area.y))
      let numbers = [
        map.xx, map.yx, map.xy, map.yy, map.x0 + map.xx * left + map.xy * top,
        map.y0 + map.yx * left + map.yy * top,
      ]
      let colors = stops.map {
        pc_stop(
          location: $0.location, red: $0.color.red, green: $0.color.green, blue: $0.color.blue,
          alpha: $0.color.alpha)
      }
      pc_conic(
        round.pixels, numbers, center.x, center.y, angle, colors, Int32(clamping: colors.count))
      round.pixelsDidChange()
      sheet.lay(round, by: cairo_get_operator(sheet.context), alpha: alpha)
    }
  }
#endif
