// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What an application plays and which commands it takes, for whatever shows media controls: a lock
/// screen, a headset, a desktop's media keys.
public struct NowPlaying: Sendable, Equatable {
  /// Whether something plays.
  public enum State: String, Sendable, CaseIterable { case stopped, playing, paused }

  /// The commands that reach the application now; without any it wants no media controls.
  public var commands: Set<RemoteCommand> = []
  /// Whether it plays.
  public var state = State.stopped
  /// The name of what plays; nil when unknown.
  public var title: String?
  /// Who plays it.
  public var artist: String?
  /// What it is a part of.
  public var album: String?
  /// How long it is, in seconds.
  public var duration: TimeInterval?
  /// How far it has come, in seconds, at `moment`.
  public var elapsed: TimeInterval?
  /// When `elapsed` was true, on the host's clock.
  public var moment: TimeInterval = 0
  /// Seconds of it that are played in a second.
  public var rate = 1.0

  /// Makes a record of nothing.
  public init() {}

  /// How far it has come at a time; it goes on only while it plays, and not beyond its end.
  public func position(at time: TimeInterval) -> TimeInterval? {
    guard let elapsed else { return nil }
    let passed = state == .playing ? max(0, time - moment) * rate : 0
    return min(max(0, elapsed + passed), duration ?? .infinity)
  }
}

/// Shows what an application plays.
@MainActor
public protocol NowPlayingDisplay: AnyObject {
  /// Takes what changed; called at the end of a turn in which it did.
  func show(_ nowPlaying: NowPlaying)
}
