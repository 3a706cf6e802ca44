// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UITraitCollection {
  // Rules: AW-95.
  /// The traits on which colours depend: those to register for where colours are put together by hand.
  ///
  /// [Apple: systemTraitsAffectingColorAppearance](https://developer.apple.com/documentation/uikit/uitraitcollection/systemtraitsaffectingcolorappearance)
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }

  // Rules: AW-95.
  /// The traits on which pictures by name depend.
  ///
  /// [Apple: systemTraitsAffectingImageLookup](https://developer.apple.com/documentation/uikit/uitraitcollection/systemtraitsaffectingimagelookup)
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }
}
