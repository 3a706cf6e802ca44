// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKit
import UIKitHost
import UIKitRuntime

/// The commands that headsets, lock screens and media keys can send, and what is done about each.
///
/// A command with a target goes there; one without goes to the responders, if the application
/// receives remote control events. A disabled one is offered nowhere and dropped.
///
/// [Apple: MPRemoteCommandCenter](https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter)
@preconcurrency @MainActor
open class MPRemoteCommandCenter: NSObject {
  /// The center; there is one.
  open class func shared() -> MPRemoteCommandCenter {
    Runtime.part(.remoteCommands) { MPRemoteCommandCenter() }
  }

  /// Play.
  public let playCommand = MPRemoteCommand(.play)
  /// Pause.
  public let pauseCommand = MPRemoteCommand(.pause)
  /// Stop.
  public let stopCommand = MPRemoteCommand(.stop)
  /// Play or pause, whichever is not done now.
  public let togglePlayPauseCommand = MPRemoteCommand(.togglePlayPause)
  /// The next track.
  public let nextTrackCommand = MPRemoteCommand(.nextTrack)
  /// The track before.
  public let previousTrackCommand = MPRemoteCommand(.previousTrack)
  /// Start and stop winding forward.
  public let seekForwardCommand = MPRemoteCommand(.beginSeekingForward, .endSeekingForward)
  /// Start and stop winding back.
  public let seekBackwardCommand = MPRemoteCommand(.beginSeekingBackward, .endSeekingBackward)

  private override init() {
    super.init()
    NowPlayingCenter.shared.handler = { [weak self] command, time in
      self?.all.first { $0.commands.contains(command) }?.perform(command, at: time) ?? false
    }
  }

  private var all: [MPRemoteCommand] {
    [
      playCommand, pauseCommand, stopCommand, togglePlayPauseCommand, nextTrackCommand,
      previousTrackCommand, seekForwardCommand, seekBackwardCommand,
    ]
  }
}
