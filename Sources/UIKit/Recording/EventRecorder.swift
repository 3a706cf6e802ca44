// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import UIKitCore
import UIKitHost
import UIKitRuntime

/// Writes down every event that the application receives, as it comes in: `--record FILE`.
///
/// A line is written before its event is handled, so that the file ends with the event that ended
/// the process.
@MainActor
final class EventRecorder {
  static let option = "--record"

  private let file: FileHandle
  private let clock: any HostClock

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
      let recorder = try EventRecorder(path: path, host: host)
      application.onReceive = { recorder.record($0) }
      current = recorder
    } catch {
      HostChoice.complain("The recording \(path) cannot be written: \(error)")
    }
  }

  private init(path: String, host: any UIKitHost.Host) throws {
    clock = host.clock
    file = FileHandle(fileDescriptor: try Self.make(path), closeOnDealloc: true)
    try file.write(contentsOf: RecordingFile.header(start: clock.now, screen: host.screen))
  }

  /// Makes the file; it replaces nothing, and a link to something does not count as a new name.
  private static func make(_ path: String) throws -> Int32 {
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, filePermissions)
    guard file >= 0 else { throw SystemFailure.last("open", path) }
    return file
  }

  /// It holds what a person typed, so only they may read it.
  private static let filePermissions: mode_t = 0o600

  private func record(_ event: HostEvent) {
    write { try RecordingFile.line(EventRecording.Entry(at: clock.now, event: event)) }
  }

  /// Notes that the run ends.
  func finish() { write { try RecordingFile.ending(clock.now) } }

  /// A run whose recording has a hole would replay as another one, so it does not go on.
  private func write(_ line: () throws -> Data) {
    do {
      try file.write(contentsOf: line())
    } catch {
      ApplicationRunner.fail("The recording cannot be written: \(error.localizedDescription)")
    }
  }
}
