// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKitHost

/// What the person set for seeing and moving, as far as the device tells.
///
/// [Apple: UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility)
@preconcurrency @MainActor
public enum UIAccessibility {
  // Rules: AW-35.
  /// Whether little is to move.
  public static var isReduceMotionEnabled: Bool { ViewTrees.shared.preferences.reducesMotion }

  // Rules: AW-35.
  /// Whether nothing is to be seen through.
  public static var isReduceTransparencyEnabled: Bool {
    ViewTrees.shared.preferences.reducesTransparency
  }

  // Rules: AW-35.
  /// Whether differences of brightness are to be strong.
  public static var isDarkerSystemColorsEnabled: Bool {
    ViewTrees.shared.preferences.hasHighContrast
  }

  // Rules: AW-35.
  /// Whether the device shows all colours inverted.
  public static var isInvertColorsEnabled: Bool { ViewTrees.shared.preferences.invertsColors }

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
