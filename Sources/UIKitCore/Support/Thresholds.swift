// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitMachines

// Numbers of views, controls, layout and the application.

extension Thresholds {
  // Rules: HT-4.
  /// A view with less alpha takes no touches; `UIView.alpha` is stored as a `Float`.
  static let leastHittableAlpha: CGFloat = 0.01

  // Rules: HT-4.
  /// Whether a view with this alpha, as a `Float` keeps it, takes touches; 0.01 itself is kept as
  /// 0.00999… and is too little.
  @inline(__always)
  static func isHittable(alpha: Float) -> Bool { CGFloat(alpha) >= leastHittableAlpha }

  // Rules: CT-9.
  /// Points around a control within which a finger that tracks it counts as inside.
  static let controlSlop: CGFloat = 70

  // Rules: CT-42.
  /// Seconds for which a control shows the highlight of a tap that came and went in one turn.
  static let leastHighlight: TimeInterval = 0.12

  // Rules: AW-21.
  /// Points of width from which on an interface has regular room; chosen between phones and tablets.
  static let leastRegularWidth: CGFloat = 600

  // Rules: AW-21.
  /// Points of height from which on an interface has regular room: more than a phone on its side.
  static let leastRegularHeight: CGFloat = 480

  // Rules: DE-12.
  /// Seconds that an application has in the background for work it began; observed on phones.
  static let backgroundTime: TimeInterval = 30

  // Rules: MO-5.
  /// Seconds after which a shake that goes on is cancelled; chosen.
  static let shakeDuration: TimeInterval = 10

  // Rules: FR-42.
  /// Seconds in which the keyboard comes and goes.
  static let keyboardAnimation: TimeInterval = 0.25

  /// Seconds for which a caret is shown, and then hidden; chosen.
  static let caretBlink: TimeInterval = 0.5

  // Rules: FR-81.
  /// Points of the side of what a finger may touch to mean a handle or the caret of a text: Apple's
  /// least size of what can be touched.
  static let textGripSide: CGFloat = 44

  // Rules: FR-81.
  /// Points that a finger must move to take a handle along; chosen, fewer than what makes a pan.
  static let textHandleMovement: CGFloat = 4

  // Rules: FR-83.
  /// Points from the edge of a text within which a finger that selects makes it scroll; chosen.
  static let textScrollEdge: CGFloat = 30

  // Rules: FR-83.
  /// Points per second at which it scrolls with the finger at the very edge; chosen.
  static let textScrollSpeed: CGFloat = 480

  // Rules: FO-15.
  /// Points that the line around an item with focus is wide; chosen.
  static let focusHaloWidth: CGFloat = 3

  // Rules: FO-15.
  /// Points between an item with focus and the line around it; chosen.
  static let focusHaloGap: CGFloat = 2

  // Rules: PK-35.
  /// Seconds that Command is held alone before the key commands are listed; chosen.
  static let commandListDelay: TimeInterval = 0.8

  // Rules: LY-2.
  /// Points between two things that belong together, as the system leaves them.
  static let standardSpacing: CGFloat = 8

  // Rules: LY-18.
  /// Points that a view keeps clear of its edges unless it is told otherwise.
  static let layoutMargin: CGFloat = 8

  // Rules: LY-18.
  /// Points that the view of a controller keeps clear of its sides on a narrow and on a wide screen.
  static let systemMargins: (narrow: CGFloat, wide: CGFloat) = (16, 20)

  // Rules: LY-18.
  /// Points from which on a screen counts as wide for `systemMargins`.
  static let wideScreen: CGFloat = 414

  // Rules: LY-18.
  /// Points of width beyond which lines of text become hard to read.
  static let readableWidth: CGFloat = 672

  // Rules: LY-10.
  /// The priority of content that says it is required: above 999, below all that must hold; chosen.
  static let greatestContentPriority = 999.9

  // Rules: LY-21.
  /// The priority with which a stack view takes no more room across than its views need; chosen.
  static let stackFit: Float = 51

  // Rules: LY-20.
  /// The priority with which the middles of views in a stack view are equally far apart; chosen.
  static let stackCentering: Float = 149

  // Rules: LY-20.
  /// The priority with which views in a stack view keep their proportions; chosen.
  static let stackProportion: Float = 999

  /// Subviews from which on hit-testing looks them up in a grid; measured: below it a scan wins.
  static let gridMinimumCount = 48

  /// Cells that one view may cover before the grid keeps it in a list of its own.
  static let gridMaximumSpan = 32
}
