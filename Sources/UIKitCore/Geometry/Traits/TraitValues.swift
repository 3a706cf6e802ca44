// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What a collection of traits says.
struct TraitValues: Hashable {
  var scale: CGFloat = 0
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var style = UIUserInterfaceStyle.unspecified
  var idiom = UIUserInterfaceIdiom.unspecified
  var textSize = UIContentSizeCategory.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified

  /// These values, with those that another collection says in their place.
  func overridden(by other: TraitValues) -> TraitValues {
    var values = self
    if other.scale != 0 { values.scale = other.scale }
    if other.horizontal != .unspecified { values.horizontal = other.horizontal }
    if other.vertical != .unspecified { values.vertical = other.vertical }
    if other.style != .unspecified { values.style = other.style }
    if other.idiom != .unspecified { values.idiom = other.idiom }
    if other.textSize != .unspecified { values.textSize = other.textSize }
    if other.contrast != .unspecified { values.contrast = other.contrast }
    if other.direction != .unspecified { values.direction = other.direction }
    return values
  }
}
