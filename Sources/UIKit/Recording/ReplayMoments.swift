// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The moments of a recording at which a replay can stand still: those at which the run had come to
/// rest, so that whoever looks meanwhile does not make it another one.
///
/// In a run in virtual time that is behind every event, and at the end. Where the recording says
/// what the clock did it is also behind a timer, and not between events that came in at one go.
struct ReplayMoments: Equatable {
  struct Moment: Equatable {
    /// How many of the recording's steps are done; the end of a run in virtual time is one more.
    let steps: Int
    /// How many of its events.
    let events: Int
    /// Seconds from the beginning.
    let time: TimeInterval
  }

  /// In order; the first is the launch, with what came before the run loop rested.
  let all: [Moment]

  init(of recording: EventRecording) {
    let steps = recording.steps
    var moments: [Moment] = []
    var (events, time) = (0, 0.0)
    for done in 0...steps.count {
      if done > 0 {
        let step = steps[done - 1]
        if case .event = step { events += 1 }
        time = max(time, step.at - recording.start)
      }
      if done < steps.count, steps[done].isBusy { continue }
      moments.append(Moment(steps: done, events: events, time: time))
    }
    if recording.ticks == nil, let end = recording.end {
      let last = max(time, end - recording.start)
      moments.append(Moment(steps: steps.count + 1, events: events, time: last))
    }
    all = moments
  }

  /// The number of the last one.
  var last: Int { all.count - 1 }

  /// The number of the last moment that is not later than `time`, in seconds from the beginning.
  func number(at time: TimeInterval) -> Int {
    max(0, (all.firstIndex { $0.time > time } ?? all.count) - 1)
  }

  /// The number of the moment behind the event before those of moment `number`, or of the launch;
  /// nil at the launch.
  func before(_ number: Int) -> Int? {
    guard number > 0 else { return nil }
    return (1..<number).last { all[$0].events > all[$0 - 1].events } ?? 0
  }

  /// The number of the moment behind the next event, or of the last one; nil at that.
  func after(_ number: Int) -> Int? {
    guard number < last else { return nil }
    return all.indices.dropFirst(number + 1).first { all[$0].events > all[$0 - 1].events } ?? last
  }
}

extension EventRecording.Step {
  /// When it came, in seconds on the clock of the run.
  fileprivate var at: TimeInterval {
    switch self {
    case .event(let entry): entry.at
    case .tick(let tick): tick.at
    }
  }
}
