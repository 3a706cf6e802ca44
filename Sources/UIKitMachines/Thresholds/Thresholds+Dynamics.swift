// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Numbers of items that move as bodies do.

extension Thresholds {
  // Rules: DY-2.
  /// Steps of a second in which bodies move; chosen: four in each frame of most screens.
  package static let dynamicsRate = 240.0

  // Rules: DY-2.
  /// The most steps that are made up for at once: those of a second; what is missed beyond is lost.
  package static let mostDynamicsSteps = 240

  // Rules: DY-3.
  /// Points per second² of gravity with magnitude 1; documented.
  package static let gravity = 1000.0

  // Rules: DY-3.
  /// Points per second² that a push of magnitude 1 gives to a body of mass 1; documented.
  package static let push = 100.0

  // Rules: DY-3.
  /// Square points of density 1 that have the mass 1; documented.
  package static let areaOfMass = 10_000.0

  // Rules: DY-17.
  /// Points on which a field's strength is measured; chosen: the side of a body of mass 1.
  package static let fieldUnit = 100.0

  // Rules: DY-12.
  /// Friction of an item that no behaviour says one of; chosen: of wood.
  package static let friction = 0.2

  // Rules: DY-12.
  /// The part of its radius off its middle at which the ground holds what rolls; chosen: of wood.
  package static let rolling = 0.02

  // Rules: DY-10.
  /// Points per second below which nothing bounces; chosen: it would rise less than a pixel.
  package static let leastBounce = 20.0

  // Rules: DY-5.
  /// Points that a body may move, in `dynamicsRest`, and be at rest; chosen: less than a pixel.
  package static let restDistance = 0.5

  // Rules: DY-5.
  /// Radians that a body may turn, in `dynamicsRest`, and be at rest.
  package static let restAngle = 0.005

  // Rules: DY-5.
  /// Seconds for which everything must be at rest for the movement to be over; chosen.
  package static let dynamicsRest: TimeInterval = 0.5

  /// Points that what touches overlaps, so that it goes on touching; chosen: less than a pixel.
  package static let contactOverlap = 0.05

  /// Points around a body within which others are looked at before they touch; chosen.
  package static let contactMargin = 2.0

  /// Points of way in a step up to which a body is stopped by contacts alone, not by a search for
  /// what is in its way; chosen.
  package static let mostContactMargin = 64.0

  /// Points between two that touched from which on they do not; chosen.
  package static let contactEnd = 0.5

  /// Points per second at most at which bodies that overlap come apart; chosen.
  package static let separationSpeed = 300.0

  /// Points per second that nothing exceeds; chosen: far beyond what can be seen.
  package static let mostSpeed = 1e6

  /// Radians per second that nothing exceeds; chosen.
  package static let mostSpin = 1e4

  /// Points from the origin that nothing exceeds; beyond it steps of a frame would be lost.
  package static let mostPlace = 1e9

  /// Points that a side of a body has at least and at most.
  package static let bodySides: ClosedRange<Double> = 1...1e6

  /// Corners that the outline of a body has at most; chosen.
  package static let mostCorners = 32

  // Rules: DY-15.
  /// Oscillations per second of the spring that snaps an item; chosen.
  package static let snapFrequency = 2.5

  // Rules: DY-15.
  /// The least damping of what snaps, so that it arrives.
  package static let leastSnapDamping = 0.1

  /// Rounds in which contacts and joints agree before bodies move, and after it.
  package static let solverRounds = (before: 6, after: 3, bouncing: 6)
}
