// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A pointer that moves with no button down.
public struct HoverSample: Sendable, Equatable, Codable {
  /// What the pointer did.
  public enum Phase: UInt8, Sendable, Codable { case entered, moved, exited }

  /// Seconds on the host's clock.
  public var time: TimeInterval
  /// What the pointer did.
  public var phase: Phase
  /// In points on the screen.
  public var location: CGPoint
  /// A mouse or trackpad (`.pointer`), or a pen above the surface (`.pen`).
  public var kind: Contact.Kind
  /// The pen's angle to the surface in radians.
  public var altitude: Double
  /// The pen's direction on the screen in radians.
  public var azimuth: Double
  /// Modifier keys that were held.
  public var modifiers: KeyModifiers

  /// Makes a sample.
  public init(
    time: TimeInterval, phase: Phase, location: CGPoint, kind: Contact.Kind = .pointer,
    altitude: Double = .pi / 2, azimuth: Double = 0, modifiers: KeyModifiers = []
  ) {
    self.time = time
    self.phase = phase
    self.location = location
    self.kind = kind
    self.altitude = altitude
    self.azimuth = azimuth
    self.modifiers = modifiers
  }
}

/// A step of a wheel, or a movement of two fingers on a trackpad.
public struct ScrollSample: Sendable, Equatable, Codable {
  /// A wheel comes in steps, a trackpad has a beginning and an end.
  public enum Phase: UInt8, Sendable, Codable { case step, began, changed, ended }

  /// Seconds on the host's clock.
  public var time: TimeInterval
  /// A wheel's step, or a part of a trackpad's movement.
  public var phase: Phase
  /// Where the pointer is, in points on the screen.
  public var location: CGPoint
  /// By how many points the content offset should move: positive y shows what lies below.
  public var delta: Displacement
  /// Modifier keys that were held.
  public var modifiers: KeyModifiers

  /// Makes a sample.
  public init(
    time: TimeInterval, phase: Phase = .step, location: CGPoint, delta: Displacement,
    modifiers: KeyModifiers = []
  ) {
    self.time = time
    self.phase = phase
    self.location = location
    self.delta = delta
    self.modifiers = modifiers
  }
}

/// A movement in points.
public struct Displacement: Sendable, Equatable, Codable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double
  /// Makes a movement.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
