// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

extension EventGenerator {
  /// Settings of all generators.
  public static var settings: Settings {
    get { DriverSession.shared.settings }
    set { DriverSession.shared.settings = newValue }
  }

  /// What a generator does besides sending events.
  ///
  /// These are names that tests written for a device use. Here an event has been dealt with, laid
  /// out and committed when the call that sent it returns, so they change only the virtual time.
  public struct Settings: Sendable {
    /// Whether a call advances the time by a frame after what it sent; false by default.
    public var waitForFrameRender = false
    /// Whether a call ends the turn of the loop once more after what it sent; false by default.
    public var waitForAnimations = false
    /// Without effect: there is no accessibility engine to start.
    public var forceActivateAccessibility = true
    /// Without effect: there is no accessibility engine to start.
    public var accessibilityActivateDelay: TimeInterval = 0.02
    /// Without effect: there is no accessibility engine to start.
    public var accessibilityActivateFirstTimeDelay: TimeInterval = 5
  }

  /// Where a view stands in the window that a generator makes for it.
  public enum WrappingAlignment: Sendable {
    /// It fills the window.
    case fill
    /// It keeps its size and stands in the middle; one without size takes the size that fits it, and
    /// one that has none either fills the window.
    case center
    /// It keeps its frame.
    case unchanged
  }

  /// Which time the application lives in while a generator drives it.
  public enum Clock: Sendable {
    /// Time stands still and moves only by the generator's calls.
    case virtual
    /// Time is the system's, and waiting waits.
    case real
  }
}
