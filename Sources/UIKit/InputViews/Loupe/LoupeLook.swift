// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// How large a loupe is and where it stands; all chosen, after the looks of iOS 17.
enum LoupeLook {
  /// In points.
  static let size = CGSize(width: 128, height: 54)
  /// How much larger things are in it.
  static let scale: CGFloat = 1.35
  /// The most of its height that a line of text may take: larger text is magnified less.
  static let lineShare: CGFloat = 0.85
  /// Points between the line that is looked at, or the top of the finger, and the loupe above it.
  static let gap: CGFloat = 10
  /// Points from the middle of a finger to its top, as far as it covers the text.
  static let fingerHeight: CGFloat = 22
  /// Points that stay free at the edges of the screen.
  static let margin: CGFloat = 4
  /// How large it is at the moment it appears, in parts of its size.
  static let smallScale: CGFloat = 0.3
  /// Seconds in which it grows and shrinks.
  static let duration: TimeInterval = 0.15
  static let borderAlpha: CGFloat = 0.12
  static let shadowOpacity: Float = 0.28
  static let shadowRadius: CGFloat = 9
  static let shadowOffset = CGSize(width: 0, height: 4)
}
