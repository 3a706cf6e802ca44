// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// Blurs what is behind a view, under a layer of milk or smoke.
///
/// [Apple: UIBlurEffect](https://developer.apple.com/documentation/uikit/uiblureffect)
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// What of the class can be asked for by name; a subclass adds its own.
  nonisolated open override class var exposedMembers: ExposedMembers { super.exposedMembers }

  /// How thick it is, and how light.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight = 0
    /// Lighter than what is behind.
    case light = 1
    /// Darker than what is behind.
    case dark = 2
    /// As thick as the system's bars, light or dark by the view's traits.
    case regular = 4
    /// Thicker, light or dark by the view's traits.
    case prominent = 5
    /// The thinnest that follows the traits.
    case systemUltraThinMaterial = 6
    /// Thin; follows the traits.
    case systemThinMaterial = 7
    /// Of middle thickness; follows the traits.
    case systemMaterial = 8
    /// Thick; follows the traits.
    case systemThickMaterial = 9
    /// That of bars; follows the traits.
    case systemChromeMaterial = 10
    /// The thinnest, light.
    case systemUltraThinMaterialLight = 11
    /// Thin and light.
    case systemThinMaterialLight = 12
    /// Of middle thickness, light.
    case systemMaterialLight = 13
    /// Thick and light.
    case systemThickMaterialLight = 14
    /// That of bars, light.
    case systemChromeMaterialLight = 15
    /// The thinnest, dark.
    case systemUltraThinMaterialDark = 16
    /// Thin and dark.
    case systemThinMaterialDark = 17
    /// Of middle thickness, dark.
    case systemMaterialDark = 18
    /// Thick and dark.
    case systemThickMaterialDark = 19
    /// That of bars, dark.
    case systemChromeMaterialDark = 20
  }

  private let style: Style

  // Rules: LA-100.
  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  // Rules: RT-102.
  /// Makes a regular blur.
  public override init() {
    style = .regular
    super.init()
  }

  /// Makes a regular blur; nothing is read.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  override var material: BlurMaterial? { BlurMaterial(style) }

  /// Whether both are blurs of one style.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// The same for effects that are equal.
  open nonisolated override var hash: Int { style.rawValue }
}
