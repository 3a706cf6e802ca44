// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// A button of a remote or a game controller that went down, up, or is pressed harder.
public struct PressSample: Sendable, Equatable, Codable {
  /// The buttons, with the raw values of `UIPress.PressType`.
  public enum Button: Int, Sendable, Codable, CaseIterable {
    /// Up.
    case up = 0
    /// Down.
    case down = 1
    /// Left.
    case left = 2
    /// Right.
    case right = 3
    /// The button that selects.
    case select = 4
    /// The button that goes back.
    case menu = 5
    /// Play or pause.
    case playPause = 6
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
  }

  /// What the button did.
  public enum Phase: UInt8, Sendable, Codable { case began, changed, ended, cancelled }

  /// Which button.
  public var button: Button
  /// What it did.
  public var phase: Phase
  /// How hard it is pressed, from 0 to 1; 1 for a button that cannot tell.
  public var force: Double
  /// Seconds on the host's clock.
  public var time: TimeInterval

  /// Makes a sample.
  public init(button: Button, phase: Phase, force: Double = 1, time: TimeInterval) {
    self.button = button
    self.phase = phase
    self.force = force
    self.time = time
  }
}
