// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// What is said of a view, by its kind or by a program, which comes first; nil says nothing.
///
/// - Rules: AW-25.
struct AccessibilityValues: Equatable {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  /// On the screen.
  var activationPoint: CGPoint?
}

extension UIView {
  /// What a program said of the view.
  final var saidAccessibility: AccessibilityValues {
    get { extras?.accessibility ?? AccessibilityValues() }
    set { if newValue != saidAccessibility { needExtras.accessibility = newValue } }
  }
}
