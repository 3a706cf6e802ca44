// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

public import Foundation

/// Reports the shakes of the machine itself, from the accelerometer that Linux found in it.
///
/// The files are read on the host's clock, so that a headless run reads them in virtual time. A
/// device that stops answering cuts a shake off and is asked again.
@MainActor
public final class IIOAccelerometer {
  /// Readings a second: enough for the fastest hand, and cheap for a sensor behind a slow bus.
  public static let rate = 50.0

  /// The device's folder.
  public let directory: URL
  /// Readings that were not answered, or with what cannot be.
  public var failures: Int { unanswered + detector.rejected }

  private let device: IIODevice
  private let clock: any HostClock
  private let report: @MainActor (HostEvent) -> Void
  private var detector = ShakeDetector()
  private var unanswered = 0
  private var timer: ClockTimer?

  /// Begins to read a device.
  ///
  /// Returns nil when there is no accelerometer.
  ///
  /// - Parameters:
  ///   - path: the folder of a device or of several, of which the first by name is taken; nil
  ///     for where the kernel lists them.
  ///   - clock: when to read.
  ///   - report: called with every `HostEvent.shake`.
  public init?(
    path: String?, clock: any HostClock, report: @escaping @MainActor (HostEvent) -> Void
  ) {
    guard let device = IIODevice.find(in: path ?? IIODevice.standardDirectory) else { return nil }
    self.device = device
    directory = device.directory
    self.clock = clock
    self.report = report
    wait()
  }

  /// Ends the reading, cutting a shake off.
  public func stop() {
    timer?.cancel()
    timer = nil
    if let phase = detector.interrupt() { report(.shake(phase, at: clock.now)) }
  }

  private func wait() {
    timer = clock.schedule(after: 1 / Self.rate) { [weak self] in self?.read() }
  }

  private func read() {
    let time = clock.now
    wait()
    let phase: ShakePhase?
    if let value = device.read() {
      phase = detector.take(AccelerometerSample(time: time, x: value.x, y: value.y, z: value.z))
    } else {
      unanswered += 1
      phase = detector.interrupt()
    }
    if let phase { report(.shake(phase, at: time)) }
  }
}
