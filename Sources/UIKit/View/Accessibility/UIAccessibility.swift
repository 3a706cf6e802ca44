// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// What the person set for seeing and moving, as far as the device tells.
///
/// [Apple: UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility)
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether little is to move.
  ///
  /// - Rules: AW-35.
  public static var isReduceMotionEnabled: Bool { Traits.preferences.reducesMotion }

  /// Whether nothing is to be seen through.
  ///
  /// - Rules: AW-35.
  public static var isReduceTransparencyEnabled: Bool { Traits.preferences.reducesTransparency }

  /// Whether differences of brightness are to be strong.
  ///
  /// - Rules: AW-35.
  public static var isDarkerSystemColorsEnabled: Bool { Traits.preferences.hasHighContrast }

  /// Whether the device shows all colours inverted.
  ///
  /// - Rules: AW-35.
  public static var isInvertColorsEnabled: Bool { Traits.preferences.invertsColors }

  /// Posted after `isReduceMotionEnabled` changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after `isReduceTransparencyEnabled` changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted after `isDarkerSystemColorsEnabled` changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Posted after `isInvertColorsEnabled` changed.
  public nonisolated static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
}
