// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import UIKitHost

/// The application's events in the order in which the host saw them.
@MainActor
final class EventQueue {
  private var events: [HostEvent] = []
  private var head = 0

  /// Whether an event is being handled; those that come now wait.
  private(set) var isDraining = false

  /// Puts an event behind all others.
  func enqueue(_ event: HostEvent) { events.append(event) }

  /// Hands the waiting events to `handle`, one at a time, the first one first.
  ///
  /// Called while it runs, it returns at once: what a handler enqueues comes after what it handles.
  ///
  /// - Rules: AW-1.
  func drain(_ handle: (HostEvent) -> Void) {
    guard !isDraining else { return }
    isDraining = true
    while head < events.count {
      let event = events[head]
      head += 1
      if head == events.count {
        events.removeAll(keepingCapacity: true)
        head = 0
      }
      handle(event)
    }
    isDraining = false
  }
}
