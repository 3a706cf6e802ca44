// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Testing
import UIKitHost

@testable import UIKitMediaKeys

@Suite("Calls of a media player's interface")
struct MPRISCallTests {
  private func call(
    _ method: String, argument: Int64 = 0, wanted: Set<RemoteCommand>
  ) -> MPRISCall? {
    MPRISCall(method, argument: argument, position: 5, wanted: wanted)
  }

  @Test func `RM-8 a call is the command of its name, if that is wanted`() {
    let named: [(String, RemoteCommand)] = [
      ("Play", .play), ("Pause", .pause), ("PlayPause", .togglePlayPause), ("Stop", .stop),
      ("Next", .nextTrack), ("Previous", .previousTrack),
    ]
    #expect(named.map { call($0.0, wanted: [$0.1]) } == named.map { .command($0.1) })
    #expect(named.map { call($0.0, wanted: []) } == named.map { _ in nil })
    #expect(call("Raise", wanted: Set(named.map(\.1))) == nil)
  }

  @Test func `RM-9 only the direction of a seek counts`() {
    let wanted: Set<RemoteCommand> = [.beginSeekingForward, .beginSeekingBackward]
    #expect(call("Seek", argument: .max, wanted: wanted) == .skip(isForward: true))
    #expect(call("Seek", argument: .min, wanted: wanted) == .skip(isForward: false))
    #expect(call("SetPosition", argument: 6, wanted: wanted) == .skip(isForward: true))
    #expect(call("SetPosition", argument: 5, wanted: wanted) == .skip(isForward: false))
    #expect(call("Seek", argument: 1, wanted: [.beginSeekingBackward]) == nil)
  }
}
