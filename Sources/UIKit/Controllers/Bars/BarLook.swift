// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Colours and measures that bars have in common.
@MainActor
enum BarLook {
  static let line = UIColor(white: 0.78, alpha: 1)
  /// In points.
  static let lineWidth: CGFloat = 0.5
  /// The colour of a tab that is not selected.
  static let quiet = UIColor(white: 0.55, alpha: 1)
  /// The alpha of a button under a finger, and of one that is disabled.
  static let pressedAlpha: CGFloat = 0.3
  static let disabledAlpha: CGFloat = 0.35
  /// Points around a button within which the finger may go up.
  static let slop: CGFloat = 20
}
