// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import MediaPlayer
import QuartzCore
import UIKit

/// Plays tracks that nobody hears: where it is follows from the clock of the host.
@MainActor
final class Player {
  struct Track {
    var title: String
    var artist: String
    /// In seconds.
    var length: Double
    var color: UIColor
    var motif: SleeveView.Motif
  }

  /// How much faster winding goes than playing.
  private static let windingSpeed = 10.0
  /// Seconds into a track after which “previous” starts it again.
  private static let restartLimit = 3.0

  static let tracks = [
    Track(
      title: "First Responder", artist: "The Chain", length: 187, color: .systemIndigo,
      motif: .chain),
    Track(
      title: "Hit Test", artist: "Point Inside", length: 142, color: .systemPink, motif: .target),
    Track(
      title: "Touches Ended", artist: "The Recognizers", length: 215, color: .systemTeal,
      motif: .touches),
  ]

  private(set) var index = 0
  private(set) var isPlaying = false
  private var base = 0.0
  private var baseTime = CACurrentMediaTime()
  /// Seconds of the track in a second while it is wound; 0 when it is not.
  private var winding = 0.0

  var isWinding: Bool { winding != 0 }

  var track: Track { Self.tracks[index] }

  /// How far the track has come, in seconds.
  var position: Double {
    let speed = winding != 0 ? winding : isPlaying ? 1 : 0
    return min(max(0, base + (CACurrentMediaTime() - baseTime) * speed), track.length)
  }

  func play() { change { isPlaying = true } }
  func pause() { change { isPlaying = false } }
  func toggle() { isPlaying ? pause() : play() }

  func stop() {
    change {
      isPlaying = false
      base = 0
    }
  }

  func next() { go(to: index + 1) }

  func previous() { go(to: position > Self.restartLimit ? index : index - 1) }

  func wind(forward isForward: Bool) {
    change { winding = isForward ? Self.windingSpeed : -Self.windingSpeed }
  }

  func endWinding() { change { winding = 0 } }

  /// Goes on to the next track at the end of one.
  func advanceIfDone() {
    if position >= track.length, isPlaying || winding > 0 { next() }
  }

  private func go(to place: Int) {
    change {
      index = (place + Self.tracks.count) % Self.tracks.count
      base = 0
    }
  }

  /// Makes a change at the present position, and tells lock screens and headsets of it.
  private func change(_ body: () -> Void) {
    base = position
    baseTime = CACurrentMediaTime()
    body()
    let center = MPNowPlayingInfoCenter.default()
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: track.title, MPMediaItemPropertyArtist: track.artist,
      MPMediaItemPropertyPlaybackDuration: track.length,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: position,
    ]
    center.playbackState = isPlaying ? .playing : .paused
  }
}
