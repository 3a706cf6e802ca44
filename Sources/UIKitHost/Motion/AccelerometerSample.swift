// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What an accelerometer measured at one moment, gravity included.
public struct AccelerometerSample: Sendable, Hashable {
  /// Metres per second squared in one g: the standard acceleration of gravity.
  public static let standardGravity = 9.80665

  /// Seconds on the clock of the host.
  public var time: TimeInterval
  /// Along the device's width, in g.
  public var x: Double
  /// Along its height, in g.
  public var y: Double
  /// Out of its screen, in g.
  public var z: Double

  /// Makes a sample.
  public init(time: TimeInterval, x: Double, y: Double, z: Double) {
    self.time = time
    self.x = x
    self.y = y
    self.z = z
  }
}
