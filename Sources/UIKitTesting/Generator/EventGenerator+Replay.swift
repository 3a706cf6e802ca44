// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKit
public import UIKitHost

extension EventGenerator {
  /// Plays what was recorded, from now on: the events come in at the same distances in time, and
  /// timers fire in between.
  ///
  /// A recording of `--record`, or a part of it, becomes a test: the same views get the same events.
  /// Texts of input methods are meant for a field by its number, so a recording with those plays
  /// right in a process of its own (`--replay`).
  public func replay(_ recording: EventRecording) {
    let moved = recording.begun(at: now)
    let timeline = Timeline()
    if moved.screen != ApplicationDriving.screen {
      session.send { .screen(moved.screen, at: $0) }
    }
    for entry in moved.entries {
      session.advance(to: entry.at - moved.start, on: timeline)
      session.send { _ in entry.event }
    }
    if let end = moved.end { session.advance(to: end - moved.start, on: timeline) }
  }

  /// Does something and returns what was reported to the application meanwhile.
  public func recording(_ actions: () throws -> Void) rethrows -> EventRecording {
    var recording = EventRecording(start: now, screen: ApplicationDriving.screen)
    let before = ApplicationDriving.onReceive
    ApplicationDriving.onReceive = { [session] event in
      recording.entries.append(EventRecording.Entry(at: session.now, event: event))
    }
    defer { ApplicationDriving.onReceive = before }
    try actions()
    recording.end = now
    return recording
  }
}
