// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

#if WebHost
  import Foundation
  import TestSupport
  import Testing
  import UIKitHost

  @testable import UIKitWebHost

  @MainActor
  @Suite("A page with media controls", .serialized, .timeLimit(.minutes(30)))
  struct MediaTests {
    private func commands(_ launch: Launch) -> [RemoteCommand] {
      launch.recorder.events.compactMap { event in
        if case .remote(let command, _) = event { command } else { nil }
      }
    }

    private func send(_ names: [String], to client: SocketClient) async throws {
      try await elsewhere {
        for name in names { try client.send(#"{"t":"remote","at":1000,"c":"\#(name)"}"#) }
      }
    }

    @Test func `RM-1 commands of media controls arrive`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await send(["play", "pause", "toggle", "stop", "next", "previous"], to: client)
      try await eventually { commands(launch).count == 6 }
      #expect(
        commands(launch) == [.play, .pause, .togglePlayPause, .stop, .nextTrack, .previousTrack])
      #expect(launch.host.anomalies == [:])
    }

    @Test func `RM-9 a page that goes ends the seeking that its steps began`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await send(["backward", "forward"], to: client)
      // The hold may have run out before the test's turn comes.
      try await eventually { commands(launch).count >= 3 }
      client.raw.hangUp()
      try await launch.recorder.wait(for: "enterBackground")
      #expect(
        commands(launch) == [
          .beginSeekingBackward, .endSeekingBackward, .beginSeekingForward, .endSeekingForward,
        ])
    }

    @Test func `commands that do not exist are counted`() async throws {
      let launch = try Launch()
      let client = try await launch.page()
      try await send(["explode", "", "play"], to: client)
      try await eventually { commands(launch) == [.play] }
      #expect(launch.host.anomalies == [.malformedMessage: 2])
    }

    @Test func `RM-8 what plays is told to the page, and to every page after it`() async throws {
      let launch = try Launch()
      let first = try await launch.page()
      var playing = NowPlaying()
      playing.commands = [.play, .nextTrack, .beginSeekingForward, .endSeekingForward]
      playing.state = .paused
      playing.title = "A \"song\""
      playing.duration = 90
      playing.elapsed = 30
      launch.host.show(playing)
      let message =
        #"{"t":"playing","state":"paused","commands":["next","play","forward"],"#
        + #""title":"A \"song\"","duration":90,"position":30,"rate":1}"#
      func told(_ client: SocketClient) async throws -> String {
        try await elsewhere {
          while true {
            let text = try client.nextText()
            if text.contains("playing") { return text }
          }
        }
      }
      #expect(try await told(first) == message)
      #expect(try await told(launch.page()) == message)
      #expect(launch.host.isShown)
    }
  }
#endif
