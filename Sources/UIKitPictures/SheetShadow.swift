// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import CPictures
  import Foundation
  import UIKitHost

  /// The opacity of a sheet, blurred: what a shadow is painted through.
  final class SheetShadow {
    private let surface: OpaquePointer

    /// Beyond so many standard deviations nothing is seen of a blur.
    static let reach = 3.0

    /// Takes the opacity of `sheet`.
    ///
    /// - Parameter sigma: the standard deviation of the blur, in pixels.
    init?(of sheet: Sheet, sigma: Double) {
      guard
        let surface = cairo_image_surface_create(
          CAIRO_FORMAT_A8, Int32(clamping: sheet.area.width), Int32(clamping: sheet.area.height)),
        cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      else { return nil }
      self.surface = surface
      cairo_surface_flush(surface)
      let alpha = pc_pixels(
        bytes: cairo_image_surface_get_data(surface), width: Int32(clamping: sheet.area.width),
        height: Int32(clamping: sheet.area.height), stride: cairo_image_surface_get_stride(surface))
      pc_take_alpha(sheet.pixels, alpha)
      let blur = sigma.clamped(to: 0...1000)
      pc_blur_alpha(alpha, blur, blur)
      cairo_surface_mark_dirty(surface)
      cairo_surface_set_device_offset(surface, Double(-sheet.area.x), Double(-sheet.area.y))
    }

    deinit { cairo_surface_destroy(surface) }

    /// Paints a colour through it, moved by so many pixels.
    func paint(
      _ color: RGBA, on sheet: Sheet, x: Double = 0, y: Double = 0,
      by way: cairo_operator_t = CAIRO_OPERATOR_OVER
    ) {
      sheet.saving {
        cairo_identity_matrix(sheet.context)
        cairo_set_operator(sheet.context, way)
        sheet.setSource(color)
        cairo_mask_surface(sheet.context, surface, x, y)
      }
    }
  }
#endif
