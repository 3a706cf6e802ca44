// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UITouch {
  /// What a finger or pointer did.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved, or presses harder or less.
    case moved = 1
    /// It rests while another changed.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
    /// A hovering pointer came into the window.
    case regionEntered = 5
    /// A hovering pointer moved.
    case regionMoved = 6
    /// A hovering pointer left the window.
    case regionExited = 7
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on another surface, such as a remote's.
    case indirect = 1
    /// A pen.
    case pencil = 2
    /// A pointer with a button down.
    case indirectPointer = 3
    /// A pen, by its older name.
    public static var stylus: TouchType { .pencil }
  }

  /// Values of a touch that may be estimates at first.
  public struct Properties: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// `force`.
    public static var force: Properties { Properties(rawValue: 1 << 0) }
    /// `azimuthAngle(in:)`.
    public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
    /// `altitudeAngle`.
    public static var altitude: Properties { Properties(rawValue: 1 << 2) }
    /// `location(in:)`.
    public static var location: Properties { Properties(rawValue: 1 << 3) }
    /// `rollAngle`.
    public static var roll: Properties { Properties(rawValue: 1 << 4) }
  }
}

extension UITouch.Phase {
  /// Whether nothing follows it.
  var isFinal: Bool { self == .ended || self == .cancelled }
  /// Whether it is the phase of a pointer that does not touch.
  var isHovering: Bool { self == .regionEntered || self == .regionMoved || self == .regionExited }
}
