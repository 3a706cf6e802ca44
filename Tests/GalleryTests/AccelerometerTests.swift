// SPDX-License-Identifier: Apache-2.0
// Copyright the Responder authors

import Foundation
import Testing

@Suite("Gallery: the accelerometer of the machine", .serialized)
struct AccelerometerTests {
  /// Readings that are played: a second of rest, a second of shaking, two of rest, at 50 a second.
  private static let readings: [[Int]] = (0..<200).map { step in
    let time = Double(step) / 50
    let push = (1..<2).contains(time) ? 2.6 * sin(2 * .pi * 3.5 * (time - 1)) : 0
    return [Int(push * 1000), 20, 1000]
  }

  /// The files of a sensor are pipes here, so that each reading gets the next value.
  @Test func `MO-1 MO-2 a sensor of Linux shakes a headless application`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let device = folder.appendingPathComponent("iio:device0")
    try FileManager.default.createDirectory(at: device, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("0.00980665\n".utf8).write(to: device.appendingPathComponent("in_accel_scale"))
    let pipes = ["x", "y", "z"].map { device.appendingPathComponent("in_accel_\($0)_raw").path }
    for pipe in pipes { try #require(mkfifo(pipe, 0o600) == 0) }
    Thread.detachNewThread {
      // Opening a pipe waits for its reader, who comes to the next when it is done with the last.
      for (value, pipe) in Self.readings.flatMap({ zip($0, pipes) }) {
        guard let file = FileHandle(forWritingAtPath: pipe) else { return }
        try? file.write(contentsOf: Data("\(value)\n".utf8))
        try? file.close()
      }
    }
    let run = try Executable.run(
      ["--script", "-", "--accelerometer", folder.path], input: "wait 4.01\n")
    #expect(run.status == 0, "\(run.errors)")
    let motion = run.output.split(separator: "\n").filter { $0.contains("motion ") }
      .map { $0.drop { $0 != "U" } }
    #expect(motion == ["UIWindow#1 motion began", "UIWindow#1 motion ended"])
  }

  @Test func `gallery refuses an accelerometer that is not there`() throws {
    let run = try Executable.run(["--host", "headless", "--accelerometer", "/nowhere/at/all"])
    #expect(run.status == 2)
    #expect(run.errors.contains("no accelerometer is in /nowhere/at/all"), "\(run.errors)")
  }
}
