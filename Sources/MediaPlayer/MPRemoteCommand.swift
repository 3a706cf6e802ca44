// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation
import UIKit
import UIKitHost

/// A command of a headset, a lock screen or a media key.
///
/// [Apple: MPRemoteCommand](https://developer.apple.com/documentation/mediaplayer/mpremotecommand)
@preconcurrency @MainActor
open class MPRemoteCommand: NSObject {
  /// What hosts call it: one command, or a begin and an end.
  final let commands: [RemoteCommand]
  private var targets:
    [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] = []

  init(_ commands: RemoteCommand...) { self.commands = commands }

  // Rules: RM-7.
  /// Whether the command can be given now; true by default.
  ///
  /// What shows media controls offers it only then.
  open var isEnabled = true {
    didSet {
      if isEnabled {
        NowPlayingCenter.shared.disabled.subtract(commands)
      } else {
        NowPlayingCenter.shared.disabled.formUnion(commands)
      }
    }
  }

  /// Takes the command from now on, before responders do.
  ///
  /// - Returns: what `removeTarget(_:)` takes.
  open func addTarget(
    handler: @escaping @MainActor (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let token = NSObject()
    targets.append((token, handler))
    NowPlayingCenter.shared.handled.formUnion(commands)
    return token
  }

  /// Takes away what was added with this token; everything for nil.
  open func removeTarget(_ target: Any?) {
    targets.removeAll { target == nil || $0.token === target as AnyObject }
    if targets.isEmpty { NowPlayingCenter.shared.handled.subtract(commands) }
  }

  /// Tells every target; true when there is one.
  final func perform(_ command: RemoteCommand, at time: TimeInterval) -> Bool {
    let handlers = targets.map(\.handler)
    for handler in handlers { _ = handler(makeEvent(of: command, at: time)) }
    return !handlers.isEmpty
  }

  private func makeEvent(of command: RemoteCommand, at time: TimeInterval) -> MPRemoteCommandEvent {
    guard commands.count > 1 else { return MPRemoteCommandEvent(self, at: time) }
    return MPSeekCommandEvent(
      self, at: time, type: command == commands.first ? .beginSeeking : .endSeeking)
  }
}

/// A command that was given.
@preconcurrency @MainActor
open class MPRemoteCommandEvent: NSObject {
  private let given: MPRemoteCommand
  private let time: TimeInterval

  fileprivate init(_ command: MPRemoteCommand, at time: TimeInterval) {
    given = command
    self.time = time
  }

  /// The command.
  open var command: MPRemoteCommand { given }

  /// When it was given, in seconds on the host's clock.
  open var timestamp: TimeInterval { time }
}

/// Winding that begins or ends.
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  private let ownType: MPSeekCommandEventType

  fileprivate init(_ command: MPRemoteCommand, at time: TimeInterval, type: MPSeekCommandEventType)
  {
    ownType = type
    super.init(command, at: time)
  }

  /// Whether it begins or ends.
  open var type: MPSeekCommandEventType { ownType }
}

/// Whether winding begins or ends.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// It begins.
  case beginSeeking = 0
  /// It ends.
  case endSeeking = 1
}

/// What became of a command; nobody is told further.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It was done.
  case success = 0
  /// There is nothing to do it with.
  case noSuchContent = 100
  /// Nothing plays.
  case noActionableNowPlayingItem = 110
  /// The device is not there.
  case deviceNotFound = 120
  /// It could not be done.
  case commandFailed = 200
}
