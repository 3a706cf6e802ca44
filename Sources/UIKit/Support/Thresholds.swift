// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Every number that decides how an event is understood: its unit, and where it comes from.
enum Thresholds {
  /// A view with less alpha takes no touches; `UIView.alpha` is stored as a `Float`.
  /// - Rules: HT-4.
  static let leastHittableAlpha: Float = 0.01

  /// Seconds from a lift to the next touch that still belong to one series of taps.
  /// - Rules: TE-20, TE-21.
  static let tapInterval: TimeInterval = 0.35

  /// Points between two taps of one series, and that a touch may travel and still be a tap.
  /// - Rules: TE-20, TE-21.
  static let tapDistance: CGFloat = 45

  /// Points around a control within which a finger that tracks it counts as inside.
  /// - Rules: CT-9.
  static let controlSlop: CGFloat = 70

  /// Seconds for which a control shows the highlight of a tap that came and went in one turn.
  /// - Rules: CT-42.
  static let leastHighlight: TimeInterval = 0.12

  /// Subviews from which on hit-testing looks them up in a grid; measured: below it a scan wins.
  static let gridMinimumCount = 48

  /// Cells that one view may cover before the grid keeps it in a list of its own.
  static let gridMaximumSpan = 32
}
