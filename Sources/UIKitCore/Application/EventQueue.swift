// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The application's events in the order in which the host saw them.
@MainActor
final class EventQueue {
  // OPTIMIZATION: unchecked, for only the methods below touch these, and none calls out meanwhile.
  @exclusivity(unchecked) private var waiting: [HostEvent] = []
  @exclusivity(unchecked) private var head = 0
  @exclusivity(unchecked) private var isHandling = false

  /// Whether an event is being handled.
  var isBusy: Bool { isHandling }

  /// Whether an event may be handled now; if one is being handled, another one has to wait.
  ///
  /// The first event of a run is not put into the queue at all: it would be taken out at once.
  func begin() -> Bool {
    guard !isHandling else { return false }
    isHandling = true
    return true
  }

  /// Ends the run where nothing waits.
  func endIfEmpty() -> Bool {
    guard head == waiting.count else { return false }
    isHandling = false
    return true
  }

  /// Puts an event behind all others.
  func enqueue(_ event: HostEvent) { waiting.append(event) }

  // Rules: AW-1.
  /// The event that has waited longest; nil ends the run.
  func next() -> HostEvent? {
    guard head < waiting.count else {
      isHandling = false
      return nil
    }
    let event = waiting[head]
    head += 1
    if head == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      head = 0
    }
    return event
  }
}
