// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What stands around things whose looks can be set for a whole application.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose looks can be set for a whole application.
///
/// `UISwitch.appearance().onTintColor = .red` makes all switches red that come into a window from now
/// on, unless the program gave one of them a colour itself.
///
/// [Apple: UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance)
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all objects of the class.
  static func appearance() -> Self
  /// Stands for the objects of the class in containers, the innermost named first.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Stands for the objects of the class where traits are as said.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Stands for the objects of the class in containers, the innermost named first, where traits are
  /// as said.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIView {
  /// The colour of things that can be touched that the view itself has.
  final var ownTintColor: UIColor? {
    get { extras?.tintColor }
    set { setTintColor(newValue) }
  }
}
