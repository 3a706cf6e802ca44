// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Dispatch
import Foundation
import UIKitRuntime

// Rules: UA-17.
/// Finds, for an activity that was continued, the one it came from, and joins the two by streams.
///
/// Both have to be in this process: nothing else hands activities over while their owner lives.
final class ContinuationStreams: @unchecked Sendable {
  static var shared: ContinuationStreams {
    Runtime.common(.continuationStreams) { ContinuationStreams() }
  }

  private struct Owner { weak var activity: NSUserActivity? }
  private let lock = NSLock()
  private var owners: [UUID: Owner] = [:]

  /// The name under which streams to an activity can be asked for; nil if it supports none.
  func name(of activity: NSUserActivity) -> UUID? {
    guard activity.supportsContinuationStreams else { return nil }
    return lock.withLock {
      owners = owners.filter { $0.value.activity != nil }
      if let known = owners.first(where: { $0.value.activity === activity }) { return known.key }
      let name = UUID()
      owners[name] = Owner(activity: activity)
      return name
    }
  }

  /// Gives both sides a stream to read and one to write, on the main queue: the owner's delegate
  /// first, then `handler`; without an owner who takes them, `handler` gets an error.
  func open(
    to name: UUID?,
    _ handler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { [self] in
      let owner = lock.withLock { name.flatMap { owners[$0]?.activity } }
      guard let owner, owner.isValid, owner.supportsContinuationStreams,
        let delegate = owner.delegate
      else { return handler(nil, nil, Self.unavailable) }
      let (there, back) = (StreamPipe(), StreamPipe())
      delegate.userActivity(
        owner, didReceive: PipedInputStream(there), outputStream: PipedOutputStream.make(back))
      handler(PipedInputStream(back), PipedOutputStream.make(there), nil)
    }
  }

  /// What who asks is told when there is nobody on the other side.
  private static var unavailable: CocoaError { CocoaError(CocoaError.Code(rawValue: noConnection)) }
  /// The code that Foundation has for it: `NSUserActivityConnectionUnavailableError`.
  private static let noConnection = 4_609
}
