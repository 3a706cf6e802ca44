// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost
import UIKitRuntime

/// Writes down every event that the application receives, as it comes in: `--record FILE`; in real
/// time also what the clock does.
///
/// A line is written before it is handled, so that the file ends with what ended the process.
@MainActor
final class EventRecorder {
  static let option = "--record"
  /// The options on which a run depends.
  static let noted = [Inspector.option, StateOptions.restoreOption]

  private let file: FileHandle
  /// The host's, which stands still in virtual time.
  private let clock: any HostClock
  /// The application's in real time; nil in virtual time, where a timer fires when it is due.
  private let recorded: RecordingClock?

  /// The recorder of this run; nil unless the launch asked for one.
  private(set) static var current: EventRecorder? {
    get { Runtime.held(.recorder) }
    set { Runtime.hold(newValue, as: .recorder) }
  }

  /// Begins to record what `application` receives, if the launch asked for it.
  static func start(
    _ arguments: [String], _ application: UIApplication, on host: any UIKitHost.Host
  ) {
    guard let path = HostChoice.value(of: option, in: arguments) else { return }
    do {
      let recorder = try EventRecorder(
        path: path, host: host, options: HostOptions.own(arguments).filter(noted.contains))
      recorder.listen(to: application)
      current = recorder
    } catch {
      HostChoice.complain("The recording \(path) cannot be written: \(error)")
    }
  }

  private init(path: String, host: any UIKitHost.Host, options: [String]) throws {
    clock = host.clock
    recorded = host.clock is VirtualClock ? nil : RecordingClock(host.clock)
    let made = PrivateFile.make(path)
    guard made >= 0 else { throw SystemFailure.last("open", path) }
    file = FileHandle(fileDescriptor: made, closeOnDealloc: true)
    try file.write(
      contentsOf: RecordingFile.header(
        start: recorded?.now ?? clock.now, screen: host.screen, options: options,
        hasTicks: recorded != nil))
  }

  private func listen(to application: UIApplication) {
    application.onReceive = { [self] in record($0) }
    guard let recorded else { return }
    recorded.shown.turnDidEnd = { application.turn.end() }
    recorded.onTick = { [self] in record($0, $1) }
    application.hostReceiver.onDescribe = { recorded.tick(.whole) }
    TimeSource.clock = recorded
  }

  private func record(_ event: HostEvent) {
    let beginning = recorded?.begin()
    var entry = EventRecording.Entry(at: beginning?.at ?? clock.now, event: event)
    if beginning?.isBusy == true { entry.busy = true }
    write { try RecordingFile.line(entry) }
  }

  private func record(_ cause: EventRecording.Tick.Cause, _ beginning: RecordingClock.Beginning) {
    write {
      RecordingFile.line(
        EventRecording.Tick(
          at: beginning.at, cause: cause, place: 0, isBusy: beginning.isBusy))
    }
  }

  /// Notes that nothing is left to be done before the run loop waits.
  func rest() { recorded?.rest() }

  /// Notes that the run ends.
  func finish() { write { try RecordingFile.ending(recorded?.begin().at ?? clock.now) } }

  /// A run whose recording has a hole would replay as another one, so it does not go on.
  private func write(_ line: () throws -> Data) {
    do {
      try file.write(contentsOf: line())
    } catch {
      ApplicationRunner.fail("The recording cannot be written: \(error.localizedDescription)")
    }
  }
}
