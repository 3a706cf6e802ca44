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
  case provided((UITraitCollection) -> UIColor)

  /// The colour under the current traits.
  var color: CGColor {
    switch self {
    case .fixed(let color): color
    case .shades(let shades):
      shades.shade(isDark: CurrentTraits.isDark, isStrong: CurrentTraits.isStrong)
    case .provided(let provider): provider(UITraitCollection.current).cgColor
    }
  }

  /// Whether it looks different under different traits.
  var isDynamic: Bool {
    if case .fixed = self { false } else { true }
  }

  /// True for the same components, under whatever traits; providers cannot be compared.
  func isEqual(to other: ColorSource) -> Bool {
    switch (self, other) {
    case (.fixed(let one), .fixed(let another)): one.exact == another.exact
    case (.shades(let one), .shades(let another)): one.isEqual(to: another)
    default: false
    }
  }

  /// Equal for what `isEqual(to:)` calls equal; nil for a provider.
  var hash: Int? {
    switch self {
    case .fixed(let color): color.exact.hashValue
    case .shades(let shades): shades.light.exact.hashValue
    case .provided: nil
    }
  }
}
