// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What devices reported during a run, with the moment each report came in: played again, it makes
/// the same run.
///
/// A file of it is text, a JSON object a line: first the screen and the time at which the run began,
/// then the events. It holds all that was typed and copied, secrets too.
public struct EventRecording: Sendable, Equatable {
  /// An event and when it came in, in seconds on the host's clock.
  public struct Entry: Sendable, Equatable, Codable {
    /// When the application received it; not earlier than `HostEvent.time`.
    public var at: TimeInterval
    /// What was reported.
    public var event: HostEvent

    /// Makes an entry.
    public init(at: TimeInterval, event: HostEvent) {
      self.at = at
      self.event = event
    }
  }

  /// When the run began, in seconds on the host's clock.
  public var start: TimeInterval
  /// The screen that the run began with.
  public var screen: ScreenMetrics
  /// The events, in the order in which they came in.
  public var entries: [Entry]
  /// When the run ended, on the same clock; nil when it was cut off.
  public var end: TimeInterval?

  /// Makes a recording.
  public init(
    start: TimeInterval, screen: ScreenMetrics, entries: [Entry] = [], end: TimeInterval? = nil
  ) {
    self.start = start
    self.screen = screen
    self.entries = entries
    self.end = end
  }

  /// Seconds from the beginning to the end, or to the last event of a run that was cut off.
  public var duration: TimeInterval { max(0, (end ?? entries.last?.at ?? start) - start) }

  /// The same run, begun at another time.
  public func begun(at time: TimeInterval) -> EventRecording {
    let shift = time - start
    return EventRecording(
      start: time, screen: screen,
      entries: entries.map { Entry(at: $0.at + shift, event: $0.event.moved(by: shift)) },
      end: end.map { $0 + shift })
  }
}
