// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

// Rules: AW-25.
/// What is said of a view, by its kind or by a program, which comes first; nil says nothing.
package struct AccessibilityValues: Equatable {
  var isElement: Bool?
  package var label: String?
  package var value: String?
  package var hint: String?
  var traits: UIAccessibilityTraits?
  /// On the screen.
  var activationPoint: CGPoint?
}

extension UIView {
  /// What a program said of the view.
  package final var saidAccessibility: AccessibilityValues {
    get { extras?.accessibility ?? AccessibilityValues() }
    set { if newValue != saidAccessibility { needExtras.accessibility = newValue } }
  }

  /// The value that the kind of the view says, whatever a program said.
  package final var ownAccessibilityValue: String? { ownAccessibility.value }
}
