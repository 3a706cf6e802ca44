// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if MediaKeys
  import Foundation
  import Testing
  import UIKitHost
  import UIKitMediaKeys

  @MainActor
  @Suite(
    "Media keys over D-Bus", .serialized, .timeLimit(.minutes(30)),
    .enabled(if: PrivateBus.isAvailable, "needs dbus-daemon and playerctl"))
  struct MPRISTests {
    @MainActor
    private final class Stage {
      let bus: PrivateBus
      let clock = VirtualClock()
      var commands: [RemoteCommand] = []
      var player: MPRISPlayer?

      init() throws {
        bus = try PrivateBus()
        player = try MPRISPlayer(identity: "Test player", address: bus.address, clock: clock) {
          [unowned self] event in
          if case .remote(let command, _) = event { commands.append(command) }
        }
      }

      func playing(_ state: NowPlaying.State = .playing) -> NowPlaying {
        var playing = NowPlaying()
        playing.commands = Set(RemoteCommand.allCases)
        playing.state = state
        playing.title = "A song — “quoted”"
        playing.artist = "Somebody"
        playing.album = "An album"
        playing.duration = 90
        playing.elapsed = 30
        return playing
      }
    }

    @Test func `RM-1 RM-9 playerctl sends every command`() async throws {
      let stage = try Stage()
      stage.player?.show(stage.playing())
      for command in ["play", "pause", "play-pause", "stop", "next", "previous"] {
        let result = try await stage.bus.playerctl(command)
        #expect(result.status == 0, "\(command): \(result.output)")
      }
      #expect(
        stage.commands == [.play, .pause, .togglePlayPause, .stop, .nextTrack, .previousTrack])
      stage.commands = []
      for position in ["3+", "3+", "2-", "80"] {
        _ = try await stage.bus.playerctl("position", position)
      }
      stage.clock.advance(by: 1)
      #expect(
        stage.commands == [
          .beginSeekingForward, .endSeekingForward, .beginSeekingBackward, .endSeekingBackward,
          .beginSeekingForward, .endSeekingForward,
        ])
    }

    @Test func `RM-8 the bus is told what plays, and of changes`() async throws {
      let stage = try Stage()
      #expect(try await stage.bus.playerctl("status").output == "No players found")
      var playing = stage.playing(.paused)
      stage.player?.show(playing)
      #expect(try await stage.bus.playerctl("status").output == "Paused")
      let format = "{{artist}}: {{title}} ({{album}}), {{mpris:length}} at {{position}}"
      #expect(
        try await stage.bus.playerctl("metadata", "--format", format).output
          == "Somebody: A song — “quoted” (An album), 90000000 at 30000000")
      playing.state = .playing
      stage.player?.show(playing)
      #expect(try await stage.bus.playerctl("status").output == "Playing")
      playing.commands = []
      stage.player?.show(playing)
      #expect(try await stage.bus.playerctl("status").output == "No players found")
    }

    @Test func `RM-8 changes are announced to who listens, without being asked`() async throws {
      let stage = try Stage()
      let follower = try stage.bus.follow("{{status}}: {{title}}")
      var playing = stage.playing(.paused)
      stage.player?.show(playing)
      await follower.until("Paused: A song — “quoted”")
      playing.state = .playing
      stage.player?.show(playing)
      await follower.until("Playing: A song — “quoted”")
      playing.title = "Another"
      stage.player?.show(playing)
      await follower.until("Playing: Another")
      playing.commands = []
      stage.player?.show(playing)
      await follower.until("")
    }

    @Test func `RM-7 a command that is not wanted does not arrive`() async throws {
      let stage = try Stage()
      var playing = stage.playing()
      playing.commands = [.play, .pause]
      stage.player?.show(playing)
      _ = try await stage.bus.playerctl("next")
      _ = try await stage.bus.playerctl("position", "3+")
      _ = try await stage.bus.playerctl("pause")
      #expect(stage.commands == [.pause])
    }

    @Test func `a bus that is gone is an error, later nothing happens`() async throws {
      #expect(throws: MPRISError.self) {
        try MPRISPlayer(
          identity: "x", address: "unix:path=/nowhere/at/all", clock: VirtualClock()
        ) { _ in }
      }
      var stage: Stage? = try Stage()
      let player = stage?.player
      stage = nil
      for _ in 0..<100 {
        player?.show(NowPlaying())
        await Task.yield()
      }
      player?.stop()
    }
  }
#endif
