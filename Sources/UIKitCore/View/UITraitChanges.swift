// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import ResponderFoundation

/// A trait by itself, to name it.
///
/// [Apple: UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition)
public protocol UITraitDefinition {
  /// What the trait is one of.
  associatedtype Value
  /// The value where nothing else is said.
  static var defaultValue: Value { get }
}

/// A trait, named by its type, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// Whether the ground is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

/// How much room there is from left to right.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How much room there is from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Not said.
  public static let defaultValue: CGFloat = 0
}

/// What kind of device it is.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// How large text is to be.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// How strong differences of brightness are to be.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Not said.
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// A registration for changes of traits, to remove it by.
public protocol UITraitChangeRegistration: AnyObject {}

/// Something that can be asked to tell of changes of single traits: a view, a controller.
///
/// [Apple: UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable)
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  // Rules: AW-34.
  /// Calls `handler` when one of some traits changed, with this object and what its traits were.
  ///
  /// The object keeps the handler, which gets the object so that it need not keep that in turn.
  @discardableResult
  public func registerForTraitChanges<Observed: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    TraitRegistrations.shared.add(self, traits) { environment, previous in
      if let observed = environment as? Observed { handler(observed, previous) }
    }
  }

  // Rules: AW-34.
  /// Calls a method of a target, which is not kept, with this object when one of some traits changed.
  ///
  /// - Parameters:
  ///   - traits: which traits matter.
  ///   - target: the object that has the method.
  ///   - action: a method of up to two arguments: the object, and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let receiver = target as AnyObject
    return TraitRegistrations.shared.add(self, traits) { [weak receiver] environment, _ in
      if let receiver { action.knownMethod(of: receiver)?(receiver, environment, nil) }
    }
  }

  // Rules: AW-34.
  /// Calls a method of this object when one of some traits changed.
  ///
  /// - Parameters:
  ///   - traits: which traits matter.
  ///   - action: a method of up to two arguments: the object, and the traits before.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  // Rules: AW-34.
  /// Removes a registration; one that was removed, or made elsewhere, is left alone.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    TraitRegistrations.shared.remove(registration)
  }
}

extension UIView: UITraitChangeObservable {}
