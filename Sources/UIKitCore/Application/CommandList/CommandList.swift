// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost
import UIKitMachines
import UIKitRuntime

// Rules: PK-35.
/// Shows what keys can do while Command is held and nothing else happens.
@MainActor
final class CommandList {
  static var shared: CommandList { Runtime.part(.commandList) { CommandList() } }

  private var timer: ClockTimer?
  private var window: CommandListWindow?

  private init() {}

  /// Command went down: the list comes when it is still down, alone, after a while.
  func begin(from start: UIResponder) {
    end()
    timer = TimeSource.clock.schedule(after: Thresholds.commandListDelay) { [weak start] in
      guard let start else { return }
      self.show(CommandEntry.all(from: start))
    }
  }

  /// Command went up, or another key down: the list goes.
  func end() {
    timer?.cancel()
    timer = nil
    window?.isHidden = true
    window = nil
  }

  private func show(_ entries: [CommandEntry]) {
    guard !entries.isEmpty else { return }
    let made = CommandListWindow(entries)
    made.isHidden = false
    window = made
    Trace.record(.action, "shows \(entries.count) key commands")
  }
}

/// A line of the list: what a command does, and its keys.
struct CommandEntry: Equatable {
  let title: String
  let keys: String

  /// The commands along the chain that have a title and can be done now, each combination once.
  @MainActor
  static func all(from start: UIResponder) -> [CommandEntry] {
    var entries: [CommandEntry] = []
    var seen: Set<String> = []
    var current: UIResponder? = start
    while let responder = current {
      if responder.overrides(.keyCommands) {
        for command in responder.offeredKeyCommands {
          guard let entry = CommandEntry(command), !seen.contains(entry.keys),
            KeyCommandSearch.target(of: command, from: start) != nil
          else { continue }
          seen.insert(entry.keys)
          entries.append(entry)
        }
      }
      current = ResponderChain.handler(after: responder, of: .keyCommands)
    }
    return entries
  }

  @MainActor
  private init?(_ command: UIKeyCommand) {
    let title = command.discoverabilityTitle ?? command.title
    guard !title.isEmpty, let keys = command.keyText, !command.attributes.contains(.hidden) else {
      return nil
    }
    self.title = title
    self.keys = keys
  }
}
