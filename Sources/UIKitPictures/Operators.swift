// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if Pictures
  import CCairo
  import UIKitHost

  extension BlendMode {
    var way: cairo_operator_t {
      switch self {
      case .normal: CAIRO_OPERATOR_OVER
      case .multiply: CAIRO_OPERATOR_MULTIPLY
      case .screen: CAIRO_OPERATOR_SCREEN
      case .overlay: CAIRO_OPERATOR_OVERLAY
      case .darken: CAIRO_OPERATOR_DARKEN
      case .lighten: CAIRO_OPERATOR_LIGHTEN
      case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
      case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
      case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
      case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
      case .difference: CAIRO_OPERATOR_DIFFERENCE
      case .exclusion: CAIRO_OPERATOR_EXCLUSION
      case .hue: CAIRO_OPERATOR_HSL_HUE
      case .saturation: CAIRO_OPERATOR_HSL_SATURATION
      case .color: CAIRO_OPERATOR_HSL_COLOR
      case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
      case .linearDodge: CAIRO_OPERATOR_ADD
      }
    }
  }

  extension Compositing {
    /// How a thing that is drawn meets what is there.
    enum Way {
      /// Where the thing is, by an operator that leaves the rest alone.
      case bounded(cairo_operator_t)
      /// By one that would change the rest too, and has to be kept to where the thing is.
      case unbounded(cairo_operator_t)
      /// By sums of what is missing to white, for which there is no operator.
      case darkeningBySum
    }

    var way: Way {
      switch self {
      case .blend(let mode): .bounded(mode.way)
      case .clear: .bounded(CAIRO_OPERATOR_CLEAR)
      case .copy: .bounded(CAIRO_OPERATOR_SOURCE)
      case .sourceIn: .unbounded(CAIRO_OPERATOR_IN)
      case .sourceOut: .unbounded(CAIRO_OPERATOR_OUT)
      case .sourceAtop: .bounded(CAIRO_OPERATOR_ATOP)
      case .destinationOver: .bounded(CAIRO_OPERATOR_DEST_OVER)
      case .destinationIn: .unbounded(CAIRO_OPERATOR_DEST_IN)
      case .destinationOut: .bounded(CAIRO_OPERATOR_DEST_OUT)
      case .destinationAtop: .unbounded(CAIRO_OPERATOR_DEST_ATOP)
      case .xor: .bounded(CAIRO_OPERATOR_XOR)
      case .plusDarker: .darkeningBySum
      }
    }
  }
#endif
