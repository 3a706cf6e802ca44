// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// What a call of a media player's interface (MPRIS) asks for, if the application wants it.
enum MPRISCall: Equatable {
  case command(RemoteCommand)
  case skip(isForward: Bool)

  /// Reads a call; nil for one that is unknown or not wanted.
  ///
  /// - Parameters:
  ///   - method: the method's name.
  ///   - argument: for Seek how far, for SetPosition where to, in microseconds.
  ///   - position: where the player is, in microseconds.
  ///   - wanted: the commands that the application takes.
  init?(_ method: String, argument: Int64, position: Int64, wanted: Set<RemoteCommand>) {
    let found: MPRISCall? =
      switch method {
      case "Play": .command(.play)
      case "Pause": .command(.pause)
      case "PlayPause": .command(.togglePlayPause)
      case "Stop": .command(.stop)
      case "Next": .command(.nextTrack)
      case "Previous": .command(.previousTrack)
      case "Seek": .skip(isForward: argument > 0)
      case "SetPosition": .skip(isForward: argument > position)
      default: nil
      }
    guard let found, wanted.contains(found.firstCommand) else { return nil }
    self = found
  }

  /// The command that it sends first.
  private var firstCommand: RemoteCommand {
    switch self {
    case .command(let command): command
    case .skip(let isForward): isForward ? .beginSeekingForward : .beginSeekingBackward
    }
  }
}
