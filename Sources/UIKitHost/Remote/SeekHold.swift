// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

// Rules: RM-9.
/// Makes commands with a begin and an end of the single skips that media controls send.
///
/// The first skip begins to seek; further ones keep it up; a while after the last it ends. Another
/// direction ends the one before.
@MainActor
public final class SeekHold {
  /// Seconds from the last skip to the end: longer than a key that repeats waits.
  public static let duration: TimeInterval = 0.6

  private let clock: any HostClock
  private let report: @MainActor (RemoteCommand) -> Void
  private var end: RemoteCommand?
  private var timer: ClockTimer?

  /// Makes one that is at rest and calls `report` with every command.
  ///
  /// - Parameters:
  ///   - clock: what tells the time.
  ///   - report: gets the commands.
  public init(clock: any HostClock, report: @escaping @MainActor (RemoteCommand) -> Void) {
    self.clock = clock
    self.report = report
  }

  /// Takes a skip.
  public func skip(forward isForward: Bool) {
    let begin: RemoteCommand = isForward ? .beginSeekingForward : .beginSeekingBackward
    let end: RemoteCommand = isForward ? .endSeekingForward : .endSeekingBackward
    if self.end != end {
      stop()
      self.end = end
      report(begin)
    }
    timer?.cancel()
    timer = clock.schedule(after: Self.duration) { [weak self] in self?.stop() }
  }

  /// Ends seeking, as when the controls are gone; without effect at rest.
  public func stop() {
    timer?.cancel()
    timer = nil
    guard let end else { return }
    self.end = nil
    report(end)
  }
}
