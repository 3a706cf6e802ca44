// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The numbers that tell a shake from everything else that moves a device; all are chosen.
///
/// They follow from how people move: a hand shakes two to six times a second and reaches two to four
/// g. A device that falls measures no gravity, which is 1 g of difference, so a swing needs more.
public struct ShakeThresholds: Sendable, Equatable {
  /// The least acceleration of a swing besides gravity, in g: clear of a fall and of a step.
  public var strength = 1.5
  /// The least change of speed of a swing, in g times seconds: a knock is as strong, but too short.
  public var impulse = 0.025
  /// Swings, each against the one before, that make a shake: forth, back, forth.
  public var swings = 3
  /// The longest time from a swing to the next, in seconds.
  public var swingInterval: TimeInterval = 0.5
  /// How far against the swing before a swing must point: the cosine of the angle between them.
  public var turn = -0.5
  /// Seconds without a swing after which a shake has ended.
  public var rest: TimeInterval = 0.5
  // Rules: MO-5.
  /// Seconds after which a shake that goes on is cancelled.
  public var longest: TimeInterval = 10
  /// Seconds in which the idea of where down is follows the device.
  public var gravityMemory: TimeInterval = 0.5
  /// Seconds without a sample after which what was measured before says nothing any more.
  public var gap: TimeInterval = 0.25
  /// The greatest value of an axis that is believed, in g; phones measure up to 16.
  public var believable = 100.0

  /// Makes the thresholds that hosts use.
  public init() {}
}
