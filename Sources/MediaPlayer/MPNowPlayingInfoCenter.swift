// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import QuartzCore
import UIKit
import UIKitHost
import UIKitRuntime

/// Where an application says what it plays, for lock screens, headsets and desktops to show.
///
/// [Apple: MPNowPlayingInfoCenter](https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter)
@preconcurrency @MainActor
open class MPNowPlayingInfoCenter: NSObject {
  /// The center; there is one.
  open class func `default`() -> MPNowPlayingInfoCenter {
    Runtime.part(.nowPlayingInfo) { MPNowPlayingInfoCenter() }
  }

  /// What plays, by the keys `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`; nil for nothing.
  ///
  /// The elapsed time counts from the moment of setting.
  open var nowPlayingInfo: [String: Any]? { didSet { publish() } }

  /// Whether it plays; while it is unknown, the default, the rate in `nowPlayingInfo` tells.
  open var playbackState = MPNowPlayingPlaybackState.unknown { didSet { publish() } }

  private func publish() {
    var record = NowPlaying()
    let info = nowPlayingInfo ?? [:]
    record.title = info[MPMediaItemPropertyTitle] as? String
    record.artist = info[MPMediaItemPropertyArtist] as? String
    record.album = info[MPMediaItemPropertyAlbumTitle] as? String
    record.duration = Self.seconds(info[MPMediaItemPropertyPlaybackDuration])
    record.elapsed = Self.seconds(info[MPNowPlayingInfoPropertyElapsedPlaybackTime])
    record.moment = CACurrentMediaTime()
    let rate = Self.number(info[MPNowPlayingInfoPropertyPlaybackRate]) ?? 1
    record.rate = rate > 0 ? rate : 1
    record.state =
      switch playbackState {
      case .playing: .playing
      case .paused, .interrupted: .paused
      case .stopped: .stopped
      case .unknown: nowPlayingInfo == nil ? .stopped : rate == 0 ? .paused : .playing
      }
    NowPlayingCenter.shared.info = record
  }

  private static func seconds(_ value: Any?) -> TimeInterval? {
    number(value).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

/// Whether something plays.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The application does not say.
  case unknown = 0
  /// It plays.
  case playing = 1
  /// It waits to be played on.
  case paused = 2
  /// Nothing plays.
  case stopped = 3
  /// Something else keeps it from playing.
  case interrupted = 4
}

/// The key of the name of what plays, a string.
public let MPMediaItemPropertyTitle = "title"
/// The key of who plays it, a string.
public let MPMediaItemPropertyArtist = "artist"
/// The key of what it is a part of, a string.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of how long it is, a number of seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of how far it has come, a number of seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of how fast it plays: 1 as recorded, 0 paused.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
