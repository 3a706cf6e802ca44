// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import CoreGraphics

/// A colour on light and on dark ground, each as it usually is and with more contrast.
struct ColorShades {
  let light: CGColor
  let dark: CGColor
  let strongLight: CGColor
  let strongDark: CGColor

  // Rules: AW-31, AW-96.
  func shade(isDark: Bool, isStrong: Bool) -> CGColor {
    if isDark { isStrong ? strongDark : dark } else { isStrong ? strongLight : light }
  }

  /// The one under these traits.
  func shade(under values: TraitValues) -> CGColor {
    shade(isDark: values.style == .dark, isStrong: values.contrast == .high)
  }

  /// The one under the current traits.
  var shadeNow: CGColor {
    shade(isDark: CurrentTraits.isDark, isStrong: CurrentTraits.isStrong)
  }

  /// True for the same components of each.
  func isEqual(to other: ColorShades) -> Bool {
    light.exact == other.light.exact && dark.exact == other.dark.exact
      && strongLight.exact == other.strongLight.exact && strongDark.exact == other.strongDark.exact
  }
}

extension UIColor {
  /// Makes a colour that is another on each ground.
  convenience init(shades: ColorShades) { self.init(source: .shades(shades)) }

  /// Makes a colour that is one on light ground and another on dark ground.
  ///
  /// - Parameters:
  ///   - strongLight: the one on light ground while the person wants more contrast; nil for `light`.
  ///   - strongDark: the same on dark ground; nil for `dark`.
  convenience init(
    light: UIColor, dark: UIColor, strongLight: UIColor? = nil, strongDark: UIColor? = nil
  ) {
    self.init(
      shades: ColorShades(
        light: light.cgColor, dark: dark.cgColor, strongLight: (strongLight ?? light).cgColor,
        strongDark: (strongDark ?? dark).cgColor))
  }
}
