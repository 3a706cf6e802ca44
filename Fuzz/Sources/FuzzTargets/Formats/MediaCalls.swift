// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitTesting

@testable import UIKitMediaKeys

/// Calls as they come over D-Bus: what is sought begins and ends in turn, and ends at last.
enum MediaCalls: FuzzTarget {
  static let name = "media-calls"
  private static let methods = [
    "Play", "Pause", "PlayPause", "Stop", "Next", "Previous", "Seek", "SetPosition", "Raise", "",
  ]
  private static let commands: [RemoteCommand] = [
    .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack, .beginSeekingForward,
    .beginSeekingBackward,
  ]

  static func run(_ bytes: [UInt8]) throws {
    var reader = ByteReader(bytes)
    try Stage.with { stage, _ in
      var sought: RemoteCommand?
      var faults: [String] = []
      let seeking = SeekHold(clock: TimeSource.clock) { command in
        switch command {
        case .beginSeekingForward, .beginSeekingBackward:
          if sought != nil { faults.append("\(command) within a seek") }
          sought = command
        case .endSeekingForward:
          if sought != .beginSeekingForward { faults.append("an end without a beginning") }
          sought = nil
        case .endSeekingBackward:
          if sought != .beginSeekingBackward { faults.append("an end without a beginning") }
          sought = nil
        default: faults.append("\(command) of a seek")
        }
        HostInput.send(.remote(command, at: stage.now))
      }
      while !reader.isAtEnd {
        let wanted = Set(commands.filter { _ in reader.flag() })
        let argument = reader.flag() ? Int64(bitPattern: number(&reader)) : Int64(reader.byte())
        let call = MPRISCall(
          reader.pick(methods), argument: argument, position: Int64(bitPattern: number(&reader)),
          wanted: wanted)
        switch call {
        case .command(let command):
          try require(wanted.contains(command), "\(command) that nobody wants")
          HostInput.send(.remote(command, at: stage.now))
        case .skip(let isForward): seeking.skip(forward: isForward)
        case nil: stage.advance(Double(reader.byte()) / 100)
        }
        try require(faults.isEmpty, faults.joined(separator: ", "))
      }
      stage.settle()
      try require(sought == nil, "a seek that never ends")
    }
  }

  private static func number(_ reader: inout ByteReader) -> UInt64 {
    (0..<8).reduce(0) { number, _ in number << 8 | UInt64(reader.byte()) }
  }
}
