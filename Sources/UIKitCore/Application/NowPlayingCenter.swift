// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

package import UIKitHost
import UIKitRuntime

/// What the application says of what it plays, and which remote commands it wants.
///
/// Displays are told at the end of the turn, once for everything that changed in it.
@MainActor
package final class NowPlayingCenter {
  /// The one of the current runtime.
  package static var shared: NowPlayingCenter { Runtime.part(.nowPlaying) { NowPlayingCenter() } }

  /// What plays; its commands are filled in from what follows.
  package var info = NowPlaying() { didSet { needsShow = true } }
  /// Commands that the application does not want, or not now.
  package var disabled: Set<RemoteCommand> = [] { didSet { needsShow = true } }
  /// Commands that somebody takes besides responders.
  package var handled: Set<RemoteCommand> = [] { didSet { needsShow = true } }
  /// Takes a command before responders do; true when it was taken.
  package var handler: (@MainActor (RemoteCommand, Double) -> Bool)?
  /// What shows media controls besides the host.
  private var displays: [any NowPlayingDisplay] = []
  private var shown = NowPlaying()
  private var needsShow = false {
    didSet { if needsShow { TurnWork.shared.enlist(.nowPlaying) } }
  }

  /// Shows media controls in one more place, from now on.
  package func add(_ display: any NowPlayingDisplay) {
    displays.append(display)
    display.show(shown)
  }

  /// Remote control was switched on or off.
  func receivingDidChange() { needsShow = true }

  /// Whether a command is wanted at all.
  func takes(_ command: RemoteCommand) -> Bool { !disabled.contains(command) }

  // Rules: RM-8.
  /// Tells the displays what changed since they were told last.
  func endTurn(to host: (any UIKitHost.Host)?) {
    guard needsShow else { return }
    needsShow = false
    var playing = info
    let wanted = UIApplication.shared.takesRemoteControl ? Set(RemoteCommand.allCases) : handled
    playing.commands = wanted.subtracting(disabled)
    guard playing != shown else { return }
    shown = playing
    Trace.record(.turn, "now playing: \(playing.state), \(playing.commands.count) commands")
    host?.show(playing)
    for display in displays { display.show(playing) }
  }
}
