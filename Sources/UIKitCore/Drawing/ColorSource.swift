// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics
import Foundation
import UIKitHost

/// Where a colour gets its components from.
enum ColorSource {
  case fixed(CGColor)
  /// One on light ground, another on dark ground.
  case shades(ColorShades)
  // Rules: AW-97.
  /// The same, what letters and symbols are drawn in instead, and a ground for white letters.
  indirect case inked(ColorShades, ink: ColorShades, ground: ColorShades)
  case provided((UITraitCollection) -> UIColor)
  // Rules: CT-92.
  /// The tint of the view that is laid out or drawn.
  case tint

  /// The colour under the current traits.
  var color: CGColor {
    switch self {
    case .fixed(let color): color
    case .shades(let shades), .inked(let shades, _, _): shades.shadeNow
    case .provided(let provider): provider(UITraitCollection.current).cgColor
    case .tint: ShownTint.color
    }
  }

  /// What it says that it is on each ground; under the current traits alone where it says no more.
  var shades: ColorShades {
    switch self {
    case .shades(let shades), .inked(let shades, _, _): shades
    case .fixed, .provided, .tint:
      ColorShades(light: color, dark: color, strongLight: color, strongDark: color)
    }
  }

  /// Whether letters and symbols are drawn in another colour.
  var isInked: Bool {
    if case .inked = self { true } else { false }
  }

  /// Whether it is the tint of whatever view shows it.
  var isTint: Bool {
    if case .tint = self { true } else { false }
  }

  /// Whether it looks different under different traits, or in different views.
  var isDynamic: Bool {
    if case .fixed = self { false } else { true }
  }

  /// True for the same components, under whatever traits; providers cannot be compared.
  func isEqual(to other: ColorSource) -> Bool {
    switch (self, other) {
    case (.fixed(let one), .fixed(let another)): one.exact == another.exact
    case (.shades, .shades), (.shades, .inked), (.inked, .shades), (.inked, .inked):
      shades.isEqual(to: other.shades)
    default: false
    }
  }

  /// Equal for what `isEqual(to:)` calls equal; nil for a provider.
  var hash: Int? {
    switch self {
    case .fixed(let color): color.exact.hashValue
    case .shades(let shades), .inked(let shades, _, _): shades.light.exact.hashValue
    case .provided, .tint: nil
    }
  }
}
