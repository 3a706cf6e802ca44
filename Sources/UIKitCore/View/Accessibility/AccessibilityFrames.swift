// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

extension UIResponder {
  // Rules: AX-3.
  /// The middle of where it is on the screen.
  final var middleOfAccessibilityFrame: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // Rules: AX-2.
  /// What was said with attributes, if it is still what is said.
  final func attributedAccessibility(
    _ path: KeyPath<AccessibilityRecord, NSAttributedString?>, of said: String?
  ) -> NSAttributedString? {
    guard let said else { return nil }
    if let known = accessibilityRecord?[keyPath: path], known.string == said { return known }
    return NSAttributedString(string: said)
  }
}

extension UIView {
  // Rules: AX-3.
  /// Around its path, or its bounds, on the screen.
  final var frameForAccessibility: CGRect {
    if let path = accessibilityPath { return path.bounds }
    return convert(bounds, to: UIScreen.main.coordinateSpace)
  }
}
