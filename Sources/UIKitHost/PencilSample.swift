// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Something that a person did with the side of a pencil, beside touching the screen with its tip.
public struct PencilSample: Sendable, Equatable, Codable {
  /// What was done.
  public enum Gesture: UInt8, Sendable, Codable, CaseIterable {
    /// The side was tapped, as often as the pencil wants it.
    case tap
    /// The side is being squeezed.
    case squeezeBegan
    /// The squeeze goes on, and the pencil moved meanwhile.
    case squeezeChanged
    /// The squeeze is over.
    case squeezeEnded
    /// What began was no squeeze after all.
    case squeezeCancelled
  }

  /// How a pencil hovers above the screen.
  public struct Pose: Sendable, Equatable, Codable {
    /// What its tip is above, in points on the screen.
    public var location: CGPoint
    /// How far it is away: 0 at the screen, 1 as far as it can be felt.
    public var height: Double
    /// Its angle to the surface in radians.
    public var altitude: Double
    /// Its direction on the screen in radians.
    public var azimuth: Double
    /// Its turn about its own axis in radians.
    public var roll: Double

    /// Makes a pose.
    public init(
      location: CGPoint, height: Double = 0, altitude: Double = .pi / 2, azimuth: Double = 0,
      roll: Double = 0
    ) {
      self.location = location
      self.height = height
      self.altitude = altitude
      self.azimuth = azimuth
      self.roll = roll
    }

    /// Whether there can be such a pose: its numbers are numbers, its height is from 0 to 1.
    public var isPossible: Bool {
      [altitude, azimuth, roll].allSatisfy(\.isFinite) && (0...1).contains(height)
        && abs(location.x) < Self.farthest && abs(location.y) < Self.farthest
    }

    /// Points beyond which there is no screen.
    private static let farthest: CGFloat = 1e6
  }

  /// Seconds on the host's clock.
  public var time: TimeInterval
  /// What was done.
  public var gesture: Gesture
  /// How the pencil hovered then; nil where it was too far away, or the device cannot tell.
  public var pose: Pose?

  /// Makes a sample.
  public init(time: TimeInterval, gesture: Gesture, pose: Pose? = nil) {
    self.time = time
    self.gesture = gesture
    self.pose = pose
  }
}
