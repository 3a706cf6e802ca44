// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import Foundation

// Numbers of content that scrolls and zooms.

extension Thresholds {
  // Rules: SV-2.
  /// Seconds for which a scroll view keeps a touch from its content to see whether it scrolls.
  package static let contentTouchDelay: TimeInterval = 0.15

  /// How far content follows a finger beyond its edge at first: this part of the way; observed.
  package static let rubberBandStiffness: CGFloat = 0.55

  /// Radians per second of the spring that takes content back to its edge; observed.
  package static let bounceFrequency: CGFloat = 10

  /// Radians per second of the spring that takes content to a page; chosen.
  package static let pageFrequency: CGFloat = 14

  /// Points from its end at which content that slows down is at rest; chosen: less than a pixel.
  package static let scrollRest: CGFloat = 0.25

  /// Points per second below which content that is let go does not go on; chosen.
  package static let leastDecelerationVelocity: CGFloat = 50

  /// Points per second from which on a drag leads to the next page; chosen.
  package static let pageVelocity: CGFloat = 200

  /// How much longer a drag must be along one axis than across for the scroll view to lock; chosen.
  package static let directionalLockRatio: CGFloat = 2

  /// Seconds in which content goes to an offset or a scale that was asked for; observed.
  package static let scrollAnimation: TimeInterval = 0.3

  // Rules: SV-28, SV-29.
  /// Points by which an arrow key scrolls, and that a page has in common with the next; chosen.
  package static let scrollKeyStep: CGFloat = 40

  // Rules: SV-31.
  /// Points that content must be pulled beyond its edge, as it is seen, to be made anew; chosen.
  package static let refreshPull: CGFloat = 80

  /// The power of a pinch beyond the limits of zooming that shows: half the way, in scales; chosen.
  package static let zoomResistance: CGFloat = 0.5
}
