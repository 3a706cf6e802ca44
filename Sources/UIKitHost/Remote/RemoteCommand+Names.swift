// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

extension RemoteCommand {
  /// The commands that have no duration, by the name that hosts use on their wires.
  public static let named: [String: RemoteCommand] = [
    "play": .play, "pause": .pause, "stop": .stop, "toggle": .togglePlayPause, "next": .nextTrack,
    "previous": .previousTrack,
  ]

  /// The name of a command that has no duration, or nil.
  public var name: String? { Self.named.first { $0.value == self }?.key }
}
