// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension UIEvent {
  // Rules: TE-59.
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// Fingers, pens and pressed pointers.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// Buttons of a headset or a lock screen.
    case remoteControl = 2
    /// Buttons and keys.
    case presses = 3
    /// A wheel or trackpad scrolled.
    case scroll = 10
    /// A pointer without pressed buttons.
    case hover = 11
    /// A trackpad pinched or rotated.
    case transform = 14
  }

  /// Which motion, or which remote command.
  public enum EventSubtype: Int, Sendable {
    /// None: events of other kinds.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause, whichever it does not do now.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The track before.
    case remoteControlPreviousTrack = 105
    /// Starts to wind back.
    case remoteControlBeginSeekingBackward = 106
    /// Stops winding back.
    case remoteControlEndSeekingBackward = 107
    /// Starts to wind forward.
    case remoteControlBeginSeekingForward = 108
    /// Stops winding forward.
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// The bits: bit 0 is button 1.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The left button, or the only one.
    public static var primary: ButtonMask { .button(1) }
    /// The right button.
    public static var secondary: ButtonMask { .button(2) }
    /// The button with a number from 1.
    ///
    /// A number below 1 gives the empty mask.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      buttonNumber < 1 ? [] : ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}
