// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

/// What somebody asks for at a headset, a lock screen or the media keys of a keyboard.
///
/// The numbers are those of `UIEvent.EventSubtype`.
public enum RemoteCommand: Int, Sendable, Hashable, CaseIterable, Codable {
  /// Play.
  case play = 100
  /// Pause.
  case pause = 101
  /// Stop.
  case stop = 102
  /// Play or pause, whichever is not done now.
  case togglePlayPause = 103
  /// The next track.
  case nextTrack = 104
  /// The track before.
  case previousTrack = 105
  /// Start to wind back.
  case beginSeekingBackward = 106
  /// Stop winding back.
  case endSeekingBackward = 107
  /// Start to wind forward.
  case beginSeekingForward = 108
  /// Stop winding forward.
  case endSeekingForward = 109
}
