// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Every number that decides how an event is understood: its unit, and where it comes from.
enum Thresholds {
  /// A view with less alpha takes no touches; `UIView.alpha` is stored as a `Float`.
  /// - Rules: HT-4.
  static let leastHittableAlpha: CGFloat = 0.01

  /// Whether a view with this alpha, as a `Float` keeps it, takes touches; 0.01 itself is kept as
  /// 0.00999… and is too little.
  /// - Rules: HT-4.
  @inline(__always)
  static func isHittable(alpha: Float) -> Bool { CGFloat(alpha) >= leastHittableAlpha }

  /// Seconds from a lift to the next touch that still belong to one series of taps.
  /// - Rules: TE-20, TE-21.
  static let tapInterval: TimeInterval = 0.35

  /// Points between two taps of one series, and that a touch may travel and still be a tap.
  /// - Rules: TE-20, TE-21.
  static let tapDistance: CGFloat = 45

  /// Seconds that a touch may last and still be a tap.
  /// - Rules: GR-82.
  static let tapDuration: TimeInterval = 0.75

  /// Seconds after which a recognizer that is possible without touches is reset; chosen.
  /// - Rules: GR-12, GR-64.
  static let idleRecognizer: TimeInterval = 1

  /// Seconds that a finger rests before a long press begins, unless set.
  /// - Rules: GR-87.
  static let longPressDuration: TimeInterval = 0.5

  /// Points that a finger may move before a long press begins, unless set.
  /// - Rules: GR-87, GR-88.
  static let longPressMovement: CGFloat = 10

  /// Points that a pan must exceed to begin.
  /// - Rules: GR-92, GR-93.
  static let panHysteresis: CGFloat = 10

  /// Seconds a finger must rest before it lifts for a pan to end without velocity; chosen.
  /// - Rules: GR-98.
  static let restBeforeLift: TimeInterval = 0.1

  /// Points by which the distance of two fingers must change for a pinch to begin.
  /// - Rules: GR-99.
  static let pinchHysteresis: CGFloat = 8

  /// The same for touches of a pointer.
  /// - Rules: GR-99.
  static let pointerPinchHysteresis: CGFloat = 2

  /// How much more the change of distance counts than a turn or a movement of the same length.
  /// - Rules: GR-102.
  static let pinchDominance: CGFloat = 8

  /// Radians by which two fingers must turn for a rotation to begin: 5 degrees.
  /// - Rules: GR-104.
  static let rotationHysteresis: CGFloat = 5 * .pi / 180

  /// Radians that are added when the distance of the fingers changes at the same time: 5 degrees.
  /// - Rules: GR-104.
  static let rotationPinchHysteresis: CGFloat = 5 * .pi / 180

  /// Radians by which two touches of a pointer must turn: 1 degree.
  /// - Rules: GR-104.
  static let pointerRotationHysteresis: CGFloat = .pi / 180

  /// Seconds in which a swipe must be complete.
  /// - Rules: GR-108.
  static let swipeDuration: TimeInterval = 0.5

  /// Points a swipe must go in its direction.
  /// - Rules: GR-108.
  static let swipeDistance: CGFloat = 50

  /// Points a swipe may drift sideways at its first moment; fewer, in proportion, later.
  /// - Rules: GR-108, GR-109.
  static let swipeDrift: CGFloat = 200

  /// Points of movement below which a swipe is not judged.
  /// - Rules: GR-108.
  static let swipeSlack: CGFloat = 10

  /// Points from an edge of the window within which a screen edge pan starts.
  /// - Rules: GR-112.
  static let screenEdgeWidth: CGFloat = 20

  /// Radians by which a drag may lead aside of straight away from an edge: 45 degrees; chosen.
  /// - Rules: GR-119.
  static let screenEdgeAngle: CGFloat = .pi / 4

  /// Points around a control within which a finger that tracks it counts as inside.
  /// - Rules: CT-9.
  static let controlSlop: CGFloat = 70

  /// Seconds for which a control shows the highlight of a tap that came and went in one turn.
  /// - Rules: CT-42.
  static let leastHighlight: TimeInterval = 0.12

  /// Points of width from which on an interface has regular room; chosen between phones and tablets.
  /// - Rules: AW-21.
  static let leastRegularWidth: CGFloat = 600

  /// Points of height from which on an interface has regular room: more than a phone on its side.
  /// - Rules: AW-21.
  static let leastRegularHeight: CGFloat = 480

  /// Seconds that an application has in the background for work it began; observed on phones.
  /// - Rules: DE-12.
  static let backgroundTime: TimeInterval = 30

  /// Seconds for which a sheet would glide on at the speed at which the finger let it go; chosen.
  /// - Rules: VC-91.
  static let sheetGlide: CGFloat = 0.15

  /// The part of its lowest height below which a sheet that is let go is dismissed; chosen.
  /// - Rules: VC-92.
  static let sheetDismissal: CGFloat = 0.5

  /// Seconds after which a shake that goes on is cancelled; chosen.
  /// - Rules: MO-5.
  static let shakeDuration: TimeInterval = 10

  /// Seconds in which the keyboard comes and goes.
  /// - Rules: FR-42.
  static let keyboardAnimation: TimeInterval = 0.25

  /// Seconds between two taps of the keyboard's shift key that lock it; chosen.
  static let shiftInterval: TimeInterval = 0.35

  /// Seconds for which the delete key of the keyboard is held before it repeats, and between two
  /// repetitions; chosen.
  static let deleteDelay: TimeInterval = 0.5
  static let deleteInterval: TimeInterval = 0.1

  /// Seconds that a key is held before it repeats; the default of the system's setting.
  /// - Rules: PK-9.
  static let keyRepeatDelay: TimeInterval = 0.4

  /// Seconds between the repeats of a key; the default of the system's setting.
  /// - Rules: PK-9.
  static let keyRepeatInterval: TimeInterval = 0.1

  /// Seconds for which a scroll view keeps a touch from its content to see whether it scrolls.
  /// - Rules: SV-2.
  static let contentTouchDelay: TimeInterval = 0.15

  /// How far content follows a finger beyond its edge at first: this part of the way; observed.
  static let rubberBandStiffness: CGFloat = 0.55

  /// Radians per second of the spring that takes content back to its edge; observed.
  static let bounceFrequency: CGFloat = 10

  /// Radians per second of the spring that takes content to a page; chosen.
  static let pageFrequency: CGFloat = 14

  /// Points from its end at which content that slows down is at rest; chosen: less than a pixel.
  static let scrollRest: CGFloat = 0.25

  /// Points per second below which content that is let go does not go on; chosen.
  static let leastDecelerationVelocity: CGFloat = 50

  /// Points per second from which on a drag leads to the next page; chosen.
  static let pageVelocity: CGFloat = 200

  /// How much longer a drag must be along one axis than across for the scroll view to lock; chosen.
  static let directionalLockRatio: CGFloat = 2

  /// Seconds in which content goes to an offset or a scale that was asked for; observed.
  static let scrollAnimation: TimeInterval = 0.3

  /// Points by which an arrow key scrolls, and that a page has in common with the next; chosen.
  /// - Rules: SV-28, SV-29.
  static let scrollKeyStep: CGFloat = 40

  /// Points that content must be pulled beyond its edge, as it is seen, to be made anew; chosen.
  /// - Rules: SV-31.
  static let refreshPull: CGFloat = 80

  /// The power of a pinch beyond the limits of zooming that shows: half the way, in scales; chosen.
  static let zoomResistance: CGFloat = 0.5

  /// Seconds for which a caret is shown, and then hidden; chosen.
  static let caretBlink: TimeInterval = 0.5

  /// Points of the side of what a finger may touch to mean a handle or the caret of a text: Apple's
  /// least size of what can be touched.
  /// - Rules: FR-81.
  static let textGripSide: CGFloat = 44

  /// Points that a finger must move to take a handle along; chosen, fewer than what makes a pan.
  /// - Rules: FR-81.
  static let textHandleMovement: CGFloat = 4

  /// Points from the edge of a text within which a finger that selects makes it scroll; chosen.
  /// - Rules: FR-83.
  static let textScrollEdge: CGFloat = 30

  /// Points per second at which it scrolls with the finger at the very edge; chosen.
  /// - Rules: FR-83.
  static let textScrollSpeed: CGFloat = 480

  /// Points by which two items may overlap and still count as one beside the other; chosen.
  /// - Rules: FO-10.
  static let focusOverlap: CGFloat = 1

  /// How much more a point aside counts than a point in the direction of the movement; chosen.
  /// - Rules: FO-10.
  static let focusSideWeight: CGFloat = 2

  /// How much a point between the middles of two items counts besides; chosen.
  /// - Rules: FO-10.
  static let focusDriftWeight: CGFloat = 0.1

  /// Points that the line around an item with focus is wide; chosen.
  /// - Rules: FO-15.
  static let focusHaloWidth: CGFloat = 3

  /// Points between an item with focus and the line around it; chosen.
  /// - Rules: FO-15.
  static let focusHaloGap: CGFloat = 2

  /// Seconds that Command is held alone before the key commands are listed; chosen.
  /// - Rules: PK-35.
  static let commandListDelay: TimeInterval = 0.8

  /// Points between two things that belong together, as the system leaves them.
  /// - Rules: LY-2.
  static let standardSpacing: CGFloat = 8

  /// Points that a view keeps clear of its edges unless it is told otherwise.
  /// - Rules: LY-18.
  static let layoutMargin: CGFloat = 8

  /// Points that the view of a controller keeps clear of its sides on a narrow and on a wide screen.
  /// - Rules: LY-18.
  static let systemMargins: (narrow: CGFloat, wide: CGFloat) = (16, 20)

  /// Points from which on a screen counts as wide for `systemMargins`.
  /// - Rules: LY-18.
  static let wideScreen: CGFloat = 414

  /// Points of width beyond which lines of text become hard to read.
  /// - Rules: LY-18.
  static let readableWidth: CGFloat = 672

  /// The priority of content that says it is required: above 999, below all that must hold; chosen.
  /// - Rules: LY-10.
  static let greatestContentPriority = 999.9

  /// The priority with which a stack view takes no more room across than its views need; chosen.
  /// - Rules: LY-21.
  static let stackFit: Float = 51

  /// The priority with which the middles of views in a stack view are equally far apart; chosen.
  /// - Rules: LY-20.
  static let stackCentering: Float = 149

  /// The priority with which views in a stack view keep their proportions; chosen.
  /// - Rules: LY-20.
  static let stackProportion: Float = 999

  /// Subviews from which on hit-testing looks them up in a grid; measured: below it a scan wins.
  static let gridMinimumCount = 48

  /// Cells that one view may cover before the grid keeps it in a list of its own.
  static let gridMaximumSpan = 32
}
