// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// Cuts a recording down as long as it fails in the same way.
struct RecordingShrinker {
  /// Whether a recording still fails.
  let fails: (EventRecording) -> Bool
  /// Told of every step that made it smaller.
  let progress: (String, EventRecording) -> Void

  /// First whole gestures are left out, then single reports, then time; at last places are rounded.
  func shrink(_ recording: EventRecording) -> EventRecording {
    var small = recording
    // The end of a run is when it comes to rest, which a replay waits for by itself.
    small.end = nil
    if !fails(small) { small.end = recording.end }
    small = withoutTicks(small)
    let gestures = RecordingParts(small)
    small = gestures.recording(
      of: SmallestPart.find(of: gestures.gestures) {
        fails(gestures.recording(of: $0.flatMap(\.self)))
      }.flatMap(\.self))
    progress("gestures left out", small)
    small = keepingNeeded(small)
    progress("reports left out", small)
    small = hastened(small)
    progress("time left out", small)
    small = keepingNeeded(small)
    small = rounded(small)
    progress("places rounded", small)
    return small
  }

  /// Most mistakes do not need timers to be late: in virtual time each fires when it is due.
  private func withoutTicks(_ recording: EventRecording) -> EventRecording {
    guard recording.ticks != nil else { return recording }
    var plain = recording
    plain.ticks = nil
    for place in plain.entries.indices { plain.entries[place].busy = nil }
    return fails(plain) ? plain : recording
  }

  private func keepingNeeded(_ recording: EventRecording) -> EventRecording {
    let parts = RecordingParts(recording)
    return parts.recording(
      of: SmallestPart.find(of: parts.atoms) { fails(parts.recording(of: $0)) })
  }

  // MARK: - Time

  /// Pauses that a person would choose, from none on; the first that still fails is taken.
  private static let pauses: [TimeInterval] = [0, 0.05, 0.5, 1, 5]

  private func hastened(_ recording: EventRecording) -> EventRecording {
    for most in Self.pauses {
      let candidate = recording.withPauses { _, pause in min(pause, most) }
      if candidate.duration < recording.duration, fails(candidate) {
        return most == 0 ? candidate : hastenedOneByOne(candidate)
      }
    }
    return hastenedOneByOne(recording)
  }

  private func hastenedOneByOne(_ recording: EventRecording) -> EventRecording {
    var small = recording
    for place in recording.entries.indices {
      for most in Self.pauses {
        let candidate = small.withPauses { $0 == place ? min($1, most) : $1 }
        guard candidate.duration < small.duration else { continue }
        if fails(candidate) {
          small = candidate
          break
        }
      }
    }
    return small
  }

  // MARK: - Places

  /// Points between two places of a grid; the coarsest that still fails is taken.
  private static let grids = [50.0, 10, 1]

  private func rounded(_ recording: EventRecording) -> EventRecording {
    for grid in Self.grids {
      let candidate = recording.onGrid(grid) { _ in true }
      if candidate == recording || fails(candidate) { return candidate }
    }
    var small = recording
    for place in recording.entries.indices {
      for grid in Self.grids {
        let candidate = small.onGrid(grid) { $0 == place }
        if candidate != small, fails(candidate) {
          small = candidate
          break
        }
      }
    }
    return small
  }
}

extension EventRecording {
  /// The same events after other pauses, which a function of their number and pause gives.
  fileprivate func withPauses(
    _ pause: (Int, TimeInterval) -> TimeInterval
  ) -> EventRecording {
    var moved = self
    var (before, now) = (start, start)
    /// Of each gap between entries: how far its ticks move, and between which times they stay.
    var gaps: [(shift: TimeInterval, from: TimeInterval, to: TimeInterval)] = []
    for place in entries.indices {
      let old = entries[place].at
      let (shift, from) = (now - before, now)
      now += pause(place, max(0, old - before))
      gaps.append((shift, from, now))
      before = old
      moved.entries[place].at = now
      moved.entries[place].event = entries[place].event.moved(by: now - old)
    }
    gaps.append((now - before, now, .infinity))
    moved.ticks = ticks?.map { old in
      var tick = old
      let gap = gaps[min(old.place, gaps.count - 1)]
      tick.at = min(max(old.at + gap.shift, gap.from), gap.to)
      return tick
    }
    let last = max(now, moved.ticks?.last?.at ?? now)
    moved.end = end.map { max(last, $0 - (before - now)) }
    return moved
  }

  /// The contacts of some events on the crossings of a grid.
  fileprivate func onGrid(_ grid: Double, where isMeant: (Int) -> Bool) -> EventRecording {
    var moved = self
    for place in entries.indices where isMeant(place) {
      guard case .contacts(var frame) = entries[place].event else { continue }
      for number in frame.contacts.indices {
        let location = frame.contacts[number].location
        frame.contacts[number].location = CGPoint(
          x: (location.x / grid).rounded() * grid, y: (location.y / grid).rounded() * grid)
      }
      moved.entries[place].event = .contacts(frame)
    }
    return moved
  }
}
