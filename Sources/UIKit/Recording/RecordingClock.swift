// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitHost

/// The clock of an application in real time that is recorded: it stands still within a turn.
///
/// Whatever reads it in a turn reads one time, which is in the recording, so a replay decides as the
/// run did. It fires its timers in the order in which a virtual clock does, for one is inside it.
@MainActor
final class RecordingClock: HostClock {
  /// The beginning of a turn: the time that it shows, and whether the run loop has not come to rest
  /// since the turn before.
  struct Beginning {
    let at: TimeInterval
    let isBusy: Bool
  }

  /// What the application is shown of the time, and its timers.
  let shown: VirtualClock
  /// Told of turns that no event begins, before anything is done in them.
  var onTick: ((EventRecording.Tick.Cause, Beginning) -> Void)?
  private let real: any HostClock
  private var alarm: ClockTimer?
  private var hasRested = false

  init(_ real: any HostClock) {
    self.real = real
    shown = VirtualClock(start: Self.short(real.now))
  }

  /// The time of the turn; whoever asks between turns begins one.
  var now: TimeInterval {
    if hasRested { tick(.clock) }
    return shown.now
  }

  @discardableResult
  func schedule(
    at deadline: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let timer = shown.schedule(at: deadline, body)
    setAlarm()
    return timer
  }

  /// Begins a turn.
  func begin() -> Beginning {
    shown.pass(to: Self.short(real.now))
    defer { hasRested = false }
    return Beginning(at: shown.now, isBusy: !hasRested)
  }

  /// Begins a turn that no event begins.
  @discardableResult
  func tick(_ cause: EventRecording.Tick.Cause) -> TimeInterval {
    let beginning = begin()
    onTick?(cause, beginning)
    return beginning.at
  }

  /// Notes that nothing is left to be done before the run loop waits.
  func rest() { hasRested = true }

  private func setAlarm() {
    guard let next = shown.nextDeadline else { return }
    // One that rings too early does no harm.
    if let alarm, alarm.isPending, alarm.deadline <= next { return }
    alarm?.cancel()
    alarm = real.schedule(at: next) { [weak self] in self?.ring() }
  }

  private func ring() {
    // What falls due meanwhile waits for the next round, so that events come in between.
    let due = real.now
    while let next = shown.nextDeadline, next <= due { shown.fireNext(at: tick(.timer)) }
    setAlarm()
  }

  /// A time in microseconds, for the recording to be short; not before the one that is meant.
  private static func short(_ time: TimeInterval) -> TimeInterval {
    (time * microseconds).rounded(.up) / microseconds
  }

  private static let microseconds = 1e6
}
