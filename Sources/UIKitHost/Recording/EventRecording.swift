// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// What devices reported during a run, with the moment each report came in, and what the clock did
/// in between: played again, it makes the same run.
///
/// A file of it is text, a JSON object a line: first the screen and the time at which the run began,
/// then what happened. It holds all that was typed and copied, secrets too.
public struct EventRecording: Sendable, Equatable {
  /// An event and when it came in, in seconds on the host's clock.
  public struct Entry: Sendable, Equatable, Codable {
    /// When the application received it; not earlier than `HostEvent.time`.
    public var at: TimeInterval
    /// What was reported.
    public var event: HostEvent
    /// True when the run loop had not come to rest since the line before; nil when it had, and in
    /// runs whose ticks are not recorded.
    package var busy: Bool?

    /// Makes an entry.
    public init(at: TimeInterval, event: HostEvent) {
      self.at = at
      self.event = event
    }
  }

  /// Something that the clock did between two events.
  public struct Tick: Sendable, Equatable {
    /// What it did.
    public enum Cause: String, Sendable, CaseIterable {
      /// The timer that was due first fired.
      case timer
      /// Somebody read the time who was called neither by an event nor by a timer.
      case clock
      /// The host began to show the application in a new place and asked for all of it.
      case whole
    }

    /// The time that the clock showed from then on.
    public var at: TimeInterval
    /// What it did.
    public var cause: Cause
    /// How many events came before.
    public var place: Int
    /// Whether the run loop had not come to rest since the line before.
    package var isBusy: Bool

    package init(at: TimeInterval, cause: Cause, place: Int, isBusy: Bool) {
      self.at = at
      self.cause = cause
      self.place = place
      self.isBusy = isBusy
    }
  }

  /// When the run began, in seconds on the host's clock.
  public var start: TimeInterval
  /// The screen that the run began with.
  public var screen: ScreenMetrics
  /// The events, in the order in which they came in.
  public var entries: [Entry]
  /// What the clock did between the events; nil for a run in virtual time, in which every timer
  /// fires when it is due.
  public var ticks: [Tick]?
  /// The options of the launch on which the run depends; nil when nobody knows.
  public var options: [String]?
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
    var moved = self
    moved.start = time
    moved.end = end.map { $0 + shift }
    for place in entries.indices {
      moved.entries[place].at += shift
      moved.entries[place].event = entries[place].event.moved(by: shift)
    }
    moved.ticks = ticks?.map {
      Tick(at: $0.at + shift, cause: $0.cause, place: $0.place, isBusy: $0.isBusy)
    }
    return moved
  }
}

extension EventRecording {
  /// An event, or what the clock did.
  package enum Step: Sendable, Equatable {
    case event(Entry)
    case tick(Tick)

    /// Whether the run loop had not come to rest since the step before.
    package var isBusy: Bool {
      switch self {
      case .event(let entry): entry.busy ?? false
      case .tick(let tick): tick.isBusy
      }
    }
  }

  /// Events and ticks in the order in which they came.
  package var steps: [Step] {
    var steps: [Step] = []
    var left = (ticks ?? [])[...]
    for (place, entry) in entries.enumerated() {
      while let tick = left.first, tick.place <= place { steps.append(.tick(left.removeFirst())) }
      steps.append(.event(entry))
    }
    return steps + left.map { .tick($0) }
  }
}
