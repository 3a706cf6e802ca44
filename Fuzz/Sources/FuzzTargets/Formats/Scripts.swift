// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitTesting

@testable import UIKit
@testable import UIKitCore

/// Scripts of headless runs: read, and played unless they ask for much time.
enum Scripts: FuzzTarget {
  static let name = "scripts"
  static let words =
    ScriptParser.commands.map { $0 + " " } + [
      "over 0.1", "times 2", "by ", "to ", "out", "force 0.5", "button 2", "pen", "mouse", ", ",
      "\"two words\"", "tree", "chain", "dark", "text 1.5", "1e308", "-1", "0", "command+a", "\n",
    ]
  private static let mostLines = 40

  private final class Receiver: HostReceiver {
    func receive(_ event: HostEvent) { HostInput.send(event) }
    func describeEverything() -> LayerCommit { LayerCommit(number: 0) }
  }

  static func run(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines: [ScriptParser.Line]
    do throws(ScriptError) {
      lines = try ScriptParser.parse(text)
    } catch {
      return try require(error.line >= 1, "an error in line \(error.line)")
    }
    try require(
      zip(lines, lines.dropFirst()).allSatisfy { $0.number < $1.number }, "lines out of order")
    try Stage.with({ Form() }) { stage, _ in
      guard let clock = TimeSource.clock as? VirtualClock else { return }
      let host = HeadlessHost(clock: clock)
      let receiver = Receiver()
      host.start(reportingTo: receiver)
      let player = ScriptPlayer(host: host) { _ in }
      for line in lines.prefix(mostLines) where isQuick(line.command) { try? player.play(line) }
      HostInput.send(.cancelContacts(at: stage.now))
      withExtendedLifetime(receiver) { stage.settle() }
    }
  }

  private static func isQuick(_ command: ScriptCommand) -> Bool {
    switch command {
    case .wait(let seconds): seconds <= 2
    case .drag(_, _, let seconds), .contacts(_, let seconds): seconds <= 2
    case .lifecycle, .restore: false
    default: true
    }
  }
}
