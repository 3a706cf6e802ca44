// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import MediaPlayer
import Testing
import UIKit
import UIKitHost
import UIKitTesting

@MainActor @Suite("RM now playing", .freshApplication)
struct NowPlayingRules {
  /// A display that keeps what it is told.
  final class Display: NowPlayingDisplay {
    var told: [NowPlaying] = []
    func show(_ nowPlaying: NowPlaying) { told.append(nowPlaying) }
  }

  /// A view that is first responder and hears commands.
  final class Listener: UIView {
    var heard: [Int] = []
    override var canBecomeFirstResponder: Bool { true }
    override func remoteControlReceived(with event: UIEvent?) {
      heard.append(event?.subtype.rawValue ?? -1)
    }
  }

  @MainActor
  private struct Stage {
    let listener = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let generator: EventGenerator
    let display = Display()
    let center = MPRemoteCommandCenter.shared()

    init() throws {
      generator = try EventGenerator(view: listener)
      listener.becomeFirstResponder()
      pass(0.1)
      NowPlayingCenter.shared.add(display)
      display.told = []
    }

    func tearDown() {
      UIApplication.shared.endReceivingRemoteControlEvents()
      MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
      MPNowPlayingInfoCenter.default().playbackState = .unknown
      for command in [center.playCommand, center.nextTrackCommand, center.seekForwardCommand] {
        command.isEnabled = true
        command.removeTarget(nil)
      }
      pass(0.1)
    }

    /// Lets time pass and the turn end.
    func pass(_ seconds: Double) {
      generator.advance(by: seconds)
      ApplicationDriving.endTurn()
    }
  }

  @Test func `RM-7 a disabled command reaches nobody and is not offered`() throws {
    let stage = try Stage()
    defer { stage.tearDown() }
    UIApplication.shared.beginReceivingRemoteControlEvents()
    stage.center.nextTrackCommand.isEnabled = false
    stage.pass(0.1)
    #expect(
      stage.display.told.map(\.commands)
        == [Set(RemoteCommand.allCases).subtracting([.nextTrack])])
    try stage.generator.remoteControl(.remoteControlNextTrack)
    try stage.generator.remoteControl(.remoteControlPreviousTrack)
    #expect(stage.listener.heard == [105])
  }

  @Test func `RM-7 a target takes its command before responders, until it is removed`() throws {
    let stage = try Stage()
    defer { stage.tearDown() }
    var taken: [String] = []
    let token = stage.center.seekForwardCommand.addTarget { event in
      taken.append(
        "\((event as? MPSeekCommandEvent)?.type == .beginSeeking) \(event.timestamp > 0)")
      return .success
    }
    stage.pass(0.1)
    #expect(
      stage.display.told.map(\.commands) == [[.beginSeekingForward, .endSeekingForward]])
    UIApplication.shared.beginReceivingRemoteControlEvents()
    try stage.generator.remoteControl(.remoteControlBeginSeekingForward)
    try stage.generator.remoteControl(.remoteControlEndSeekingForward)
    try stage.generator.remoteControl(.remoteControlPlay)
    #expect(taken == ["true true", "false true"])
    #expect(stage.listener.heard == [100])
    stage.center.seekForwardCommand.removeTarget(token)
    try stage.generator.remoteControl(.remoteControlBeginSeekingForward)
    #expect(stage.listener.heard == [100, 108])
  }

  @Test func `RM-8 what changes in a turn is told once, at its end`() throws {
    let stage = try Stage()
    defer { stage.tearDown() }
    let center = MPNowPlayingInfoCenter.default()
    UIApplication.shared.beginReceivingRemoteControlEvents()
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Song", MPMediaItemPropertyArtist: "Singer",
      MPMediaItemPropertyAlbumTitle: "Album", MPMediaItemPropertyPlaybackDuration: 100,
      MPNowPlayingInfoPropertyElapsedPlaybackTime: 10.0,
    ]
    #expect(stage.display.told.isEmpty)
    let start = stage.generator.now
    stage.pass(1)
    let told = try #require(stage.display.told.first)
    #expect(stage.display.told.count == 1)
    #expect([told.title, told.artist, told.album] == ["Song", "Singer", "Album"])
    #expect(told.state == .playing && told.commands.count == 10)
    #expect(told.position(at: start + 5) == 15)
    #expect(told.position(at: start + 500) == 100)
    stage.pass(1)
    #expect(stage.display.told.count == 1)
    center.playbackState = .paused
    stage.pass(1)
    #expect(stage.display.told.map(\.state) == [.playing, .paused])
    UIApplication.shared.endReceivingRemoteControlEvents()
    stage.pass(1)
    #expect(stage.display.told.last?.commands == [])
  }

  @Test(arguments: [0.0, 1.0])
  func `RM-8 without a state the rate tells whether it plays`(rate: Double) throws {
    let stage = try Stage()
    defer { stage.tearDown() }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPNowPlayingInfoPropertyPlaybackRate: rate]
    stage.pass(0.1)
    #expect(stage.display.told.map(\.state) == [rate == 0 ? .paused : .playing])
  }

  @Test func `RM-9 steps become a begin and an end of seeking`() {
    let clock = VirtualClock()
    var commands: [String] = []
    let hold = SeekHold(clock: clock) { commands.append("\($0.rawValue) at \(clock.now)") }
    hold.skip(forward: true)
    clock.advance(to: 0.5)
    hold.skip(forward: true)
    clock.advance(to: 3)
    hold.skip(forward: true)
    hold.skip(forward: false)
    hold.stop()
    hold.stop()
    #expect(
      commands == [
        "108 at 0.0", "109 at 1.1", "108 at 3.0", "109 at 3.0", "106 at 3.0", "107 at 3.0",
      ])
  }
}
