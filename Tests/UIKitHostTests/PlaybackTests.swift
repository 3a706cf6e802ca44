// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitHost

@MainActor @Suite("What plays, on hosts")
struct PlaybackTests {
  @Test func `the position goes on while it plays, and stays within the item`() {
    var playing = NowPlaying()
    #expect(playing.state == .stopped && playing.commands == [] && playing.rate == 1)
    #expect(playing.moment == 0 && playing.position(at: 9) == nil)
    playing.elapsed = 10
    playing.moment = 100
    #expect(playing.position(at: 104) == 10)
    playing.state = .paused
    #expect(playing.position(at: 104) == 10)
    playing.state = .playing
    #expect(playing.position(at: 104) == 14 && playing.position(at: 90) == 10)
    playing.rate = 2
    #expect(playing.position(at: 104) == 18)
    playing.rate = -5
    #expect(playing.position(at: 104) == 0)
    playing.rate = 1
    playing.duration = 12
    #expect(playing.position(at: 101) == 11 && playing.position(at: 104) == 12)
  }

  @Test func `six commands have names, which are read back`() {
    let all: [RemoteCommand] = [
      .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack,
    ]
    #expect(all.map(\.name) == ["play", "pause", "stop", "toggle", "next", "previous"])
    #expect(RemoteCommand.beginSeekingForward.name == nil && RemoteCommand.named.count == 6)
  }

  @Test func `skipping seeks until no skip came for a while`() {
    let clock = VirtualClock()
    var log: [String] = []
    let hold = SeekHold(clock: clock) { log.append("\(clock.now) \($0)") }
    hold.stop()
    hold.skip(forward: true)
    clock.advance(to: 0.5)
    hold.skip(forward: true)
    clock.advance(to: 1)
    #expect(log == ["0.0 beginSeekingForward"])
    clock.advance(to: 1.5)
    #expect(log.dropFirst() == ["\(0.5 + SeekHold.duration) endSeekingForward"])
    #expect(SeekHold.duration == 0.6)
    log = []
    hold.skip(forward: false)
    hold.skip(forward: true)
    hold.stop()
    hold.stop()
    clock.advance(to: 9)
    #expect(
      log == [
        "1.5 beginSeekingBackward", "1.5 endSeekingBackward", "1.5 beginSeekingForward",
        "1.5 endSeekingForward",
      ])
    #expect(clock.nextDeadline == nil)
    log = []
    hold.skip(forward: true)
    #expect(log == ["9.0 beginSeekingForward"] && clock.nextDeadline == 9.6)
  }
}
