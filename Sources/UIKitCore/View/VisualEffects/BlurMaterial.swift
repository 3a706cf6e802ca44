// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

// Rules: LA-100.
/// What a blur is made of.
struct BlurMaterial {
  private enum Ground { case light, dark, byTraits }

  private let ground: Ground
  /// How much of the milk or smoke is seen, 0 to 1.
  private let thickness: CGFloat
  private let blur: Double
  /// What is seen in the place of milk or smoke.
  private var tint: UIColor?

  /// How much stronger the colours behind a blur become.
  private static let saturation = 1.8
  /// How light the milk and the smoke are.
  private static let (milk, smoke): (CGFloat, CGFloat) = (0.97, 0.12)

  init(_ style: UIBlurEffect.Style) {
    (ground, thickness, blur) =
      switch style {
      case .extraLight: (.light, 0.82, 20)
      case .light: (.light, 0.3, 30)
      case .dark: (.dark, 0.73, 20)
      case .regular: (.byTraits, 0.6, 30)
      case .prominent: (.byTraits, 0.82, 20)
      case .systemUltraThinMaterial: (.byTraits, 0.35, 22)
      case .systemThinMaterial: (.byTraits, 0.5, 26)
      case .systemMaterial: (.byTraits, 0.65, 30)
      case .systemThickMaterial: (.byTraits, 0.8, 30)
      case .systemChromeMaterial: (.byTraits, 0.75, 30)
      case .systemUltraThinMaterialLight: (.light, 0.35, 22)
      case .systemThinMaterialLight: (.light, 0.5, 26)
      case .systemMaterialLight: (.light, 0.65, 30)
      case .systemThickMaterialLight: (.light, 0.8, 30)
      case .systemChromeMaterialLight: (.light, 0.75, 30)
      case .systemUltraThinMaterialDark: (.dark, 0.35, 22)
      case .systemThinMaterialDark: (.dark, 0.5, 26)
      case .systemMaterialDark: (.dark, 0.65, 30)
      case .systemThickMaterialDark: (.dark, 0.8, 30)
      case .systemChromeMaterialDark: (.dark, 0.75, 30)
      }
  }

  // Rules: LA-110.
  /// Glass, which is thinner than a blur.
  init(_ style: UIGlassEffect.Style, tint: UIColor?) {
    (ground, thickness, blur) =
      switch style {
      case .regular: (.byTraits, 0.4, 12)
      case .clear: (.byTraits, 0.08, 3)
      }
    self.tint = tint
  }

  var backdrop: LayerEffects.Backdrop {
    LayerEffects.Backdrop(blur: blur, saturation: Self.saturation)
  }

  /// The milk or smoke.
  var color: UIColor {
    if let tint { return tint.withAlphaComponent(0.5) }
    let (ground, thickness) = (ground, thickness)
    return UIColor { traits in
      let isDark =
        switch ground {
        case .light: false
        case .dark: true
        case .byTraits: traits.userInterfaceStyle == .dark
        }
      return UIColor(white: isDark ? Self.smoke : Self.milk, alpha: thickness)
    }
  }
}
