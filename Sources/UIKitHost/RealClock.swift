// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// The system's uptime clock, with timers on the main run loop.
///
/// What is due in one turn of the loop is called in one go, in the order of deadlines; what is
/// scheduled meanwhile comes in a later turn.
///
/// The run loop has one timer of each clock, which is set to the next deadline: Foundation's own
/// timers are never freed on Linux, 300 bytes each, and a display link makes sixty a second.
@MainActor
public final class RealClock: HostClock {
  /// What an alarm is set to when nothing is due: three years.
  private static let never: TimeInterval = 1e8
  /// The least time that an alarm is set ahead, in seconds: it must be after its last time.
  private static let instant: TimeInterval = 1e-6

  private let loop: RunLoop
  private var waiting = TimerQueue()
  /// The run loop's timers.
  ///
  /// One that is making its call is not looked at by a loop that is run inside the call, so there is
  /// one more of them for each call in progress.
  ///
  /// Not isolated, for whoever has the last reference takes them out of the loop, which any thread may.
  private nonisolated(unsafe) var alarms: [Timer] = []
  /// How many calls of alarms are in progress.
  private var depth = 0
  /// Itself, as long as anything waits: whoever scheduled a call need not keep the clock.
  private var keeper: RealClock?

  /// Makes a clock; all real clocks show the same time.
  public convenience init() { self.init(on: .main) }

  /// Makes a clock that calls on another run loop than the main one.
  package init(on loop: RunLoop) { self.loop = loop }

  deinit { for alarm in alarms { alarm.invalidate() } }

  /// Seconds since the machine started.
  public var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Runs `body` on the main run loop when `now` reaches `deadline`.
  @discardableResult
  public func schedule(
    at deadline: TimeInterval, _ body: @escaping @MainActor () -> Void
  ) -> ClockTimer {
    let timer = ClockTimer(deadline: deadline, body)
    // One that was due before now, or at no number, is called in a later turn than those that were.
    let due = max(now, deadline)
    let isFirst = waiting.nextDue.map { due < $0 } ?? true
    waiting.insert(timer, due: due)
    keeper = self
    if isFirst { setAlarm() }
    return timer
  }

  /// How many timers of the run loop there are.
  package var alarmCount: Int { alarms.count }

  /// Sets the alarm that a run loop would look at now to the next deadline.
  private func setAlarm() {
    let delay = waiting.nextDue.map { min(max(Self.instant, $0 - now), Self.never) } ?? Self.never
    if depth == alarms.count { alarms.append(makeAlarm()) }
    alarms[depth].fireDate = Date(timeIntervalSinceNow: delay)
  }

  private func makeAlarm() -> Timer {
    let alarm = Timer(
      fire: Date(timeIntervalSinceNow: Self.never), interval: Self.never, repeats: true
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.ring() }
    }
    loop.add(alarm, forMode: .common)
    return alarm
  }

  private func ring() {
    let start = now
    depth += 1
    while let timer = waiting.removeFirst(dueBy: start) {
      if !waiting.isEmpty { setAlarm() }
      timer.fire()
    }
    if depth < alarms.count { alarms[depth].fireDate = Date(timeIntervalSinceNow: Self.never) }
    depth -= 1
    setAlarm()
    if waiting.isEmpty { keeper = nil }
  }
}
