// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation

/// Tells the delegate of a stream, on the run loop that the stream is scheduled on, what it can do.
///
/// Each event is told once, until what it tells of was used.
final class StreamEvents: @unchecked Sendable {
  private let lock = NSLock()
  /// Whose delegate is told; set when the stream is made.
  weak var stream: Stream?
  private var places: [(loop: RunLoop, mode: RunLoop.Mode)] = []
  private var told: Stream.Event = []
  private var ownStatus = Stream.Status.notOpen

  /// How far the stream is; who is at the other end asks on a thread of its own.
  var status: Stream.Status {
    get { lock.withLock { ownStatus } }
    set { lock.withLock { ownStatus = newValue } }
  }

  func schedule(_ loop: RunLoop, _ mode: RunLoop.Mode) {
    lock.withLock { places.append((loop, mode)) }
  }

  func remove(_ loop: RunLoop, _ mode: RunLoop.Mode) {
    lock.withLock { places.removeAll { $0.loop === loop && $0.mode == mode } }
  }

  /// Tells of an event, unless that was done.
  func tell(_ event: Stream.Event) {
    lock.withLock {
      guard let loop = places.first?.loop, told.insert(event).inserted else { return }
      // A timer that is due wakes a loop that sleeps in another thread.
      let timer = Timer(timeInterval: 0, repeats: false) { [weak self] _ in self?.deliver(event) }
      for place in places where place.loop === loop { loop.add(timer, forMode: place.mode) }
    }
  }

  /// What an event told of was used; it may be told again.
  func use(_ event: Stream.Event) { _ = lock.withLock { told.remove(event) } }

  private func deliver(_ event: Stream.Event) {
    guard let stream, lock.withLock({ !places.isEmpty }) else { return }
    stream.delegate?.stream(stream, handle: event)
  }
}
