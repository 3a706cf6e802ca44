// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How a loupe looks and appears; all chosen, after the looks of iOS 17.
enum LoupeLook {
  /// How large it is at the moment it appears, in parts of its size.
  static let smallScale: CGFloat = 0.3
  /// Seconds in which it grows and shrinks.
  static let duration: TimeInterval = 0.15
  static let borderAlpha: CGFloat = 0.12
  static let shadowOpacity: Float = 0.28
  static let shadowRadius: CGFloat = 9
  static let shadowOffset = CGSize(width: 0, height: 4)
}
