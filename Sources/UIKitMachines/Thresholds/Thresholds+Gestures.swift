// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Numbers of taps, presses, drags, pinches, turns and swipes.

extension Thresholds {
  // Rules: TE-20, TE-21.
  /// Seconds from a lift to the next touch that still belong to one series of taps.
  package static let tapInterval: TimeInterval = 0.35

  // Rules: TE-20, TE-21.
  /// Points between two taps of one series, and that a touch may travel and still be a tap.
  package static let tapDistance: CGFloat = 45

  // Rules: GR-82.
  /// Seconds that a touch may last and still be a tap.
  package static let tapDuration: TimeInterval = 0.75

  // Rules: GR-12, GR-64.
  /// Seconds after which a recognizer that is possible without touches is reset; chosen.
  package static let idleRecognizer: TimeInterval = 1

  // Rules: GR-87.
  /// Seconds that a finger rests before a long press begins, unless set.
  package static let longPressDuration: TimeInterval = 0.5

  // Rules: GR-87, GR-88.
  /// Points that a finger may move before a long press begins, unless set.
  package static let longPressMovement: CGFloat = 10

  // Rules: GR-92, GR-93.
  /// Points that a pan must exceed to begin.
  package static let panHysteresis: CGFloat = 10

  // Rules: GR-98.
  /// Seconds a finger must rest before it lifts for a pan to end without velocity; chosen.
  package static let restBeforeLift: TimeInterval = 0.1

  // Rules: GR-99.
  /// Points by which the distance of two fingers must change for a pinch to begin.
  package static let pinchHysteresis: CGFloat = 8

  // Rules: GR-99.
  /// The same for touches of a pointer.
  package static let pointerPinchHysteresis: CGFloat = 2

  // Rules: GR-102.
  /// How much more the change of distance counts than a turn or a movement of the same length.
  package static let pinchDominance: CGFloat = 8

  // Rules: AW-99.
  /// How many times as far apart as when their spread was recognized fingers lift that open a scene;
  /// chosen.
  package static let sceneSpread: CGFloat = 1.5

  // Rules: GR-104.
  /// Radians by which two fingers must turn for a rotation to begin: 5 degrees.
  package static let rotationHysteresis: CGFloat = 5 * .pi / 180

  // Rules: GR-104.
  /// Radians that are added when the distance of the fingers changes at the same time: 5 degrees.
  package static let rotationPinchHysteresis: CGFloat = 5 * .pi / 180

  // Rules: GR-104.
  /// Radians by which two touches of a pointer must turn: 1 degree.
  package static let pointerRotationHysteresis: CGFloat = .pi / 180

  // Rules: GR-108.
  /// Seconds in which a swipe must be complete.
  package static let swipeDuration: TimeInterval = 0.5

  // Rules: GR-108.
  /// Points a swipe must go in its direction.
  package static let swipeDistance: CGFloat = 50

  // Rules: GR-108, GR-109.
  /// Points a swipe may drift sideways at its first moment; fewer, in proportion, later.
  package static let swipeDrift: CGFloat = 200

  // Rules: GR-108.
  /// Points of movement below which a swipe is not judged.
  package static let swipeSlack: CGFloat = 10

  // Rules: GR-112.
  /// Points from an edge of the window within which a screen edge pan starts.
  package static let screenEdgeWidth: CGFloat = 20

  // Rules: GR-119.
  /// Radians by which a drag may lead aside of straight away from an edge: 45 degrees; chosen.
  package static let screenEdgeAngle: CGFloat = .pi / 4
}
