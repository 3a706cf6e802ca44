// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
public import UIKit
import UIKitHost

extension EventGenerator {
  /// How a pencil of a test hovers above the screen.
  public struct PencilPose: Sendable {
    /// How far it is away: 0 at the screen, 1 as far as it can be felt.
    public var zOffset: CGFloat
    /// Its direction on the screen in radians: 0 along x, a quarter turn along y.
    public var azimuth: CGFloat
    /// Its angle to the surface in radians: 0 lies flat, a quarter turn is upright.
    public var altitude: CGFloat
    /// Its turn about its own axis in radians.
    public var roll: CGFloat

    /// Makes a pose: upright and near, where nothing else is said.
    public init(
      zOffset: CGFloat = 0, azimuth: CGFloat = 0, altitude: CGFloat = .pi / 2, roll: CGFloat = 0
    ) {
      self.zOffset = zOffset
      self.azimuth = azimuth
      self.altitude = altitude
      self.roll = roll
    }
  }

  /// Taps the side of the pencil.
  ///
  /// - Parameters:
  ///   - location: what the pencil hovers above; nil where it is too far away to be felt.
  ///   - pose: how it hovers there.
  /// - Throws: an error of the location.
  public func pencilTap(
    above location: (any HammerLocatable)? = nil, pose: PencilPose = PencilPose()
  ) throws {
    try send(.tap, above: location, pose)
  }

  /// Squeezes the pencil, holds it for `duration` seconds, and lets it go.
  ///
  /// - Parameters:
  ///   - location: what the pencil hovers above; nil where it is too far away to be felt.
  ///   - pose: how it hovers there.
  ///   - duration: seconds from the beginning to the end.
  /// - Throws: an error of the location.
  public func pencilSqueeze(
    above location: (any HammerLocatable)? = nil, pose: PencilPose = PencilPose(),
    duration: TimeInterval = 0.2
  ) throws {
    try pencilSqueeze(.began, above: location, pose: pose)
    advance(by: duration)
    try pencilSqueeze(.ended, above: location, pose: pose)
  }

  /// Does one part of a squeeze.
  ///
  /// - Parameters:
  ///   - phase: which part.
  ///   - location: what the pencil hovers above; nil where it is too far away to be felt.
  ///   - pose: how it hovers there.
  /// - Throws: an error of the location.
  public func pencilSqueeze(
    _ phase: UIPencilInteraction.Phase, above location: (any HammerLocatable)? = nil,
    pose: PencilPose = PencilPose()
  ) throws {
    let gesture: PencilSample.Gesture =
      switch phase {
      case .began: .squeezeBegan
      case .changed: .squeezeChanged
      case .ended: .squeezeEnded
      case .cancelled: .squeezeCancelled
      }
    try send(gesture, above: location, pose)
  }

  /// Sets what the person wants of a pencil; what is not given is as if they had set nothing.
  ///
  /// - Parameters:
  ///   - tap: what a tap is to do.
  ///   - squeeze: what a squeeze is to do.
  ///   - pencilOnly: whether fingers are not to draw.
  ///   - hoverPreview: whether a tool is to be seen before it touches.
  public func preferPencil(
    tap: UIPencilPreferredAction = .switchEraser,
    squeeze: UIPencilPreferredAction = .showContextualPalette, pencilOnly: Bool = false,
    hoverPreview: Bool = true
  ) {
    var preferences = ApplicationDriving.preferences
    preferences.pencil = PencilPreferences(
      tap: PencilPreferences.Action(rawValue: tap.rawValue) ?? .ignore,
      squeeze: PencilPreferences.Action(rawValue: squeeze.rawValue) ?? .ignore,
      drawsAlone: pencilOnly, showsToolWhileHovering: hoverPreview)
    session.send { [preferences] in .preferences(preferences, at: $0) }
    settle()
  }

  private func send(
    _ gesture: PencilSample.Gesture, above location: (any HammerLocatable)?, _ pose: PencilPose
  ) throws {
    let hover = try location.map { place in
      PencilSample.Pose(
        location: try screenPoint(place), height: pose.zOffset, altitude: pose.altitude,
        azimuth: pose.azimuth, roll: pose.roll)
    }
    session.send { .pencil(PencilSample(time: $0, gesture: gesture, pose: hover)) }
    settle()
  }
}
