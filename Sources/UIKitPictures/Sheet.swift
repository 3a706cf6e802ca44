// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import CPictures
  import Foundation
  import UIKitHost

  /// Pixels that are drawn on: those of the picture, or of a part of it that is put together apart.
  ///
  /// All sheets of a picture count pixels from its upper left corner. A sheet of paper has none: it keeps
  /// lines and letters as they are, in points.
  final class Sheet {
    /// More pixels a side are not drawn.
    static let largestSide = 32_000
    /// More pixels altogether are not drawn.
    private static let mostPixels = 300_000_000

    let area: PixelArea
    let isPaper: Bool
    let surface: OpaquePointer
    let context: OpaquePointer

    /// Makes a transparent sheet; nil for one without pixels, or with too many.
    init?(_ area: PixelArea) {
      guard !area.isEmpty, area.width <= Self.largestSide, area.height <= Self.largestSide,
        area.width * area.height <= Self.mostPixels,
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32(clamping: area.width), Int32(clamping: area.height)),
        cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      else { return nil }
      cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
      self.area = area
      isPaper = false
      self.surface = surface
      context = cairo_create(surface)
    }

    // Rules: PX-62.
    /// Makes a transparent sheet of paper; nil for one without size.
    init?(paper area: PixelArea) {
      var extents = cairo_rectangle_t(
        x: Double(area.x), y: Double(area.y), width: Double(area.width),
        height: Double(area.height))
      guard !area.isEmpty,
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
      else { return nil }
      self.area = area
      isPaper = true
      self.surface = surface
      context = cairo_create(surface)
    }

    deinit {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
    }

    /// The bytes, up to date; they are to be marked as changed by whoever writes them.
    ///
    /// Paper has none.
    var pixels: pc_pixels {
      cairo_surface_flush(surface)
      return pc_pixels(
        bytes: cairo_image_surface_get_data(surface), width: Int32(clamping: area.width),
        height: Int32(clamping: area.height), stride: cairo_image_surface_get_stride(surface))
    }

    func pixelsDidChange() { cairo_surface_mark_dirty(surface) }

    // MARK: Coordinates

    var matrix: cairo_matrix_t {
      get {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        return matrix
      }
      set { withUnsafePointer(to: newValue) { cairo_set_matrix(context, $0) } }
    }

    /// Pixels of a unit of length.
    var scale: Double {
      let matrix = matrix
      return hypot(matrix.xx, matrix.yx)
    }

    /// Puts a transform before the current one.
    ///
    /// - Returns: whether anything can be seen through it; it is not put where nothing can.
    func concatenate(_ map: AffineNumbers) -> Bool {
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty]
      let old = matrix
      let size = abs(old.xx * old.yy - old.xy * old.yx) * abs(map.a * map.d - map.b * map.c)
      guard numbers.allSatisfy({ abs($0) < 1e9 }), size > 1e-12, size < 1e18 else { return false }
      var added = cairo_matrix_t(
        xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
      cairo_transform(context, &added)
      return true
    }

    /// The pixels that a rectangle of the current coordinates touches.
    func area(of rect: CGRect) -> PixelArea {
      let matrix = matrix
      let corners = [
        (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY),
        (rect.maxX, rect.maxY),
      ].map { x, y in
        (
          matrix.xx * x + matrix.xy * y + matrix.x0,
          matrix.yx * x + matrix.yy * y + matrix.y0
        )
      }
      let (xs, ys) = (corners.map(\.0), corners.map(\.1))
      guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
      else { return PixelArea(x: 0, y: 0, width: 0, height: 0) }
      return PixelArea(
        around: CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// The pixels that can be drawn on, as far as the clipping goes.
    var visible: PixelArea {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_save(context)
      cairo_identity_matrix(context)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      cairo_restore(context)
      return PixelArea(
        around: CGRect(x: left, y: top, width: right - left, height: bottom - top)
      ).overlap(area)
    }

    // MARK: Other sheets

    /// A transparent sheet with the same coordinates and no clipping.
    ///
    /// - Parameters:
    ///   - area: what it has of the picture.
    ///   - inPixels: whether its pixels are needed, even of paper.
    func like(_ area: PixelArea, inPixels: Bool = false) -> Sheet? {
      guard let sheet = isPaper && !inPixels ? Sheet(paper: area) : Sheet(area) else { return nil }
      sheet.matrix = matrix
      return sheet
    }

    /// A sheet with what a part of this one shows.
    func copy(of area: PixelArea, inPixels: Bool = false) -> Sheet? {
      guard let sheet = like(area, inPixels: inPixels) else { return nil }
      sheet.lay(self, by: CAIRO_OPERATOR_SOURCE)
      return sheet
    }

    /// Puts another sheet on this one, pixel on pixel, within the clipping.
    func lay(
      _ sheet: Sheet, by way: cairo_operator_t = CAIRO_OPERATOR_OVER, alpha: Double = 1,
      through mask: Sheet? = nil
    ) {
      cairo_save(context)
      cairo_identity_matrix(context)
      cairo_set_operator(context, way)
      cairo_set_source_surface(context, sheet.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
      if let mask {
        cairo_mask_surface(context, mask.surface, 0, 0)
      } else if alpha < 1 {
        cairo_paint_with_alpha(context, alpha)
      } else {
        cairo_paint(context)
      }
      cairo_restore(context)
    }

    func setSource(_ color: RGBA, alpha: Double = 1) {
      cairo_set_source_rgba(
        context, color.red, color.green, color.blue, (color.alpha * alpha).clamped(to: 0...1))
    }

    /// Does something and takes back what it changed of coordinates, clipping and settings.
    func saving(_ body: () -> Void) {
      cairo_save(context)
      body()
      cairo_restore(context)
    }
  }
#endif
